// Reads the index of a presentation from the service. Separate from the other calls, since it loads with a story and
// not with the gallery's list.
import type { Timers } from '../../base/clock';
import {
  readIndexText,
  TooLargePresentationError,
  parsePresentationIndex,
  type PresentationIndex,
} from '../../contract/presentation/presentation-index';
import { nameOfCall, pathOfCall } from '../../contract/service/calls';
import { networkError, type Api } from './api';
import { inTime } from './time-limit';

const call = nameOfCall('presentationIndex');

/**
 * Returns the index. Throws the errors of the call and of `parsePresentationIndex`, and TooLargePresentationError. Throws NetworkError
 * when the body breaks off, or when the response takes too long, which aborts the request.
 */
export async function readPresentationIndex(
  api: Pick<Api, 'presentationIndex'>,
  presentationId: string,
  clock: Timers,
  signal?: AbortSignal,
): Promise<PresentationIndex> {
  const url = pathOfCall('presentationIndex', { presentationId });
  const read = async (ending: AbortSignal): Promise<string> => {
    const response = await api.presentationIndex(presentationId, ending);
    return readIndexText(response, call).catch((cause: unknown) => {
      if (cause instanceof TooLargePresentationError) throw cause;
      return networkError(url)(cause);
    });
  };
  const limited = { clock, url, signal };
  return parsePresentationIndex(await inTime(limited, read), call);
}
