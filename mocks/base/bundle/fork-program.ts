// Starts a program of this project as a process: its bundle where there is one, else its source, which takes 0.6 s longer to begin.
import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { cachedBundle } from './bundle-cache';

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Starts the program. Only messages and errors leave it. */
export function forkProgram(program: string, options: ForkOptions = {}): ChildProcess {
  const bundle = cachedBundle(program);
  return fork(bundle ?? program, {
    execArgv: bundle === undefined ? ['--import', tsx] : [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...options,
  });
}
