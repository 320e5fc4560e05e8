// The state machine of making a party (spec contract §2). Pure: time comes with the actions, and nothing is sent.
import * as limits from '../../../contract/limits';
import type { MadePicture, StreamFailure } from '../run/stream-results';

interface Made {
  readonly steps: readonly MadePicture[];
}

interface Generating extends Made {
  readonly name: 'GENERATING';
  /** The newest message of the service; empty before the first. */
  readonly message: string;
  /** Whether the service has been asked. Before that nothing can arrive. */
  readonly isSent: boolean;
  /** When the service last sent a message, or the run began, in milliseconds of a monotonic clock. */
  readonly lastMessageAt: number;
}

/** `silent` is a service that sent nothing for the time limit. */
export type PartyFailure = StreamFailure | 'quota' | 'silent';

export type PartyState =
  /** `id` is that of the party that was made. */
  | { readonly name: 'IDLE'; readonly id: string | undefined }
  | Generating
  | ({
      readonly name: 'ERROR';
      readonly cause: PartyFailure;
      readonly isSent: boolean;
      /** What the service said; only for staff. */
      readonly message?: string | undefined;
    } & Made)
  /** `reason` is the flagging information, as the service sent it. */
  | ({ readonly name: 'ABORT'; readonly reason: unknown } & Made);

export type PartyAction =
  /** `at` is in milliseconds of a monotonic clock. */
  | { readonly type: 'start'; readonly at: number }
  /** The message that asks for the party has left. */
  | { readonly type: 'sent' }
  | {
      readonly type: 'progress';
      readonly message: string;
      readonly step: MadePicture | undefined;
      readonly at: number;
    }
  | { readonly type: 'tick'; readonly at: number }
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'failed'; readonly cause: PartyFailure; readonly message?: string }
  | { readonly type: 'aborted'; readonly reason: unknown }
  /** Goes back to the form. A run that is under way is cancelled. */
  | { readonly type: 'restart' };

export const idleParty: PartyState = { name: 'IDLE', id: undefined };

/** Returns whether the party may still arrive: the service has been asked, and nothing that it answered has ended the run. */
export function mayStillArrive(state: PartyState): boolean {
  if (state.name === 'GENERATING') return state.isSent;
  return state.name === 'ERROR' && state.isSent && (state.cause === 'connection' || state.cause === 'silent');
}

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function partyReducer(state: PartyState, action: PartyAction): PartyState {
  if (action.type === 'restart') return state.name === 'IDLE' ? state : idleParty;
  if (action.type === 'start')
    return state.name === 'IDLE'
      ? { name: 'GENERATING', message: '', steps: [], isSent: false, lastMessageAt: action.at }
      : state;
  return state.name === 'GENERATING' ? continueRun(state, action) : state;
}

function continueRun(
  state: Generating,
  action: Exclude<PartyAction, { readonly type: 'start' | 'restart' }>,
): PartyState {
  const { steps, isSent } = state;
  switch (action.type) {
    case 'sent':
      return { ...state, isSent: true };
    case 'progress':
      return {
        ...state,
        message: action.message,
        steps: action.step === undefined ? steps : [...steps, action.step],
        lastMessageAt: action.at,
      };
    case 'tick':
      return action.at - state.lastMessageAt < limits.creationRun.timeLimit
        ? state
        : { name: 'ERROR', cause: 'silent', isSent, steps };
    case 'created':
      return { name: 'IDLE', id: action.id };
    case 'failed':
      return { name: 'ERROR', cause: action.cause, isSent, steps, message: action.message };
    case 'aborted':
      return { name: 'ABORT', reason: action.reason, steps };
  }
}
