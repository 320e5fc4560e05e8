// Starts TypeScript files as processes that begin quickly: bundled once, where tsx would load some two hundred modules one by one
// and take three times as long, at every start.
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { makeBundle } from '../../../mocks/base/bundle/make-bundle';

const bundles = new Map<string, Promise<string>>();

/** Forks the file, bundled from the sources as they are when this process first asks for it. */
export async function forkBundled(
  file: string,
  args: readonly string[],
  options?: ForkOptions,
): Promise<ChildProcess> {
  const bundle = bundles.get(file) ?? makeBundle(file);
  bundles.set(file, bundle);
  return fork(await bundle, args, { execArgv: [], ...options });
}
