// Which keys the on-screen keyboard shows (spec screens §12): German and English, letters and symbols, and a row for e-mail addresses.
// Pure. A word in braces is a key of the keyboard itself; anything else is what the key writes.
import type { InterfaceLanguage } from '../../../contract/languages';

/** What the keys write: letters, capital letters or symbols. */
export type Layer = 'letters' | 'capitals' | 'symbols';

/** What kind of text a field takes. */
export type FieldKind = 'text' | 'email';

const letters: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  de: [
    '1 2 3 4 5 6 7 8 9 0 ß {backspace}',
    'q w e r t z u i o p ü',
    'a s d f g h j k l ö ä',
    '{shift} y x c v b n m - {enter}',
  ],
  en: [
    '1 2 3 4 5 6 7 8 9 0 {backspace}',
    'q w e r t y u i o p',
    "a s d f g h j k l '",
    '{shift} z x c v b n m - {enter}',
  ],
};

const capitals: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  de: [
    '1 2 3 4 5 6 7 8 9 0 ẞ {backspace}',
    'Q W E R T Z U I O P Ü',
    'A S D F G H J K L Ö Ä',
    '{shift} Y X C V B N M _ {enter}',
  ],
  en: [
    '1 2 3 4 5 6 7 8 9 0 {backspace}',
    'Q W E R T Y U I O P',
    'A S D F G H J K L "',
    '{shift} Z X C V B N M _ {enter}',
  ],
};

const symbols: Readonly<Record<InterfaceLanguage, readonly string[]>> = {
  de: [
    '1 2 3 4 5 6 7 8 9 0 {backspace}',
    '! „ “ § $ % & / ( ) =',
    "@ € + * # ' : ; ? \\ ~",
    '< > [ ] { } | ^ _ {enter}',
  ],
  en: [
    '1 2 3 4 5 6 7 8 9 0 {backspace}',
    '! “ ” £ $ % & / ( ) =',
    "@ € + * # ' : ; ? \\ ~",
    '< > [ ] { } | ^ _ {enter}',
  ],
};

const lastRow: Readonly<Record<FieldKind, (switchKey: string, language: InterfaceLanguage) => string>> = {
  text: (switchKey) => `${switchKey} , {space} . ? {hide}`,
  email: (switchKey, language) => `${switchKey} @ . _ - .${language === 'de' ? 'de' : 'org'} .com {hide}`,
};

/** Returns the rows of keys from top to bottom. */
export function rowsOf(layer: Layer, language: InterfaceLanguage, kind: FieldKind): string[] {
  const rows = { letters, capitals, symbols }[layer][language];
  return [...rows, lastRow[kind](layer === 'symbols' ? '{letters}' : '{symbols}', language)];
}

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
