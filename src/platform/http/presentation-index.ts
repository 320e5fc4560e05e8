// Reads the index of a presentation from the service. Separate from the other calls, since it loads with a story and
// not with the gallery's list.
import { readIndexText, TooLargePresentationError } from '../../contract/presentation/index-bounds';
import {
  parsePresentationIndex,
  type PresentationIndex,
} from '../../contract/presentation/presentation-index';
import { nameOfCall, pathOfCall } from '../../contract/service/calls';
import { networkError, type Api } from './api';

const call = nameOfCall('presentationIndex');

/**
 * Returns the index. Throws the errors of the call and of `parsePresentationIndex`, TooLargePresentationError, and
 * NetworkError when the body breaks off.
 */
export async function readPresentationIndex(
  api: Pick<Api, 'presentationIndex'>,
  presentationId: string,
  signal?: AbortSignal,
): Promise<PresentationIndex> {
  const response = await api.presentationIndex(presentationId, signal);
  const text = await readIndexText(response, call).catch((cause: unknown) => {
    if (cause instanceof TooLargePresentationError) throw cause;
    return networkError(pathOfCall('presentationIndex', { presentationId }))(cause);
  });
  return parsePresentationIndex(text, call);
}
