// How large the body of a request may be, by its path. Reads no body.
import { serviceCalls } from '../../src/contract/service/calls';

/** Bytes: a form, a rating, a suggestion, an authenticator's answer. */
export const smallBody = 64 * 1024;
/** Bytes: a photo of 1024 pixels square and a minute of voice fit in, both as data URLs. */
export const uploadBody = 8 * 1024 * 1024;

const uploads: readonly string[] = [
  serviceCalls.uploadPerson.path,
  serviceCalls.ask.path,
  serviceCalls.newSlidedeck.path,
];

/** Returns the most bytes that a body for this path may have. */
export function largestBodyOf(pathname: string): number {
  return uploads.includes(pathname) ? uploadBody : smallBody;
}
