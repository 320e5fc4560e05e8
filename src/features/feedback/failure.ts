// Why a rating could not be sent, by the class of the error. The words are chosen where they are shown.
import { HttpError, NotSignedInError } from '../../contract/service/errors';

export type SubmitFailure =
  | { readonly name: 'notSignedIn' | 'notAuthorized' | 'notFound' | 'network' }
  /** The status of an answer that says no more. */
  | { readonly name: 'refused'; readonly status: number };

/** Nobody is signed in, the service said no, or there was no answer. */
export function failureOf(error: unknown): SubmitFailure {
  if (error instanceof NotSignedInError) return { name: 'notSignedIn' };
  return error instanceof HttpError ? failureOfStatus(error.status) : { name: 'network' };
}

/** What the status of an answer outside 2xx says (core 8). */
export function failureOfStatus(status: number): SubmitFailure {
  if (status === 401) return { name: 'notAuthorized' };
  return status === 404 ? { name: 'notFound' } : { name: 'refused', status };
}
