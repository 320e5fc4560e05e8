// Makes one party after the other, as an observable state (spec contract §2): opens the stream, asks for a party and reports what comes.
import type { Clock } from '../../../contract/clock';
import type { ClientFrame, ServerFrame } from '../../../contract/creation/stream-frames';
import { limits } from '../../../contract/limits';
import { createWritable, type Readable } from '../../../contract/readable';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import type { StreamEvent } from '../../../platform/http/creation-stream';
import type { CreateDeps } from '../run/create';
import { idleParty, partyReducer, type PartyAction, type PartyState } from './state';

export type PartyFrame = Extract<ClientFrame, { readonly type: 'create-dallic-party' }>;

export interface PartyRunDeps extends Pick<CreateDeps, 'openStream' | 'accessToken' | 'report'> {
  readonly clock: Clock;
}

export interface PartyRun extends Readable<PartyState> {
  /** Asks for a party. Does nothing unless the state is IDLE. */
  readonly start: (frame: PartyFrame) => void;
  /** Goes back to the form; cancels a party that is being made. */
  readonly restart: () => void;
}

/** Creates a run in IDLE. It has a socket and a timer only while it is GENERATING. */
export function createPartyRun(deps: PartyRunDeps): PartyRun {
  const { clock, report } = deps;
  const state = createWritable<PartyState>(idleParty);
  let endRun = (): void => undefined;

  const dispatch = (action: PartyAction): void => {
    const before = state.get();
    const after = partyReducer(before, action);
    // The end of a run closes its socket before anybody sees the new state.
    if (before.name === 'GENERATING' && after.name !== 'GENERATING') endRun();
    if (after !== before) state.set(after);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    restart: () => dispatch({ type: 'restart' }),
    start(frame) {
      if (state.get().name !== 'IDLE') return;
      const controller = new AbortController();
      const { signal } = controller;
      const stopWatching = watchSilence(clock, dispatch);
      endRun = () => {
        controller.abort();
        stopWatching();
      };
      dispatch({ type: 'start', at: clock.now() });
      const fail = (error: unknown): void => {
        if (signal.aborted) return;
        report(error, 'party: start');
        dispatch({ type: 'failed', cause: causeOf(error) });
      };
      const onEvent = (event: StreamEvent): void => handleEvent(event, clock, report, dispatch);
      openAndSend(frame, deps, signal, onEvent).catch(fail);
    },
  };
}

async function openAndSend(
  frame: PartyFrame,
  { accessToken, openStream }: PartyRunDeps,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const token = await accessToken(signal);
  if (signal.aborted) return;
  if (token === undefined) throw new NotSignedInError('create');
  openStream(token, onEvent, signal).send(frame);
}

/** Reads the clock once a second; returns a function that stops it. A device that slept reads the right time when it wakes. */
function watchSilence(clock: Clock, dispatch: (action: PartyAction) => void): () => void {
  let cancel = (): void => undefined;
  let isStopped = false;
  const wait = (): void => {
    cancel = clock.after(limits.generation.progressTick, () => {
      dispatch({ type: 'tick', at: clock.now() });
      if (!isStopped) wait();
    });
  };
  wait();
  return () => {
    isStopped = true;
    cancel();
  };
}

function handleEvent(
  event: StreamEvent,
  clock: Clock,
  report: PartyRunDeps['report'],
  dispatch: (action: PartyAction) => void,
): void {
  switch (event.type) {
    case 'open':
      return;
    case 'frame': {
      const action = actionOf(event.frame, clock.now());
      if (action !== undefined) dispatch(action);
      return;
    }
    case 'broken':
      report(event.error, 'party: frame');
      return dispatch({ type: 'failed', cause: 'service' });
    case 'lost':
      report(new Error('The stream ended before the party was made'), 'party: stream');
      return dispatch({ type: 'failed', cause: 'connection' });
  }
}

/** Returns the action of a frame; undefined for the results of presentations and persons, which no party asks for. */
function actionOf(frame: ServerFrame, at: number): PartyAction | undefined {
  switch (frame.type) {
    case 'progress': {
      const { message, data } = frame;
      const step = data && { imageUrl: data.imageUrl, description: data.description };
      return { type: 'progress', message, step: step ?? undefined, at };
    }
    case 'created-dallic-party':
      return { type: 'created', id: frame.id };
    case 'abort':
      return { type: 'aborted', reason: frame.flaggingInformation };
    case 'error':
      return { type: 'failed', cause: 'service' };
    case 'quota':
      return { type: 'failed', cause: 'quota' };
    case 'created-presentation':
    case 'created-person':
      return undefined;
  }
}

function causeOf(error: unknown): 'not-signed-in' | 'connection' | 'service' {
  if (error instanceof NotSignedInError) return 'not-signed-in';
  return error instanceof NetworkError ? 'connection' : 'service';
}
