// Reports unexpected errors of the worker's events. A request that fails is not one: the network may be away.

/** Creates the functions that report errors by `report`, with the operation that failed. */
export function createErrorReports(report: (error: unknown, where: string) => Promise<void>) {
  const networkErrors = new WeakSet<Error>();
  return {
    /** Settles as the response of the network does, whose rejection is never reported. */
    fromNetwork: async <T>(response: Promise<T>): Promise<T> => {
      try {
        return await response;
      } catch (error) {
        if (error instanceof Error) networkErrors.add(error);
        throw error;
      }
    },
    /** Settles as the work does, once an error is reported that is not of the network and not one of the `expected` classes. */
    reporting: async <T>(
      where: string,
      work: Promise<T>,
      expected: readonly (abstract new () => Error)[] = [],
    ): Promise<T> => {
      try {
        return await work;
      } catch (error) {
        const isExpected =
          error instanceof Error &&
          (networkErrors.has(error) || expected.some((known) => error instanceof known));
        if (!isExpected) await report(error, where);
        throw error;
      }
    },
  };
}
