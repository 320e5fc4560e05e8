// The effects of one run (spec contract §2): uploads photo and voice, opens the stream, sends one message and reports what comes.
import type { ClientFrame, ServerFrame } from '../../../contract/creation/stream-frames';
import type { PersonUpload, UploadedPerson } from '../../../contract/service/bodies';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import type { OpenCreationStream, StreamEvent } from '../../../platform/http/creation-stream';
import type { CreationAction } from './state';

/** The messages that make a presentation or a story. */
export type CreateFrame = Extract<
  ClientFrame,
  { readonly type: 'create-presentation' | 'create-presentation-simple' }
>;

export interface CreateDeps {
  /** Rejects with the errors of the call, and with an AbortError when the signal is aborted. */
  readonly uploadPerson: (person: PersonUpload, signal: AbortSignal) => Promise<UploadedPerson>;
  readonly openStream: OpenCreationStream;
  /** Returns a valid access token, or undefined without a session. Rejects when the session cannot be continued now. */
  readonly accessToken: (signal: AbortSignal) => Promise<string | undefined>;
  readonly report: (error: unknown, where: string) => void;
}

/** Thrown for a stream that ended before a result. */
class StreamLostError extends Error {
  override readonly name = 'StreamLostError';
}

/**
 * Runs until the signal is aborted, which the caller does when the run has ended. Throws nothing: a failure is reported and
 * dispatched.
 */
export function create(
  frame: CreateFrame,
  deps: CreateDeps,
  signal: AbortSignal,
  dispatch: (action: CreationAction) => void,
): void {
  const fail = (error: unknown): void => {
    if (signal.aborted) return;
    deps.report(error, 'creation: start');
    dispatch(failedBy(error));
  };
  const onEvent = (event: StreamEvent): void => handleStreamEvent(event, deps.report, dispatch);
  const start = async (): Promise<void> => {
    const media = await upload(frame.person, deps, signal);
    // An upload may take longer than the token is valid.
    const token = await deps.accessToken(signal);
    if (signal.aborted) return;
    if (token === undefined) throw new NotSignedInError('create');
    deps.openStream(token, onEvent, signal).send(withMedia(frame, media));
  };
  start().catch(fail);
}

/** Uploads picture and voice. Only both together are uploaded, and nothing of a person is sent that was not uploaded. */
async function upload(
  { image, audio }: CreateFrame['person'],
  { uploadPerson }: CreateDeps,
  signal: AbortSignal,
): Promise<Media> {
  if (image === undefined || audio === undefined) return {};
  const { imageFile, audioFile } = await uploadPerson({ imageData: image, audioData: audio }, signal);
  return { image: imageFile, audio: audioFile };
}

/** The addresses of the uploaded picture and voice; empty when there are none. */
interface Media {
  readonly image?: string;
  readonly audio?: string;
}

function withMedia(frame: CreateFrame, media: Media): CreateFrame {
  if (frame.type === 'create-presentation-simple') return { ...frame, person: media };
  const { name, personDescription, imageDescription, speaker } = frame.person;
  return { ...frame, person: { name, personDescription, imageDescription, speaker, ...media } };
}

function handleStreamEvent(
  event: StreamEvent,
  report: CreateDeps['report'],
  dispatch: (action: CreationAction) => void,
): void {
  switch (event.type) {
    case 'open':
      return dispatch({ type: 'sent' });
    case 'frame': {
      const action = actionOf(event.frame);
      if (action !== undefined) dispatch(action);
      return;
    }
    case 'broken':
      report(event.error, 'creation: frame');
      return dispatch({ type: 'failed', cause: 'service', message: event.error.message });
    case 'lost': {
      const lost = new StreamLostError('The stream ended before a result');
      report(lost, 'creation: stream');
      return dispatch({ type: 'failed', cause: 'connection', message: lost.message });
    }
  }
}

/** Returns the action of a frame; undefined for the results of parties and persons, which no run of this kind asks for. */
function actionOf(frame: ServerFrame): CreationAction | undefined {
  switch (frame.type) {
    case 'progress': {
      const { message, data } = frame;
      const picture = data && { imageUrl: data.imageUrl, description: data.description };
      return { type: 'progress', message, picture: picture ?? undefined };
    }
    case 'created-presentation':
      return { type: 'created', id: frame.id };
    case 'abort':
      return { type: 'denied', reason: frame.flaggingInformation };
    case 'error':
      return { type: 'failed', cause: 'service', message: frame.message };
    case 'quota':
      return { type: 'quota', message: frame.message ?? undefined };
    case 'created-dallic-party':
    case 'created-person':
      return undefined;
  }
}

function failedBy(error: unknown): CreationAction {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof NotSignedInError) return { type: 'failed', cause: 'not-signed-in', message };
  return { type: 'failed', cause: error instanceof NetworkError ? 'connection' : 'service', message };
}
