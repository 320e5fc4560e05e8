// The calls of single pages (spec contract §5): of staff and makers, about the runs of this device, about suggestions, and about passkeys.
// Separate from the client, which every page loads, and from `creation-stream.ts`.
import { parse, parseJson, parseList, withoutRepeated } from '../../base/parse';
import { parsePresentationList, type PresentationEntry } from '../../contract/presentation/list-entry';
import { HttpError, PresentationNotFoundError, saysNotFound } from '../../contract/service/errors';
import {
  incompleteSchema,
  readMissingMedia,
  runSchema,
  newSuggestionSchema,
  suggestionSchema,
  signedChallengeSchema,
  type Incomplete,
  type MissingMedium,
  type Run,
  type NewSuggestion,
  type Suggestion,
  addAuthenticatorSchema,
  type AddAuthenticator,
} from '../../contract/service/bodies';
import { bodyOf, type Api } from './api';
import { runKeyHeader } from '../../contract/creation/run-key';
import { nameOfCall } from '../../contract/service/calls';

/** Returns the calls. They reject with the errors of the client. */
export const publicationCalls = ({ requests: { send, list } }: Pick<Api, 'requests'>) => ({
  /** Returns all presentations, unpublished ones too: the token says that staff ask. */
  listPresentations: (signal?: AbortSignal): Promise<readonly PresentationEntry[]> =>
    list('listPresentations', parsePresentationList, { signal, operation: 'publish', withToken: true }),
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

/** Returns the calls by which a member lists their own presentations, published or not. Only staff see the missing files. */
export const ownPresentationCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  listPresentations: (signal?: AbortSignal): Promise<readonly PresentationEntry[]> =>
    requests.list('listOwnPresentations', parsePresentationList, { signal, operation: 'publish' }),
  listMissingMedia: (): Promise<readonly Incomplete[]> => Promise.resolve([]),
});

export interface RunCalls {
  /** Returns the state of a run; undefined when the service knows no run with this key, or not the call. */
  readonly readRun: (runKey: string, signal?: AbortSignal) => Promise<Run | undefined>;
  /** Returns whether the service says that there is no such presentation. A page that says so comes from an intermediary. */
  readonly isGone: (presentationId: string, signal?: AbortSignal) => Promise<boolean>;
  /** Deletes the result of the run with this key, without an account (spec contract §4). */
  readonly deleteMade: (presentationId: string, runKey: string, signal?: AbortSignal) => Promise<void>;
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
  async deleteMade(presentationId, runKey, signal) {
    const headers = { [runKeyHeader]: runKey };
    await requests.send('deletePresentation', {
      fill: { presentationId },
      headers,
      operation: 'publish',
      signal,
    });
  },
});

/** Returns the calls of the pages that send and list suggestions. They reject with the errors of the client. */
export const suggestionCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  async suggest(suggestion: NewSuggestion, signal?: AbortSignal): Promise<void> {
    await requests.send('suggest', { body: bodyOf(newSuggestionSchema, suggestion), signal });
  },
  listSuggestions: (signal?: AbortSignal): Promise<Suggestion[]> =>
    requests.list(
      'listSuggestions',
      (body, call) => withoutRepeated(parseList(suggestionSchema, body, call)),
      { signal, operation: 'listSuggestions' },
    ),
  async deleteSuggestion(suggestionId: string, signal?: AbortSignal): Promise<void> {
    await requests.send('deleteSuggestion', { fill: { suggestionId }, operation: 'listSuggestions', signal });
  },
});

/** Returns the calls that add an authenticator to an account (spec contract §12). They reject with the errors of the client. */
export const authenticatorCalls = ({ requests }: Pick<Api, 'requests'>) => ({
  /** Returns the signed challenge, a JWT that is sent as plain text or as a JSON string (spec contract §12). */
  async addAuthenticatorChallenge(username: string, signal?: AbortSignal): Promise<string> {
    const text = await requests.send('addAuthenticatorChallenge', { fill: { userId: username }, signal });
    const call = nameOfCall('addAuthenticatorChallenge');
    const challenge: unknown = text.startsWith('"') ? parseJson(text, call) : text.trim();
    return parse(signedChallengeSchema, challenge, call);
  },
  async addAuthenticator(username: string, body: AddAuthenticator): Promise<void> {
    await requests.send('addAuthenticator', {
      fill: { userId: username },
      body: bodyOf(addAuthenticatorSchema, body),
    });
  },
});
