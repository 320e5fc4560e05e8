// Runs a function of a scene in a page: it goes there as source, its argument and its result as JSON.
import type { PageFunction } from './driver';

/** Calls `run` by an expression that `evaluate` evaluates in the page, where it gives a promise of JSON. */
export async function runInPage<Result, Argument>(
  run: PageFunction<Result, Argument>,
  argument: Argument | undefined,
  evaluate: (expression: string) => Promise<unknown>,
): Promise<Result> {
  const call = `(${run.toString()})(${JSON.stringify(argument)})`;
  const json = await evaluate(`Promise.resolve(${call}).then((result) => JSON.stringify({ result }))`);
  const { result }: { result: Result } = JSON.parse(String(json));
  return result;
}
