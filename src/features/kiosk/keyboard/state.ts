// Which keys the on-screen keyboard shows. Pure.
import type { Layer } from './layouts';

type Shift = 'off' | 'once' | 'locked';

export interface KeyboardState {
  readonly isSymbols: boolean;
  readonly shift: Shift;
}

export const firstKeys: KeyboardState = { isSymbols: false, shift: 'off' };

export type KeyboardAction =
  /** Capitals for one letter; pressed again for all; pressed once more for none. */
  | { readonly type: 'shift' }
  | { readonly type: 'symbols' }
  | { readonly type: 'letters' }
  /** A key that writes something. */
  | { readonly type: 'written' };

const nextShift: Readonly<Record<Shift, Shift>> = { off: 'once', once: 'locked', locked: 'off' };

/** Returns the next state; the same object when nothing changes. */
export function reduceKeyboard(state: KeyboardState, action: KeyboardAction): KeyboardState {
  switch (action.type) {
    case 'shift':
      return { ...state, shift: nextShift[state.shift] };
    case 'symbols':
      return state.isSymbols ? state : { ...state, isSymbols: true };
    case 'letters':
      return state.isSymbols ? { ...state, isSymbols: false } : state;
    case 'written':
      return state.shift === 'once' && !state.isSymbols ? { ...state, shift: 'off' } : state;
  }
}

/** Returns the layer of keys that the keyboard shows. */
export function layerOf({ isSymbols, shift }: KeyboardState): Layer {
  if (isSymbols) return 'symbols';
  return shift === 'off' ? 'letters' : 'capitals';
}
