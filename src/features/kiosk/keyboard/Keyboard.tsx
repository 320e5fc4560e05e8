// The keys, by react-simple-keyboard. They take no focus: it stays in the field, which they write into.
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import SimpleKeyboard, { type SimpleKeyboard as Instance } from 'react-simple-keyboard';
import { useTexts } from '../../../platform/i18n/i18n';
import type { InterfaceLanguage } from '../../../contract/languages';
import { deleteBackward, enter, kindOf, type TextElement, write } from './text-field';
import 'react-simple-keyboard/build/css/index.css';
import '../kiosk.css';

interface KeyboardProps {
  readonly field: TextElement;
  /** Whether the keys stay in a place of the page. Else they lie over its lower end while the field has the focus. */
  readonly isInPlace: boolean;
}

export function Keyboard({ field, isInPlace }: KeyboardProps) {
  const { t, language } = useTexts();
  const [keys, dispatch] = useReducer(reduceKeyboard, firstKeys);
  const root = useRef<HTMLElement>(null);
  const keyboard = useRef<Instance>(null);
  const layer = layerOf(keys);
  const kind = kindOf(field);
  const rows = rowsOf(layer, language, kind).map((row) => (isInPlace ? row.replace(' {hide}', '') : row));
  const press = (key: string): void => {
    // The keys in a place are there before the field has the focus.
    if (document.activeElement !== field) field.focus();
    switch (key) {
      case '{shift}':
        return dispatch({ type: 'shift' });
      case '{symbols}':
        return dispatch({ type: 'symbols' });
      case '{letters}':
        return dispatch({ type: 'letters' });
      case '{backspace}':
        return deleteBackward(field);
      case '{enter}':
        return enter(field);
      case '{hide}':
        return field.blur();
      default:
        write(field, key === '{space}' ? ' ' : key);
        return dispatch({ type: 'written' });
    }
  };
  useSpaceForKeys(root, field, isInPlace);
  useKeysWithoutFocus(root, press);
  const names = {
    '{shift}': t('kiosk.keys.shift'),
    '{symbols}': t('kiosk.keys.symbols'),
    '{letters}': t('kiosk.keys.letters'),
    '{backspace}': t('kiosk.keys.backspace'),
    '{enter}': t('kiosk.keys.enter'),
    '{hide}': t('kiosk.keys.hide'),
    '{space}': t('kiosk.keys.space'),
  };
  return (
    <section
      ref={root}
      className="keyboard"
      aria-label={t('kiosk.keys.name')}
      data-shift={keys.shift}
      data-in-place={isInPlace || undefined}
    >
      <SimpleKeyboard
        keyboardRef={(instance: Instance) => void (keyboard.current = instance)}
        // The library would keep the typed text.
        onChange={() => keyboard.current?.clearInput()}
        layout={{ [layer]: rows }}
        layoutName={layer}
        display={displayed}
        mergeDisplay
        useButtonTag
        disableCaretPositioning
        // A finger that rests on a key writes once (ADR-0040).
        disableButtonHold
        preventMouseDownDefault
        autoUseTouchEvents={false}
        buttonAttributes={[
          ...Object.entries(names).map(([buttons, value]) => ({ attribute: 'aria-label', value, buttons })),
          // In a place within a form they would send it.
          ...rows.flatMap((buttons) => [
            { attribute: 'tabindex', value: '-1', buttons },
            { attribute: 'type', value: 'button', buttons },
          ]),
        ]}
        onRender={() => {
          if (root.current !== null) drawIcons(root.current);
        }}
        onKeyPress={(key) => {
          if (!pressedByClick.has(key)) press(key);
        }}
      />
    </section>
  );
}

/** What stands on the keys whose name is a word, and which have no icon. */
const displayed = {
  '{symbols}': '#+=',
  '{letters}': 'ABC',
  '{space}': ' ',
};

/** Lines 24 by 24, as bold as the letters: a font of the system would draw thin signs. */
const icons = {
  '{shift}': 'M12 4 4 12.500h4.500V20h7v-7.500H20Z',
  '{backspace}':
    'M9 5h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-6.500-7ZM11.500 9.700l4.600 4.600M16.100 9.700l-4.600 4.600',
  '{enter}': 'M20 5v6a3 3 0 0 1-3 3H5M9.500 9.500 5 14l4.500 4.500',
  '{hide}': 'm5 9 7 7 7-7',
};

/** Draws the icons into their keys. The library writes labels as text only (vite.config.ts). */
function drawIcons(root: HTMLElement): void {
  for (const [key, lines] of Object.entries(icons))
    for (const label of root.querySelectorAll(`[data-skbtn="${key}"] span`)) {
      const icon = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      const path = document.createElementNS(icon.namespaceURI, 'path');
      icon.setAttribute('viewBox', '0 0 24 24');
      path.setAttribute('d', lines);
      icon.append(path);
      label.replaceChildren(icon);
    }
}

/** Keys that may close the keyboard. They wait for the click, which would otherwise press the page below. */
const pressedByClick: ReadonlySet<string> = new Set(['{hide}', '{enter}']);

/**
 * Leaves the focus in the field when a key is touched. Presses a key also by a click that no pointer made, as screen readers do; any
 * other click has pressed it already, but for the keys that wait for it.
 */
function useKeysWithoutFocus(
  root: { readonly current: HTMLElement | null },
  press: (key: string) => void,
): void {
  const onClick = useEffectEvent(({ detail, target }: MouseEvent) => {
    const key = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-skbtn]') : null;
    const name = key?.dataset['skbtn'];
    if (name !== undefined && (detail === 0 || pressedByClick.has(name))) press(name);
  });
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const leaveFocus = (event: Event): void => event.preventDefault();
    for (const event of ['mousedown', 'pointerdown'])
      root.current?.addEventListener(event, leaveFocus, { signal });
    root.current?.addEventListener('click', onClick, { signal });
    return () => ended.abort();
  }, [root]);
}

/** Reserves space below the page, as much as the keys take, and keeps the field in view above them. */
function useSpaceForKeys(
  root: { readonly current: HTMLElement | null },
  field: TextElement,
  isInPlace: boolean,
): void {
  useLayoutEffect(() => {
    const keys = root.current;
    if (keys === null || isInPlace) return undefined;
    const { documentElement } = document;
    // The keys are drawn after this effect; some fields have a row more, and the screen may be turned.
    const observer = new ResizeObserver(() => {
      documentElement.style.setProperty('--keyboard', `${Math.ceil(keys.getBoundingClientRect().height)}px`);
      field.scrollIntoView({ block: 'center' });
    });
    documentElement.dataset['keyboard'] = '';
    observer.observe(keys);
    return () => {
      observer.disconnect();
      documentElement.style.removeProperty('--keyboard');
      delete documentElement.dataset['keyboard'];
    };
  }, [root, field, isInPlace]);
}

// Which keys the on-screen keyboard shows (spec screens §12): German and English, letters and symbols, and a row for e-mail addresses.
// Pure. A word in braces is a key of the keyboard itself; anything else is what the key writes.

/** What the keys write: letters, capital letters or symbols. */
type Layer = 'letters' | 'capitals' | 'symbols';

/** What kind of text a field takes. */
type FieldKind = 'text' | 'email';

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
function layerOf({ isSymbols, shift }: KeyboardState): Layer {
  if (isSymbols) return 'symbols';
  return shift === 'off' ? 'letters' : 'capitals';
}
