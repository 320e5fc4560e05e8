// Classifies why a rating could not be sent. The component that shows the failure chooses the text.
import { HttpError, NotSignedInError } from '../../contract/service/errors';

export type SubmitFailure =
  | { readonly name: 'notSignedIn' | 'notAuthorized' | 'notFound' | 'network' }
  /** Any other refusal, with the HTTP status of the response. */
  | { readonly name: 'refused'; readonly status: number };

/** Returns the kind of failure: nobody is signed in, the service refused, or there was no response. */
export function failureOf(error: unknown): SubmitFailure {
  if (error instanceof NotSignedInError) return { name: 'notSignedIn' };
  return error instanceof HttpError ? failureOfStatus(error.status) : { name: 'network' };
}

/** Returns the kind of failure for the status of a response outside 2xx (spec contract §6). */
export function failureOfStatus(status: number): SubmitFailure {
  if (status === 401) return { name: 'notAuthorized' };
  return status === 404 ? { name: 'notFound' } : { name: 'refused', status };
}
