// The keys, by react-simple-keyboard. They take no focus: it stays in the field, which they write into.
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import SimpleKeyboard, { type SimpleKeyboard as Instance } from 'react-simple-keyboard';
import { useTexts } from '../../../platform/i18n/i18n';
import { rowsOf } from './keyboard-keys';
import { firstKeys, layerOf, reduceKeyboard } from './keyboard-keys';
import { deleteBackward, enter, kindOf, write, type TextElement } from './text-field';
import 'react-simple-keyboard/build/css/index.css';
import '../kiosk.css';

export function Keyboard({ field }: { readonly field: TextElement }) {
  const { t, language } = useTexts();
  const [keys, dispatch] = useReducer(reduceKeyboard, firstKeys);
  const root = useRef<HTMLElement>(null);
  const keyboard = useRef<Instance>(null);
  const layer = layerOf(keys);
  const kind = kindOf(field);
  const press = (key: string): void => {
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
  useSpaceForKeys(root, field);
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
    <section ref={root} className="keyboard" aria-label={t('kiosk.keys.name')} data-shift={keys.shift}>
      <SimpleKeyboard
        keyboardRef={(instance: Instance) => void (keyboard.current = instance)}
        // The library would keep the typed text.
        onChange={() => keyboard.current?.clearInput()}
        layout={{ [layer]: rowsOf(layer, language, kind) }}
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
          ...rowsOf(layer, language, kind).map((buttons) => ({
            attribute: 'tabindex',
            value: '-1',
            buttons,
          })),
        ]}
        onKeyPress={(key) => {
          if (!pressedByClick.has(key)) press(key);
        }}
      />
    </section>
  );
}

/** What stands on the keys whose name is a word. */
const displayed = {
  '{shift}': '⇧',
  '{symbols}': '#+=',
  '{letters}': 'ABC',
  '{backspace}': '⌫',
  '{enter}': '⏎',
  '{hide}': '▾',
  '{space}': ' ',
};

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
function useSpaceForKeys(root: { readonly current: HTMLElement | null }, field: TextElement): void {
  useLayoutEffect(() => {
    const keys = root.current;
    if (keys === null) return undefined;
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
  }, [root, field]);
}
