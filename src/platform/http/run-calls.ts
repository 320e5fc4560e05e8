// The calls about what was made on this device (spec contract §5). Apart from the client that every page loads.
import { runKeyHeader } from '../../contract/creation/run-key';
import { HttpError, PresentationNotFoundError, saysNotFound } from '../../contract/service/errors';
import { runSchema, type Run } from '../../contract/service/run';
import type { Api } from './api';

export interface RunCalls {
  /** Returns what the service says of a run; undefined when it knows none with this key, or does not know the call. */
  readonly readRun: (runKey: string, signal?: AbortSignal) => Promise<Run | undefined>;
  /** Returns whether the service says that there is no such presentation. A page that says so comes from an intermediary. */
  readonly isGone: (presentationId: string, signal?: AbortSignal) => Promise<boolean>;
}

/** Returns the calls. They reject as those of the client do. */
export const runCalls = ({
  requests,
  presentationIndex,
}: Pick<Api, 'requests' | 'presentationIndex'>): RunCalls => ({
  async readRun(runKey, signal) {
    try {
      return await requests.receive('readRun', runSchema, { headers: { [runKeyHeader]: runKey }, signal });
    } catch (error) {
      if (error instanceof HttpError && saysNotFound(error)) return undefined;
      throw error;
    }
  },
  async isGone(presentationId, signal) {
    try {
      await (await presentationIndex(presentationId, signal)).body?.cancel();
      return false;
    } catch (error) {
      if (error instanceof PresentationNotFoundError && saysNotFound(error)) return true;
      throw error;
    }
  },
});
