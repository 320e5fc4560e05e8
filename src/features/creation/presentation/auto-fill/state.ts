// The state machine of making up a person (spec contract §2). Pure: sends nothing.
import type { PersonData } from '../../../../contract/creation/settings';
import type { StreamFailure } from '../../run/stream-results';

/** `timeout`: there was no result within the time limit. */
type AutoFillFailure = StreamFailure | 'quota' | 'timeout';

export type AutoFillState =
  /** `person` is the newest one that was made up. */
  | { readonly name: 'WAITING'; readonly person: PersonData | undefined }
  | { readonly name: 'GENERATING' }
  /** `message` is what the service said; only for staff. */
  | {
      readonly name: 'ERROR';
      readonly cause: AutoFillFailure;
      readonly message?: string | undefined;
    }
  /** `reason` is the flagging information, as the service sent it. */
  | { readonly name: 'ABORT'; readonly reason: unknown };

export type AutoFillAction =
  | { readonly type: 'start' }
  | { readonly type: 'created'; readonly person: PersonData }
  | { readonly type: 'failed'; readonly cause: AutoFillFailure; readonly message?: string }
  | { readonly type: 'aborted'; readonly reason: unknown }
  /** Goes back to WAITING without a person. */
  | { readonly type: 'cancel' };

export const waiting: AutoFillState = { name: 'WAITING', person: undefined };

/** Returns the next state. An action that the current state does not expect changes nothing. */
export function autoFillReducer(state: AutoFillState, action: AutoFillAction): AutoFillState {
  if (action.type === 'start') return state.name === 'GENERATING' ? state : { name: 'GENERATING' };
  if (action.type === 'cancel')
    return state.name === 'WAITING' && state.person === undefined ? state : waiting;
  if (state.name !== 'GENERATING') return state;
  switch (action.type) {
    case 'created':
      return { name: 'WAITING', person: action.person };
    case 'failed':
      return { name: 'ERROR', cause: action.cause, message: action.message };
    case 'aborted':
      return { name: 'ABORT', reason: action.reason };
  }
}
