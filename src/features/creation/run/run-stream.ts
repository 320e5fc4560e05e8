// What a run sends over the stream, and the action that each answer becomes (spec contract §2, §8).
import type { MonotonicClock } from '../../../base/clock';
import { checkedFrame, type ClientFrame, type ServerFrame } from '../../../contract/creation/stream-frames';
import * as limits from '../../../contract/limits';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import type { PersonUpload, UploadedPerson } from '../../../contract/service/bodies';
import type { OpenCreationStream, StreamEvent } from '../../../platform/http/creation-stream';
import { pageIn, type RunAction } from './run-state';

export interface StreamDeps {
  readonly clock: MonotonicClock;
  readonly openStream: OpenCreationStream;
  /** Returns a valid access token, or undefined without a session. Rejects when the session cannot be continued now. */
  readonly accessToken: (signal: AbortSignal) => Promise<string | undefined>;
  /**
   * Returns another access token than this one, which the service may have refused; undefined when there is none, or none can be
   * asked for now. Rejects when the session cannot be continued now.
   */
  readonly renewToken: (token: string, signal: AbortSignal) => Promise<string | undefined>;
  /** Rejects with the errors of the call, and with an AbortError when the signal is aborted. */
  readonly uploadPerson: (person: PersonUpload, signal: AbortSignal) => Promise<UploadedPerson>;
  readonly report: (error: unknown, where: string) => void;
  /** Whether the person is of the staff, and reads the service's own error messages. */
  readonly isStaff: () => boolean;
}

/** Thrown for a stream that ended before a result. */
class StreamLostError extends Error {
  override readonly name = 'StreamLostError';
}

/** The service ended a run by an `error` frame. The message has no text of a person (spec contract §2). */
export class ServiceFailedError extends Error {
  override readonly name = 'ServiceFailedError';
  constructor(message: string, sent: ClientFrame) {
    super(withoutTexts(message, sent));
  }
}

const personalFields = [
  'title',
  'email',
  'name',
  'personDescription',
  'imageDescription',
  'initialPrompt',
  'changePrompt',
  // A secret of the device.
  'runKey',
];

/** Returns the message with each text that the person wrote in the sent frame replaced by `…`. */
function withoutTexts(message: string, sent: ClientFrame): string {
  return textsOf(sent)
    .sort((a, b) => b.length - a.length)
    .reduce((rest, text) => rest.replaceAll(text, '…'), message);
}

function textsOf(fields: object): string[] {
  return Object.entries(fields).flatMap(([field, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null) return textsOf(value);
    const text = typeof value === 'string' && personalFields.includes(field) ? value.trim() : '';
    return text === '' ? [] : [text];
  });
}

/** What the stream of a run causes. */
export interface StreamHandlers {
  readonly dispatch: (action: RunAction) => void;
  /** Called when the stream has ended before a result; `wasSent` says whether the message has left. */
  readonly onLost: (wasSent: boolean) => void;
}

/** Names the runs in reports, by the message that they send. */
const names = {
  'create-presentation': 'creation',
  'create-presentation-simple': 'creation',
  'create-dallic-party': 'party',
  'create-person': 'auto-fill',
} as const satisfies Record<ClientFrame['type'], string>;

/**
 * Uploads the picture and the voice of the message, opens the stream and sends the message. Dispatches each event of the stream until
 * the signal is aborted. A stream that is lost before it opened is opened once more with another token, if there is one.
 */
export function runStream(
  message: ClientFrame,
  deps: StreamDeps,
  signal: AbortSignal,
  { dispatch, onLost }: StreamHandlers,
): void {
  const name = names[message.type];
  let isPaused = false;
  let wasSent = false;
  startTicking(deps.clock, signal, (at) => isPaused || dispatch({ type: 'tick', at }));
  const onEvent = (event: StreamEvent): void => {
    if (signal.aborted) return;
    if (event.type === 'lost') {
      deps.report(new StreamLostError('The stream ended before a result'), `${name}: stream`);
      onLost(wasSent);
      return;
    }
    if (event.type === 'open') {
      wasSent = true;
      return;
    }
    const action = actionOf(event, message, name, deps);
    if (action !== undefined) dispatch(action);
  };
  const open = async (): Promise<void> => {
    // Before anything of a person is uploaded for it.
    const prepared = await withUploads(checkedFrame(message), deps, signal);
    // An upload may take longer than a token is valid, so the token is asked for afterwards.
    const token = await deps.accessToken(signal);
    if (signal.aborted) return;
    if (token === undefined) throw new NotSignedInError('create');
    let isFirst = true;
    deps.openStream(
      token,
      prepared,
      (event) => {
        // A stream does not say that its token was refused. If it is lost before it opened, it has sent nothing.
        const mayBeRefused = isFirst && event.type === 'lost';
        isFirst = false;
        if (!mayBeRefused) return onEvent(event);
        // Another token may take a sign-in, and nothing has been asked yet: its time does not count.
        isPaused = true;
        void anotherToken(token, name, deps, signal).then((other) => {
          isPaused = false;
          if (signal.aborted) return;
          if (other === undefined) return onEvent(event);
          dispatch({ type: 'reopened', at: deps.clock.monotonicNow() });
          deps.openStream(other, prepared, onEvent, signal);
        });
      },
      signal,
    );
  };
  open().catch((error: unknown) => {
    if (signal.aborted) return;
    deps.report(error, `${name}: start`);
    dispatch({ type: 'failed', cause: causeOf(error) });
  });
}

/** Resolves with another token than this one; with undefined when there is none, or it cannot be had. */
async function anotherToken(
  token: string,
  name: string,
  { renewToken, report }: StreamDeps,
  signal: AbortSignal,
): Promise<string | undefined> {
  try {
    const renewed = await renewToken(token, signal);
    return renewed === token ? undefined : renewed;
  } catch (error) {
    if (!signal.aborted) report(error, `${name}: token`);
    return undefined;
  }
}

function causeOf(error: unknown) {
  if (error instanceof NotSignedInError) return 'not-signed-in';
  return error instanceof NetworkError ? 'connection' : 'service';
}

/** Resolves with the message to send. Only picture and voice together are uploaded, and nothing else of a person is sent. */
async function withUploads(
  message: ClientFrame,
  { uploadPerson }: StreamDeps,
  signal: AbortSignal,
): Promise<ClientFrame> {
  if (message.type === 'create-dallic-party' || message.type === 'create-person') return message;
  const { image, audio } = message.person;
  const uploaded =
    image === undefined || audio === undefined
      ? undefined
      : await uploadPerson({ imageData: image, audioData: audio }, signal);
  const media = uploaded && { image: uploaded.imageFile, audio: uploaded.audioFile };
  if (message.type === 'create-presentation-simple') return { ...message, person: { ...media } };
  const { name, personDescription, imageDescription, speaker } = message.person;
  return { ...message, person: { name, personDescription, imageDescription, speaker, ...media } };
}

function actionOf(
  event: Extract<StreamEvent, { readonly type: 'frame' | 'broken' }>,
  asked: ClientFrame,
  name: string,
  { clock, report, isStaff }: StreamDeps,
): RunAction | undefined {
  if (event.type === 'broken') {
    report(event.error, `${name}: frame`);
    return { type: 'failed', cause: 'service' };
  }
  const { frame } = event;
  switch (frame.type) {
    case 'progress':
      return progressOf(frame, clock.monotonicNow());
    case 'abort':
      return { type: 'denied', reason: frame.flaggingInformation };
    case 'quota':
      return { type: 'quota' };
    case 'error':
      report(new ServiceFailedError(frame.message, asked), `${name}: service`);
      return { type: 'failed', cause: 'service', ...(isStaff() ? { message: frame.message } : {}) };
    // A result that was not asked for is ignored.
    case 'created-presentation':
      return asked.type === 'create-presentation' || asked.type === 'create-presentation-simple'
        ? { type: 'created', id: frame.id }
        : undefined;
    case 'created-dallic-party':
      return asked.type === 'create-dallic-party' ? { type: 'created', id: frame.id } : undefined;
    case 'created-person':
      return asked.type === 'create-person' ? { type: 'person-created', person: frame.person } : undefined;
  }
}

function progressOf(
  { message, data }: Extract<ServerFrame, { readonly type: 'progress' }>,
  at: number,
): RunAction {
  if (data?.type === 'queue') return { type: 'alive', at, place: data.place };
  const page = pageIn(message)?.page;
  const picture = data ? { imageUrl: data.imageUrl, description: data.description, page } : undefined;
  return { type: 'progress', at, message, picture };
}

/**
 * Calls once a second until the signal is aborted. A hidden page ticks less often and a frozen page not at all; the next tick has the
 * right time. The clocks of some browsers stand still while the device sleeps.
 *
 * A page that wakes runs its timers before it reads the messages that came meanwhile, and a message may be the result. So a tick that
 * comes much too late is left out, unless the last tick was left out too: the ticks of a hidden page all come late.
 */
export function startTicking(clock: MonotonicClock, signal: AbortSignal, onTick: (at: number) => void): void {
  let cancel = (): void => undefined;
  const { progressTick } = limits.creationRun;
  const wait = (mayLeaveOut: boolean): void => {
    const due = clock.monotonicNow() + progressTick;
    cancel = clock.after(progressTick, () => {
      const at = clock.monotonicNow();
      const isLeftOut = mayLeaveOut && at - due > 2 * progressTick;
      if (!isLeftOut) onTick(at);
      if (!signal.aborted) wait(!isLeftOut);
    });
  };
  signal.addEventListener('abort', () => cancel(), { once: true });
  wait(true);
}
