// The calls that publish and delete (spec contract §5), for the pages of staff.
import { parseList } from '../../contract/parse';
import { HttpError } from '../../contract/service/errors';
import {
  incompleteSchema,
  readMissingMedia,
  type Incomplete,
  type MissingMedium,
} from '../../contract/service/missing-media';
import type { Api } from './api';

/** Returns the calls. They reject as those of the client do. */
export const publicationCalls = ({ requests: { send, list } }: Pick<Api, 'requests'>) => ({
  async deletePresentation(presentationId: string, signal?: AbortSignal): Promise<void> {
    await send('deletePresentation', { fill: { presentationId }, operation: 'publish', signal });
  },
  async deleteFeedback(feedbackId: string, signal?: AbortSignal): Promise<void> {
    await send('deleteFeedback', { fill: { feedbackId }, signal });
  },
  /** Returns the files that are missing of what is published now; none where the service does not say. */
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
