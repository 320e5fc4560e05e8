// The state machine of asking a question aloud (spec player §13). No time, no microphone, no network.

/** A question as it was understood, and its answer. */
interface Exchange {
  readonly question: string;
  readonly answer: string;
}

/** The reason why there is no answer. All but the last two concern the microphone. */
export type AskFailure =
  | 'refused'
  | 'missing'
  | 'busy'
  | 'not-recorded'
  | 'too-short'
  | 'not-generated'
  | 'unanswerable';

interface Common {
  /** The questions and answers of this viewing, the oldest first. */
  readonly conversation: readonly Exchange[];
}

/**
 * In `opening` and `recording` the microphone is open. `isPressed` is false once a short tap, instead of a long press, began the
 * recording: then the next press ends it.
 */
export type AskState =
  | (Common & { readonly name: 'idle' })
  | (Common & { readonly name: 'opening'; readonly isPressed: boolean })
  | (Common & {
      readonly name: 'recording';
      readonly isPressed: boolean;
      readonly since: number;
    })
  | (Common & { readonly name: 'thinking' })
  | (Common & { readonly name: 'failed'; readonly failure: AskFailure });

/**
 * `at` is in milliseconds of a monotonic clock. `heldFor` is how many of them the button was held, as the browser noticed it: a busy
 * page learns of a lifted finger late.
 */
export type AskAction =
  | { readonly type: 'press'; readonly at: number }
  | { readonly type: 'release'; readonly at: number; readonly heldFor: number }
  | { readonly type: 'opened'; readonly at: number }
  | { readonly type: 'time-up' }
  | { readonly type: 'cancel' }
  | { readonly type: 'answered'; readonly exchange: Exchange }
  | { readonly type: 'failed'; readonly failure: AskFailure }
  | { readonly type: 'dismiss' };

/** Milliseconds: a shorter press is a tap, and a shorter recording holds no question. */
const shortPress = 400;
const shortestQuestion = 500;

export const firstAskState: AskState = { name: 'idle', conversation: [] };

/** Returns whether the microphone is open or being opened. */
export const isListening = ({ name }: AskState): boolean => name === 'opening' || name === 'recording';

/** Returns the next state; the same object when the action changes nothing (spec player §13). */
export function askReducer(state: AskState, action: AskAction): AskState {
  const { conversation } = state;
  switch (action.type) {
    case 'press':
      if (state.name === 'idle' || state.name === 'failed')
        return { name: 'opening', isPressed: true, conversation };
      return state.name === 'recording' && !state.isPressed ? ended(state, action.at) : state;
    case 'release':
      return released(state, action);
    case 'opened':
      return state.name === 'opening' ? { ...state, name: 'recording', since: action.at } : state;
    case 'time-up':
      return state.name === 'recording' ? { name: 'thinking', conversation } : state;
    case 'cancel':
      return state.name === 'idle' || state.name === 'failed' ? state : { name: 'idle', conversation };
    case 'answered':
      return state.name === 'thinking'
        ? { name: 'idle', conversation: [...conversation, action.exchange] }
        : state;
    case 'failed':
      return state.name === 'idle' || state.name === 'failed'
        ? state
        : { name: 'failed', failure: action.failure, conversation };
    case 'dismiss':
      return state.name === 'failed' ? { name: 'idle', conversation } : state;
  }
}

/** A long press ends with its release. After a short tap the recording continues until the next press. */
function released(
  state: AskState,
  { at, heldFor }: Extract<AskAction, { readonly type: 'release' }>,
): AskState {
  if (!(state.name === 'opening' || state.name === 'recording') || !state.isPressed) return state;
  if (heldFor < shortPress) return { ...state, isPressed: false };
  // The browser's permission prompt interrupted the press.
  return state.name === 'opening' ? { name: 'idle', conversation: state.conversation } : ended(state, at);
}

function ended(
  { since, conversation }: Extract<AskState, { readonly name: 'recording' }>,
  at: number,
): AskState {
  return at - since < shortestQuestion
    ? { name: 'failed', failure: 'too-short', conversation }
    : { name: 'thinking', conversation };
}
