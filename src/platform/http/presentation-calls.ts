// The calls that publish and delete presentations (spec contract §5), for staff and makers, and those about the runs of this device.
// Separate from the client, which every page loads.
import { parseList } from '../../base/parse';
import { parsePresentationList, type PresentationEntry } from '../../contract/presentation/list-entry';
import { HttpError, PresentationNotFoundError, saysNotFound } from '../../contract/service/errors';
import {
  incompleteSchema,
  readMissingMedia,
  runSchema,
  type Incomplete,
  type MissingMedium,
  type Run,
} from '../../contract/service/bodies';
import type { Api } from './api';
import { runKeyHeader } from '../../contract/creation/run-key';

/** Returns the calls. They reject with the errors of the client. */
export const publicationCalls = ({ requests: { send, list } }: Pick<Api, 'requests'>) => ({
  async deletePresentation(presentationId: string, signal?: AbortSignal): Promise<void> {
    await send('deletePresentation', { fill: { presentationId }, operation: 'publish', signal });
  },
  async deleteFeedback(feedbackId: string, signal?: AbortSignal): Promise<void> {
    await send('deleteFeedback', { fill: { feedbackId }, signal });
  },
  /** Publishes a presentation and returns its missing files; none where the service does not name them. */
  async publish(presentationId: string, signal?: AbortSignal): Promise<readonly MissingMedium[]> {
    return readMissingMedia(
      await send('publish', { fill: { presentationId }, operation: 'publish', signal }),
    );
  },
  /** Returns the presentations of which files are missing; none where the service does not know the call. */
  async listMissingMedia(signal?: AbortSignal): Promise<readonly Incomplete[]> {
    try {
      return await list('listMissingMedia', (body, call) => parseList(incompleteSchema, body, call), {
        signal,
        operation: 'publish',
      });
    } catch (error) {
      if (error instanceof HttpError && error.status === 404) return [];
      throw error;
    }
  },
  async unpublish(presentationId: string, signal?: AbortSignal): Promise<void> {
    await send('unpublish', { fill: { presentationId }, operation: 'publish', signal });
  },
});

/** An entry of the list, which says whether it is published where the service does. */
export type ListedPresentation = PresentationEntry & { readonly published?: boolean };

/** Returns the calls with which a member lists what they made, published or not. Which files are missing is for staff. */
export const ownPresentationCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  listPresentations: (signal?: AbortSignal): Promise<readonly ListedPresentation[]> =>
    requests.list(
      'listOwnPresentations',
      (body) => {
        const { entries, leftOut } = parsePresentationList(body);
        const unpublished = unpublishedIn(body);
        const marked = entries.map((entry) =>
          unpublished.has(entry.id) ? { ...entry, published: false } : entry,
        );
        return { entries: marked, leftOut };
      },
      { signal, operation: 'publish' },
    ),
  listMissingMedia: (): Promise<readonly Incomplete[]> => Promise.resolve([]),
});

function unpublishedIn(body: unknown): ReadonlySet<unknown> {
  const items: readonly unknown[] = Array.isArray(body) ? body : [];
  return new Set(items.map(Object).flatMap(({ id, published }) => (published === false ? [id] : [])));
}

export interface RunCalls {
  /** Returns what the service says of a run; undefined when it knows none with this key, or does not know the call. */
  readonly readRun: (runKey: string, signal?: AbortSignal) => Promise<Run | undefined>;
  /** Returns whether the service says that there is no such presentation. A page that says so comes from an intermediary. */
  readonly isGone: (presentationId: string, signal?: AbortSignal) => Promise<boolean>;
}

/** Returns the calls. They reject with the errors of the client. */
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
