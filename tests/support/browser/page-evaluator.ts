// A page of any browser, by which what tests share looks into it: Playwright's page, and the driver of another engine.

/** Runs in the page, so it can use nothing from its surrounding scope. */
export type PageFunction<Result, Argument> = (argument: Argument) => Result | Promise<Result>;

export interface PageEvaluator {
  /** Runs a function in the page, with one JSON argument, and returns what it resolves to. */
  evaluate<Result, Argument>(run: PageFunction<Result, Argument>, argument?: Argument): Promise<Result>;
}
