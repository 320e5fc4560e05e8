// The player's state machine (spec player §2): what the user asked for. What the media really do is in the media time.

/** The eight states of spec player §2, as in `data-player-state`. */
export const stateNames = [
  'FIRST_SLIDE_PAUSED',
  'FIRST_SLIDE_PLAYING',
  'PLAYING',
  'PAUSED',
  'LAST_SLIDE_PAUSED',
  'LAST_SLIDE_PLAYING',
  'LAST_SLIDE_FINISHED',
  'Q_AND_A',
] as const;
export type StateName = (typeof stateNames)[number];

/** The spoken answer to a question; its URLs are already resolved. */
export interface AnswerMedia {
  readonly audioUrl?: string;
  readonly filmUrl?: string;
}

interface Common {
  /** Position in `[initialSlide, …slides, finalSlide]`, 0 ≤ index < sequenceLength (spec player §1). */
  readonly index: number;
  readonly sequenceLength: number;
  readonly subtitles: boolean;
}

export type PlayerState =
  | (Common & { readonly name: Exclude<StateName, 'Q_AND_A'> })
  | (Common & { readonly name: 'Q_AND_A'; readonly answer: AnswerMedia });

export type PlayerAction =
  | { readonly type: 'Next' }
  | { readonly type: 'Previous' }
  | { readonly type: 'Pause' }
  | { readonly type: 'Play' }
  | { readonly type: 'Restart' }
  | { readonly type: 'ToggleSubtitles' }
  | { readonly type: 'GoTo'; readonly index: number }
  | { readonly type: 'AnswerPlayback'; readonly answer: AnswerMedia };

/** The values that change while a medium plays. In a separate store: only the scrub bar and the spoken sentence render with them. */
export interface MediaTime {
  /** Seconds into the current slide's narration. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly buffering: boolean;
  /** Whether an answer plays or is paused, which the state Q_AND_A does not say; `none` also once it has ended. */
  readonly answer: 'none' | 'playing' | 'paused';
  /** Playback rate; 1 is normal speed. */
  readonly speed: number;
}

type Playable = Exclude<StateName, 'Q_AND_A'>;

/** Returns the state of a loaded story: first slide, paused, with subtitles (spec player §2). `sequenceLength` is at least 1. */
export function initialState(sequenceLength: number): PlayerState {
  return { name: 'FIRST_SLIDE_PAUSED', index: 0, sequenceLength, subtitles: true };
}

/** Returns whether a state is First: by its name, never by its index (spec player §1). */
export const isFirst = ({ name }: PlayerState): boolean =>
  name === 'FIRST_SLIDE_PAUSED' || name === 'FIRST_SLIDE_PLAYING';

/** Returns whether a state is Last: any last-slide state or Q_AND_A (spec player §1). */
export const isLast = ({ name }: PlayerState): boolean =>
  name.startsWith('LAST_SLIDE_') || name === 'Q_AND_A';

/** Returns whether a state is Done: LAST_SLIDE_FINISHED or Q_AND_A (spec player §1). */
export const isDone = ({ name }: PlayerState): boolean =>
  name === 'LAST_SLIDE_FINISHED' || name === 'Q_AND_A';

/** Returns whether the story has ended, which an answer, at whatever slide, does not mean. */
export const isStoryOver = ({ name }: PlayerState): boolean => name === 'LAST_SLIDE_FINISHED';

/** Returns whether the story has begun and is not over: leaving it loses something (spec screens §12). */
export const isUnderWay = ({ name }: PlayerState): boolean =>
  name !== 'FIRST_SLIDE_PAUSED' && name !== 'LAST_SLIDE_FINISHED';

/** Returns whether a state is one of the three playing states. Q_AND_A is none of them: an answer plays without Play. */
export const isPlaying = ({ name }: PlayerState): boolean =>
  name === 'FIRST_SLIDE_PLAYING' || name === 'PLAYING' || name === 'LAST_SLIDE_PLAYING';

/** Returns whether a slide plays, or an answer, of which only the media time says it (spec player §2). */
export const playsSlideOrAnswer = (state: PlayerState, { answer }: Pick<MediaTime, 'answer'>): boolean =>
  isPlaying(state) || answer === 'playing';

/** Returns whether an action would change the state; a button whose action would not is disabled. */
export const wouldChange = (state: PlayerState, action: PlayerAction): boolean =>
  reduce(state, action) !== state;

/**
 * Returns the state after an action, by the transitions of spec player §2 in the terms of spec player §1; the same object for a
 * transition that the table does not list.
 */
export function reduce(state: PlayerState, action: PlayerAction): PlayerState {
  switch (action.type) {
    case 'Next':
      return next(state);
    case 'Previous':
      return previous(state);
    case 'Pause':
      return pause(state);
    case 'Play':
      return play(state);
    case 'Restart':
      return moveTo(state, 'FIRST_SLIDE_PAUSED', 0);
    case 'ToggleSubtitles':
      return { ...state, subtitles: !state.subtitles };
    case 'GoTo':
      return goTo(state, action.index);
    case 'AnswerPlayback':
      return { ...state, name: 'Q_AND_A', answer: action.answer };
  }
}

function next(state: PlayerState): PlayerState {
  const last = state.sequenceLength - 1;
  if (isLast(state)) return moveTo(state, 'LAST_SLIDE_FINISHED', last);
  const index = Math.min(state.index + 1, last);
  if (isPlaying(state)) return moveTo(state, index === last ? 'LAST_SLIDE_PLAYING' : 'PLAYING', index);
  return moveTo(state, index === last ? 'LAST_SLIDE_PAUSED' : 'PAUSED', index);
}

function previous(state: PlayerState): PlayerState {
  const index = Math.max(state.index - 1, 0);
  switch (state.name) {
    case 'FIRST_SLIDE_PAUSED':
    case 'FIRST_SLIDE_PLAYING':
      return moveTo(state, 'PAUSED', 0);
    case 'PAUSED':
    case 'LAST_SLIDE_PAUSED':
      return moveTo(state, 'PAUSED', index);
    case 'LAST_SLIDE_FINISHED':
      return moveTo(state, 'LAST_SLIDE_PAUSED', state.index);
    case 'PLAYING':
    case 'LAST_SLIDE_PLAYING':
      return moveTo(state, index === 0 ? 'FIRST_SLIDE_PLAYING' : 'PLAYING', index);
    case 'Q_AND_A':
      return state;
  }
}

function pause(state: PlayerState): PlayerState {
  switch (state.name) {
    case 'FIRST_SLIDE_PLAYING':
      return moveTo(state, 'FIRST_SLIDE_PAUSED', state.index);
    case 'PLAYING':
      return moveTo(state, 'PAUSED', state.index);
    case 'LAST_SLIDE_PLAYING':
      return moveTo(state, 'LAST_SLIDE_PAUSED', state.index);
    case 'FIRST_SLIDE_PAUSED':
    case 'PAUSED':
    case 'LAST_SLIDE_PAUSED':
    case 'LAST_SLIDE_FINISHED':
    case 'Q_AND_A':
      return state;
  }
}

function play(state: PlayerState): PlayerState {
  switch (state.name) {
    case 'FIRST_SLIDE_PAUSED':
      return moveTo(state, 'FIRST_SLIDE_PLAYING', state.index);
    case 'PAUSED':
      return moveTo(state, 'PLAYING', state.index);
    case 'LAST_SLIDE_PAUSED':
    case 'LAST_SLIDE_FINISHED':
      return moveTo(state, 'LAST_SLIDE_PLAYING', state.index);
    case 'FIRST_SLIDE_PLAYING':
    case 'PLAYING':
    case 'LAST_SLIDE_PLAYING':
    case 'Q_AND_A':
      return state;
  }
}

/** Stays paused or playing. A single slide counts as the first, not as the last (spec player §2). */
function goTo(state: PlayerState, index: number): PlayerState {
  if (!Number.isInteger(index) || index < 0 || index >= state.sequenceLength) return state;
  const playing = isPlaying(state);
  if (index === 0) return moveTo(state, playing ? 'FIRST_SLIDE_PLAYING' : 'FIRST_SLIDE_PAUSED', 0);
  if (index === state.sequenceLength - 1)
    return moveTo(state, playing ? 'LAST_SLIDE_PLAYING' : 'LAST_SLIDE_PAUSED', index);
  return moveTo(state, playing ? 'PLAYING' : 'PAUSED', index);
}

/** Returns the same object when nothing changes, so that listeners can compare by identity. */
function moveTo(state: PlayerState, name: Playable, index: number): PlayerState {
  if (state.name === name && state.index === index) return state;
  return { name, index, sequenceLength: state.sequenceLength, subtitles: state.subtitles };
}
