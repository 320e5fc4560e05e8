// Reports unexpected errors of the worker's events to the pages. A failed request is expected: the network may be away.
import { protocolVersion as version, type WorkerMessage } from '../src/contract/worker/worker-messages';

export type ErrorReports = ReturnType<typeof createErrorReports>;

/** Creates the functions that post errors to every page by `broadcast`. */
export function createErrorReports(broadcast: (message: WorkerMessage) => Promise<void>) {
  const networkErrors = new WeakSet<Error>();
  /** Posts an error to every page, for its reports. `where` names the operation that failed. */
  const report = (error: unknown, where: string): Promise<void> => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    // The query of an address may hold what a person is known by.
    const withoutQueries = message.replace(/\?\S*/g, '?…');
    return broadcast({ version, type: 'error', where, error: name, message: withoutQueries });
  };
  return {
    report,
    /** Settles as the response of the network does, whose rejection is never reported. */
    fromNetwork: async <T>(response: Promise<T>): Promise<T> => {
      try {
        return await response;
      } catch (error) {
        if (error instanceof Error) networkErrors.add(error);
        throw error;
      }
    },
    /** Settles as the work does, after reporting an error that is not of the network and of none of the `expected` classes. */
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
