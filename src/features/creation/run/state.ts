// The state machine of a creation (spec contract §2). Pure: time comes with the actions, and nothing is sent.
import * as limits from '../../../contract/limits';
import type { MadePicture, StreamFailure } from './stream-results';

interface Creating {
  readonly name: 'CREATING';
  /** The messages of the service, in their order. */
  readonly messages: readonly string[];
  readonly pictures: readonly MadePicture[];
  /** Whether the service has been asked. Before that nothing can arrive. */
  readonly isSent: boolean;
  /** The used time, in milliseconds, and its share of the time limit, from 0 to 1. */
  readonly elapsed: number;
  readonly timeFraction: number;
  /** When the run began, in milliseconds of a monotonic clock. */
  readonly startedAt: number;
}

export type CreationState =
  | { readonly name: 'IDLE' }
  | Creating
  | { readonly name: 'CREATED'; readonly id: string }
  | {
      readonly name: 'ERROR';
      readonly cause: StreamFailure;
      readonly isSent: boolean;
      /** What the service said; only for staff. */
      readonly message?: string | undefined;
    }
  /** `reason` is the flagging information, as the service sent it. */
  | { readonly name: 'DENIED'; readonly reason: unknown }
  | { readonly name: 'QUOTA_EXCEEDED' }
  | { readonly name: 'TIMEOUT'; readonly isSent: boolean };

/** How a run ends without a result. */
export type FailedRun = Extract<
  CreationState,
  { readonly name: 'ERROR' | 'DENIED' | 'QUOTA_EXCEEDED' | 'TIMEOUT' }
>;

export type CreationAction =
  /** Submits the form, or retries; `at` is in milliseconds of a monotonic clock. */
  | { readonly type: 'start'; readonly at: number }
  /** The create message has left. */
  | { readonly type: 'sent' }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'progress'; readonly message: string; readonly picture?: MadePicture | undefined }
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'failed'; readonly cause: StreamFailure; readonly message?: string }
  | { readonly type: 'denied'; readonly reason: unknown }
  | { readonly type: 'quota' }
  /** Goes back to the form. A run that is under way is aborted. */
  | { readonly type: 'restart' };

export const idle: CreationState = { name: 'IDLE' };

/** Returns whether a run can start: from the form, and as a retry after ERROR and TIMEOUT. */
export function mayStart({ name }: CreationState): boolean {
  return name === 'IDLE' || name === 'ERROR' || name === 'TIMEOUT';
}

/** Returns whether the result may still arrive: the service has been asked, and nothing that it answered has ended the run. */
export function mayStillArrive(state: CreationState): boolean {
  switch (state.name) {
    case 'CREATING':
      return state.isSent;
    case 'ERROR':
      return state.isSent && state.cause === 'connection';
    case 'TIMEOUT':
      return state.isSent;
    default:
      return false;
  }
}

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function creationReducer(state: CreationState, action: CreationAction): CreationState {
  if (action.type === 'restart') return state.name === 'IDLE' ? state : idle;
  if (action.type === 'start') return mayStart(state) ? startAt(action.at) : state;
  return state.name === 'CREATING' ? continueRun(state, action) : state;
}

function startAt(at: number): Creating {
  return {
    name: 'CREATING',
    messages: [],
    pictures: [],
    isSent: false,
    elapsed: 0,
    timeFraction: 0,
    startedAt: at,
  };
}

function continueRun(
  state: Creating,
  action: Exclude<CreationAction, { readonly type: 'start' | 'restart' }>,
): CreationState {
  switch (action.type) {
    case 'sent':
      return { ...state, isSent: true };
    case 'tick':
      return spendTime(state, action.at);
    case 'progress':
      return {
        ...state,
        messages: [...state.messages, action.message],
        pictures: action.picture === undefined ? state.pictures : [...state.pictures, action.picture],
      };
    case 'created':
      return { name: 'CREATED', id: action.id };
    case 'failed':
      return { name: 'ERROR', cause: action.cause, isSent: state.isSent, message: action.message };
    case 'denied':
      return { name: 'DENIED', reason: action.reason };
    case 'quota':
      return { name: 'QUOTA_EXCEEDED' };
  }
}

function spendTime(state: Creating, at: number): CreationState {
  const elapsed = at - state.startedAt;
  const { timeLimit } = limits.creationRun;
  if (elapsed >= timeLimit) return { name: 'TIMEOUT', isSent: state.isSent };
  return { ...state, elapsed, timeFraction: elapsed / timeLimit };
}
