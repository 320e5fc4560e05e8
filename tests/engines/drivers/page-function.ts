// Runs a function of a test in a page: sends its source; argument and result are JSON.
import type { PageFunction } from '../../support/browser/page-evaluator';

/** Calls `run` in the page by an expression that `evaluate` evaluates to a promise of JSON. */
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
