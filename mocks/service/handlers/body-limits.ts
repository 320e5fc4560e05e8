// Limits the size of a request's body, by its path. Reads no body.
import { serviceCalls } from '../../../src/contract/service/calls';

/** Bytes: enough for a form, a rating, a suggestion or an authenticator's response. */
export const smallBody = 64 * 1024;
/** Bytes for a call whose body holds media: enough for a photo of 1024 pixels square and a minute of voice, both as data URLs. */
export const uploadBody = 8 * 1024 * 1024;

/** Bytes of a question with its conversation: half a minute of voice takes a third of it. */
const questionBody = 1024 * 1024;

const callsWithMedia = new Map<string, number>([
  [serviceCalls.uploadPerson.path, uploadBody],
  [serviceCalls.newSlidedeck.path, uploadBody],
  [serviceCalls.ask.path, questionBody],
]);

/** Returns the maximum size in bytes of a body for this path. */
export function largestBodyOf(pathname: string): number {
  return callsWithMedia.get(pathname) ?? smallBody;
}
