// Makes one story or presentation after the other, as an observable state (spec contract §2). Its photo and voice are uploaded
// before the message is sent.
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import type { Readable } from '../../../base/readable';
import type { PersonUpload, UploadedPerson } from '../../../contract/service/bodies';
import { pictureOf } from './stream-results';
import {
  createStreamRun,
  startTicking,
  type RunFrame,
  type StreamRunDeps,
  type StreamRunKind,
} from './stream-run';
import { creationReducer, idle, mayStart, type CreationAction, type CreationState } from './state';

/** The messages that make a presentation or a story. */
export type CreateFrame = Extract<
  ClientFrame,
  { readonly type: 'create-presentation' | 'create-presentation-simple' }
>;

export interface CreationRunDeps extends StreamRunDeps {
  /** Rejects with the errors of the call, and with an AbortError when the signal is aborted. */
  readonly uploadPerson: (person: PersonUpload, signal: AbortSignal) => Promise<UploadedPerson>;
}

export interface CreationRun extends Readable<CreationState> {
  /** Starts with this message, or retries with it. Does nothing while a run is under way, and after one that needs a restart. */
  readonly start: (frame: CreateFrame) => void;
  /** Goes back to IDLE; aborts a run that is under way. */
  readonly restart: () => void;
}

/** Creates a run in IDLE. It has a timer and a socket only while it is CREATING. */
export function createCreationRun(deps: CreationRunDeps): CreationRun {
  const { get, subscribe, start, dispatch } = createStreamRun<CreationState, CreationAction, CreateFrame>(
    kindOf(deps),
    deps,
  );
  return { get, subscribe, start, restart: () => dispatch({ type: 'restart' }) };
}

const kindOf = ({
  uploadPerson,
}: CreationRunDeps): StreamRunKind<CreationState, CreationAction, CreateFrame> => ({
  name: 'creation',
  first: idle,
  reduce: creationReducer,
  mayStart,
  isUnderWay: ({ name }) => name === 'CREATING',
  started: (at) => ({ type: 'start', at }),
  prepare: async (frame, signal) => withMedia(frame, await upload(frame.person, uploadPerson, signal)),
  sent: { type: 'sent' },
  actionOf,
  watchTime: (clock, signal, dispatch) => startTicking(clock, signal, (at) => dispatch({ type: 'tick', at })),
});

/** Uploads picture and voice. Only both together are uploaded, and nothing of a person is sent that was not uploaded. */
async function upload(
  { image, audio }: CreateFrame['person'],
  uploadPerson: CreationRunDeps['uploadPerson'],
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

/** Returns the action of a frame; undefined for the results of parties and persons, which no run of this kind asks for. */
function actionOf(frame: RunFrame): CreationAction | undefined {
  switch (frame.type) {
    case 'progress':
      return { type: 'progress', message: frame.message, picture: pictureOf(frame) };
    case 'created-presentation':
      return { type: 'created', id: frame.id };
    case 'abort':
      return { type: 'denied', reason: frame.flaggingInformation };
    case 'quota':
      return { type: 'quota' };
    case 'created-dallic-party':
    case 'created-person':
      return undefined;
  }
}
