// One request over the stream after the other, as an observable state (spec contract §2): opens the stream, sends one message and
// turns what comes into actions.
import type { MonotonicClock } from '../../../base/clock';
import { checkedFrame, type ClientFrame, type ServerFrame } from '../../../contract/creation/stream-frames';
import * as limits from '../../../contract/limits';
import { createWritable, type Readable } from '../../../base/readable';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import type { OpenCreationStream, StreamEvent } from '../../../platform/http/creation-stream';
import { createRunClock, type RunClock } from './run-clock';
import { ServiceFailedError } from './service-failure';
import type { StreamFailure } from './stream-results';

export interface StreamRunDeps {
  readonly clock: MonotonicClock;
  readonly openStream: OpenCreationStream;
  /** Returns a valid access token, or undefined without a session. Rejects when the session cannot be continued now. */
  readonly accessToken: (signal: AbortSignal) => Promise<string | undefined>;
  /**
   * Returns another access token than this one, which the service may have refused; undefined when there is none, or none can be
   * asked for now. Rejects when the session cannot be continued now.
   */
  readonly renewToken: (token: string, signal: AbortSignal) => Promise<string | undefined>;
  readonly report: (error: unknown, where: string) => void;
  /** The keys by which this device owns what it makes; undefined where nothing of it is kept. */
  readonly runKeys?: RunKeys | undefined;
  /** Whether the person is of the staff, and reads what the service says of an error. */
  readonly isStaff: () => boolean;
}

interface RunKeys {
  /** Returns a new key for one message. */
  readonly create: () => string;
  /** Keeps the key of the run that made a presentation. */
  readonly store: (presentationId: string, runKey: string) => void;
}

/** Thrown for a stream that ended before a result. */
class StreamLostError extends Error {
  override readonly name = 'StreamLostError';
}

/** How every run can fail. */
interface StreamFailed {
  readonly type: 'failed';
  readonly cause: StreamFailure;
  /** What the service said; only for staff. */
  readonly message?: string;
}

/** The frames that runs treat differently. */
export type RunFrame = Exclude<ServerFrame, { readonly type: 'error' }>;

/** What one kind of run does differently from another. */
export interface StreamRunKind<State, Action, Frame extends ClientFrame> {
  /** Names it in reports. */
  readonly name: string;
  readonly first: State;
  readonly reduce: (state: State, action: Action | StreamFailed) => State;
  readonly mayStart: (state: State) => boolean;
  readonly isUnderWay: (state: State) => boolean;
  /** Returns the action of a start at this time, in milliseconds of the clock. */
  readonly started: (at: number) => Action;
  /** Resolves with the message to send, once what it needs is uploaded; without it the message is sent as it is. */
  readonly prepare?: (frame: Frame, signal: AbortSignal) => Promise<Frame>;
  /** The action that says that the message has left. */
  readonly sent?: Action;
  /** Returns the action of a frame; undefined for one that such a run ignores. An `error` fails every run. */
  readonly actionOf: (frame: RunFrame, at: number) => Action | undefined;
  /** Dispatches when the service takes too long. Its timers end with the signal. */
  readonly watchTime: (
    clock: MonotonicClock,
    signal: AbortSignal,
    dispatch: (action: Action) => void,
  ) => void;
}

export interface StreamRun<State, Action, Frame> extends Readable<State> {
  /** Sends the message. Does nothing in a state that may not start. */
  readonly start: (frame: Frame) => void;
  readonly dispatch: (action: Action) => void;
}

/** Creates a run in its first state. It has a socket and a timer only while it is under way. */
export function createStreamRun<State, Action, Frame extends ClientFrame>(
  kind: StreamRunKind<State, Action, Frame>,
  deps: StreamRunDeps,
): StreamRun<State, Action, Frame> {
  const { report } = deps;
  const state = createWritable(kind.first);
  let endRun = (): void => undefined;

  const dispatch = (action: Action | StreamFailed): void => {
    const before = state.get();
    const after = kind.reduce(before, action);
    // The end of a run closes its socket and stops its timer before anybody sees the new state.
    if (kind.isUnderWay(before) && !kind.isUnderWay(after)) endRun();
    if (after !== before) state.set(after);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    dispatch,
    start(asked) {
      if (!kind.mayStart(state.get())) return;
      const runKey = asked.type === 'create-person' ? undefined : deps.runKeys?.create();
      const frame = runKey === undefined ? asked : { ...asked, runKey };
      const controller = new AbortController();
      const { signal } = controller;
      endRun = () => controller.abort();
      const clock = createRunClock(deps.clock);
      const ownDeps = { ...deps, clock };
      dispatch(kind.started(clock.monotonicNow()));
      kind.watchTime(clock, signal, dispatch);
      const onEvent = (event: StreamEvent): void => {
        const id = idOfMade(event);
        if (id !== undefined && runKey !== undefined && !signal.aborted) deps.runKeys?.store(id, runKey);
        const action = actionOfEvent(event, frame, kind, ownDeps);
        if (action !== undefined && !signal.aborted) dispatch(action);
      };
      openAndSend(frame, kind, ownDeps, signal, onEvent).catch((error: unknown) => {
        if (signal.aborted) return;
        report(error, `${kind.name}: start`);
        dispatch(failedBy(error));
      });
    },
  };
}

/** Returns the id of the presentation that is made now; undefined for any other event. */
function idOfMade(event: StreamEvent): string | undefined {
  if (event.type !== 'frame') return undefined;
  const { frame } = event;
  return frame.type === 'created-presentation' || frame.type === 'created-dallic-party'
    ? frame.id
    : undefined;
}

async function openAndSend<State, Action, Frame extends ClientFrame>(
  frame: Frame,
  { name, prepare }: StreamRunKind<State, Action, Frame>,
  deps: StreamRunDeps & { readonly clock: RunClock },
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const { accessToken, openStream, clock } = deps;
  // Before anything of a person is uploaded for it.
  const prepared = prepare === undefined ? frame : await prepare(checkedFrame(frame), signal);
  // An upload may take longer than a token is valid, so the token is asked for afterwards.
  const token = await accessToken(signal);
  if (signal.aborted) return;
  if (token === undefined) throw new NotSignedInError('create');
  const send = (by: string, handle: typeof onEvent): void => openStream(by, prepared, handle, signal);
  let isFirst = true;
  send(token, (event) => {
    // A stream does not say that its token was refused. One that is lost before it opened has sent nothing.
    const mayBeRefused = isFirst && event.type === 'lost';
    isFirst = false;
    if (!mayBeRefused) return onEvent(event);
    // Another token may take a sign-in, and nothing has been asked yet.
    clock.pause();
    void anotherToken(token, name, deps, signal).then((other) => {
      if (signal.aborted) return;
      if (other === undefined) return onEvent(event);
      clock.restart();
      send(other, onEvent);
    });
  });
}

/** Resolves with another token than this one; with undefined when there is none, or it cannot be had. */
async function anotherToken(
  token: string,
  name: string,
  { renewToken, report }: StreamRunDeps,
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

function actionOfEvent<State, Action, Frame extends ClientFrame>(
  event: StreamEvent,
  asked: Frame,
  { name, sent, actionOf }: StreamRunKind<State, Action, Frame>,
  { clock, report, isStaff }: StreamRunDeps,
): Action | StreamFailed | undefined {
  switch (event.type) {
    case 'open':
      return sent;
    case 'frame': {
      const { frame } = event;
      if (frame.type !== 'error') return actionOf(frame, clock.monotonicNow());
      report(new ServiceFailedError(frame.message, asked), `${name}: service`);
      return { type: 'failed', cause: 'service', ...(isStaff() ? { message: frame.message } : {}) };
    }
    case 'broken':
      report(event.error, `${name}: frame`);
      return { type: 'failed', cause: 'service' };
    case 'lost':
      report(new StreamLostError('The stream ended before a result'), `${name}: stream`);
      return { type: 'failed', cause: 'connection' };
  }
}

function failedBy(error: unknown): StreamFailed {
  if (error instanceof NotSignedInError) return { type: 'failed', cause: 'not-signed-in' };
  return { type: 'failed', cause: error instanceof NetworkError ? 'connection' : 'service' };
}

/**
 * Calls once a second until the signal is aborted. A page that is hidden ticks less often and one that is frozen not at all; the
 * next tick has the right time. The clocks of some browsers stand still while the device sleeps.
 *
 * A page that wakes runs its timers before it reads the messages that came meanwhile, and one of them may be the result. So a tick
 * that comes much too late is left out, unless the one before it was: the ticks of a hidden page all come late.
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
