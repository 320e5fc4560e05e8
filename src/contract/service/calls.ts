// The calls of the service: method, path, and whether they carry the bearer token (spec contract §5, §4). Sends nothing.
import { isPresentationId } from '../presentation/presentation-id';

export interface ServiceCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in spec contract §5, with `:name` for parameters. */
  readonly path: string;
  /** `true`: carries the access token and fails without a session. */
  readonly bearer: boolean;
}

/** The table of spec contract §5. DELETE calls carry the bearer (spec people §7). */
export const serviceCalls = {
  addAuthenticator: { method: 'POST', path: '/api/auth/:userId/addAuthenticator', bearer: false },
  addAuthenticatorChallenge: {
    method: 'GET',
    path: '/api/auth/:userId/addAuthenticatorChallenge',
    bearer: false,
  },
  listFeedback: { method: 'GET', path: '/api/feedback', bearer: false },
  sendFeedback: { method: 'POST', path: '/api/feedback', bearer: true },
  /** Not of the specification: staff delete one rating (spec people §1). */
  deleteFeedback: { method: 'DELETE', path: '/api/feedback/:feedbackId', bearer: true },
  uploadPerson: { method: 'POST', path: '/api/personData', bearer: true },
  listPresentations: { method: 'GET', path: '/api/presentation', bearer: false },
  /** Not in the service's specification: the presentations of an account, published or not (spec people §7). */
  listOwnPresentations: { method: 'GET', path: '/api/own-presentation', bearer: true },
  /** Not of the specification: which files are missing, for staff (spec people §6). */
  listMissingMedia: { method: 'GET', path: '/api/missing-media', bearer: true },
  deletePresentation: { method: 'DELETE', path: '/api/presentation/:presentationId', bearer: true },
  publish: { method: 'PUT', path: '/api/presentation/:presentationId/pub', bearer: true },
  unpublish: { method: 'DELETE', path: '/api/presentation/:presentationId/pub', bearer: true },
  /** Not of the specification: how far the run is that the header names by its key (spec contract §8). */
  readRun: { method: 'GET', path: '/api/run', bearer: false },
  ask: { method: 'POST', path: '/api/question', bearer: false },
  suggest: { method: 'POST', path: '/api/suggestion', bearer: false },
  listSuggestions: { method: 'GET', path: '/api/suggestion', bearer: true },
  deleteSuggestion: { method: 'DELETE', path: '/api/suggestion/:suggestionId', bearer: true },
  newTopic: { method: 'POST', path: '/api/topic', bearer: true },
  newSlidedeck: { method: 'POST', path: '/new-slidedeck', bearer: true },
  presentationIndex: { method: 'GET', path: '/presentations/:presentationId/index.json', bearer: false },
} as const satisfies Record<string, ServiceCall>;

export type CallName = keyof typeof serviceCalls;

/** Returns the name of a call for errors, such as `GET /api/presentation`. */
export function nameOfCall(call: CallName): string {
  return `${serviceCalls[call].method} ${serviceCalls[call].path}`;
}

/**
 * Returns the path with its parameters filled in and escaped. Throws RangeError when one is missing or not allowed in a
 * path (spec contract §9).
 */
export function pathOfCall(call: CallName, fill: Readonly<Record<string, string>> = {}): string {
  return serviceCalls[call].path.replace(/:(\w+)/g, (_, name: string) => {
    const value = fill[name];
    if (name === 'presentationId' && !isPresentationId(value))
      throw new RangeError(`${nameOfCall(call)} needs ${name}, digits only`);
    // Digits need no further check, whose regular expression would be compiled before the very first request.
    if (value === undefined || !(name === 'presentationId' || isSegment(value)))
      throw new RangeError(`${nameOfCall(call)} needs ${name}`);
    return encodeURIComponent(value);
  });
}

/**
 * Returns whether a value may be a path segment. Escaping keeps dots, so `..` would leave the path, and it throws on
 * half a surrogate pair.
 */
function isSegment(value: string): boolean {
  return value !== '' && value !== '.' && value !== '..' && !/\p{Surrogate}/u.test(value);
}
