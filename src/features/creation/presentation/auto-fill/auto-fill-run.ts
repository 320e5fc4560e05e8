// Asks the service to invent a person, as an observable state (spec contract §2).
import type { MonotonicClock } from '../../../../base/clock';
import * as limits from '../../../../contract/limits';
import type { Readable } from '../../../../base/readable';
import {
  createStreamRun,
  startTicking,
  type RunFrame,
  type StreamRunDeps,
  type StreamRunKind,
} from '../../run/stream-run';
import type { PersonFrame } from '../frames';
import { autoFillReducer, waiting, type AutoFillAction, type AutoFillState } from './state';

export interface AutoFillRun extends Readable<AutoFillState> {
  /** Asks for a person. Does nothing while one is made up. */
  readonly start: (frame: PersonFrame) => void;
  /** Ends the request, or takes a failure out of sight. */
  readonly cancel: () => void;
}

/** Creates a run in WAITING. It has a socket and a timer only while it is GENERATING. */
export function createAutoFillRun(deps: StreamRunDeps): AutoFillRun {
  const run = createStreamRun<AutoFillState, AutoFillAction, PersonFrame>(kind, deps);
  return {
    get: run.get,
    subscribe: run.subscribe,
    start: run.start,
    cancel: () => run.dispatch({ type: 'cancel' }),
  };
}

const kind: StreamRunKind<AutoFillState, AutoFillAction, PersonFrame> = {
  name: 'auto-fill',
  first: waiting,
  reduce: autoFillReducer,
  mayStart: ({ name }) => name !== 'GENERATING',
  isUnderWay: ({ name }) => name === 'GENERATING',
  started: () => ({ type: 'start' }),
  actionOf,
  watchTime(clock: MonotonicClock, signal: AbortSignal, dispatch) {
    const end = clock.monotonicNow() + limits.creationRun.timeLimit;
    startTicking(clock, signal, (at) => {
      if (at >= end) dispatch({ type: 'failed', cause: 'timeout' });
    });
  },
};

/** Returns the action of a frame; undefined for progress, and for the results that this run does not ask for. */
function actionOf(frame: RunFrame): AutoFillAction | undefined {
  switch (frame.type) {
    case 'created-person':
      return { type: 'created', person: frame.person };
    case 'abort':
      return { type: 'aborted', reason: frame.flaggingInformation };
    case 'quota':
      return { type: 'failed', cause: 'quota' };
    case 'progress':
    case 'created-presentation':
    case 'created-dallic-party':
      return undefined;
  }
}
