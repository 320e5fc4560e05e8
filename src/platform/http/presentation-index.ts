// Reads the index of a presentation from the service. Apart from the other calls: it loads with a story, not with the shelf.
import { readIndexText, TooLargePresentationError } from '../../contract/presentation/index-bounds';
import {
  parsePresentationIndex,
  type PresentationIndex,
} from '../../contract/presentation/presentation-index';
import { nameOfCall, pathOfCall } from '../../contract/service/calls';
import { networkError, type Api } from './api';

const call = nameOfCall('presentationIndex');

/** Returns the index; throws what the call throws, and what `parsePresentationIndex` does. */
export async function readPresentationIndex(
  api: Pick<Api, 'presentationIndex'>,
  presentationId: string,
  signal?: AbortSignal,
): Promise<PresentationIndex> {
  const answer = await api.presentationIndex(presentationId, signal);
  const text = await readIndexText(answer, call).catch((cause: unknown) => {
    if (cause instanceof TooLargePresentationError) throw cause;
    return networkError(pathOfCall('presentationIndex', { presentationId }))(cause);
  });
  return parsePresentationIndex(text, call);
}
