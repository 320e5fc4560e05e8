// Brings the on-screen keyboard for the field that has the focus (spec screens §12), and keeps the device's own away. Loads the keys
// with the first field.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { report } from '../../../platform/browser/report';
import { lazyPart } from '../../../ui/lazy-part';
import { textElementOf, type TextElement } from './text-field';

/** The field stays usable with a real keyboard when the keys cannot be loaded. */
const Keyboard = lazyPart(
  () => import('./Keyboard').then((part) => part.Keyboard),
  (error) => report(error, 'on-screen keyboard'),
);

export function KeyboardHost() {
  const field = useFocusedField();
  if (field === undefined) return null;
  return createPortal(
    <Keyboard key={keyOf(field)} field={field} />,
    // What is outside of a modal dialog cannot be pressed.
    field.closest('dialog') ?? document.body,
  );
}

/** Numbers the fields, so that the keys begin anew with each. */
const numbers = new WeakMap<TextElement, number>();
let last = 0;

function keyOf(field: TextElement): number {
  const number = numbers.get(field) ?? (last += 1);
  numbers.set(field, number);
  return number;
}

/** Returns the text field that has the focus, with the device's own keyboard suppressed. */
function useFocusedField(): TextElement | undefined {
  const [field, setField] = useState(() => suppressed(document.activeElement));
  useEffect(() => {
    const ended = new AbortController();
    const options = { capture: true, signal: ended.signal };
    const onFocus = ({ target }: Event): void => setField(suppressed(target));
    addEventListener('focusin', onFocus, options);
    addEventListener('focusout', () => setField(undefined), options);
    // Before the focus, with which the device's keyboard would come.
    addEventListener('pointerdown', ({ target }) => void suppressed(target), options);
    return () => ended.abort();
  }, []);
  useRemoval(field, setField);
  return field;
}

function suppressed(target: EventTarget | null): TextElement | undefined {
  const field = textElementOf(target);
  if (field !== undefined) field.inputMode = 'none';
  return field;
}

/** Notices that the field was removed from the page, of which the browser fires no event. */
function useRemoval(field: TextElement | undefined, setField: (field: undefined) => void): void {
  useEffect(() => {
    if (field === undefined) return undefined;
    const observer = new MutationObserver(() => {
      if (!field.isConnected) setField(undefined);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field, setField]);
}
