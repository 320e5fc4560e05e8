// Has one person after the other made up, as an observable state (spec contract §2): opens the stream and asks for a person.
import type { Clock } from '../../../../contract/clock';
import type { ServerFrame } from '../../../../contract/creation/stream-frames';
import { limits } from '../../../../contract/limits';
import { createWritable, type Readable } from '../../../../contract/readable';
import { NetworkError, NotSignedInError } from '../../../../contract/service/errors';
import type { StreamEvent } from '../../../../platform/http/creation-stream';
import type { CreateDeps } from '../../run/create';
import type { PersonFrame } from '../frames';
import { autoFillReducer, waiting, type AutoFillAction, type AutoFillState } from './state';

export interface AutoFillDeps extends Pick<CreateDeps, 'openStream' | 'accessToken' | 'report'> {
  readonly clock: Clock;
}

export interface AutoFillRun extends Readable<AutoFillState> {
  /** Asks for a person. Does nothing while one is made up. */
  readonly start: (frame: PersonFrame) => void;
  /** Ends the request, or takes a failure out of sight. */
  readonly cancel: () => void;
}

/** Creates a run in WAITING. It has a socket and a timer only while it is GENERATING. */
export function createAutoFillRun(deps: AutoFillDeps): AutoFillRun {
  const { clock, report } = deps;
  const state = createWritable<AutoFillState>(waiting);
  let endRun = (): void => undefined;

  const dispatch = (action: AutoFillAction): void => {
    const before = state.get();
    const after = autoFillReducer(before, action);
    // The end of a run closes its socket before anybody sees the new state.
    if (before.name === 'GENERATING' && after.name !== 'GENERATING') endRun();
    if (after !== before) state.set(after);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    cancel: () => dispatch({ type: 'cancel' }),
    start(frame) {
      if (state.get().name === 'GENERATING') return;
      const controller = new AbortController();
      const { signal } = controller;
      const stopTimer = clock.after(limits.generation.timeLimit, () =>
        dispatch({ type: 'failed', cause: 'silent' }),
      );
      endRun = () => {
        controller.abort();
        stopTimer();
      };
      dispatch({ type: 'start' });
      openAndSend(frame, deps, signal, (event) => {
        const action = actionOfEvent(event, report);
        if (action !== undefined && !signal.aborted) dispatch(action);
      }).catch((error: unknown) => {
        if (signal.aborted) return;
        report(error, 'auto-fill: start');
        dispatch({ type: 'failed', cause: causeOf(error) });
      });
    },
  };
}

async function openAndSend(
  frame: PersonFrame,
  { accessToken, openStream }: AutoFillDeps,
  signal: AbortSignal,
  onEvent: (event: StreamEvent) => void,
): Promise<void> {
  const token = await accessToken(signal);
  if (signal.aborted) return;
  if (token === undefined) throw new NotSignedInError('create');
  openStream(token, onEvent, signal).send(frame);
}

function actionOfEvent(event: StreamEvent, report: AutoFillDeps['report']): AutoFillAction | undefined {
  switch (event.type) {
    case 'open':
      return undefined;
    case 'frame':
      return actionOf(event.frame);
    case 'broken':
      report(event.error, 'auto-fill: frame');
      return { type: 'failed', cause: 'service' };
    case 'lost':
      report(new Error('The stream ended before the person was made up'), 'auto-fill: stream');
      return { type: 'failed', cause: 'connection' };
  }
}

/** Returns the action of a frame; undefined for progress, and for the results that this run does not ask for. */
function actionOf(frame: ServerFrame): AutoFillAction | undefined {
  switch (frame.type) {
    case 'created-person':
      return { type: 'created', person: frame.person };
    case 'abort':
      return { type: 'aborted', reason: frame.flaggingInformation };
    case 'error':
      return { type: 'failed', cause: 'service' };
    case 'quota':
      return { type: 'failed', cause: 'quota' };
    case 'progress':
    case 'created-presentation':
    case 'created-dallic-party':
      return undefined;
  }
}

function causeOf(error: unknown): 'not-signed-in' | 'connection' | 'service' {
  if (error instanceof NotSignedInError) return 'not-signed-in';
  return error instanceof NetworkError ? 'connection' : 'service';
}
