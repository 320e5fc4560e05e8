// Brings the on-screen keyboard for the text field that has the focus, with the device's own keyboard suppressed (spec screens §12,
// ADR-0040). Loads the keys before they are needed.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Timers } from '../../../base/clock';
import { createWritable } from '../../../base/readable';
import { report } from '../../../platform/browser/report';
import { lazyPart } from '../../../ui/lazy-part';
import { useReadable } from '../../../ui/use-readable';
import { type TextElement, textElementOf } from './text-field';

const load = () => import('./Keyboard').then((part) => part.Keyboard);

/** The field stays usable with a real keyboard when the keys cannot be loaded. */
const Keyboard = lazyPart(load, (error) => report(error, 'on-screen keyboard'));

/** A place within a page where the keys stay, and the field that they write into while no other one has the focus. */
interface Place {
  readonly element: HTMLElement;
  readonly field: TextElement;
}

const shownPlace = createWritable<Place | undefined>(undefined);

/** Reserves a place for the keys of a field, so that nothing moves when it gets the focus. Empty without a `KeyboardHost`. */
export function KeyboardPlace({ fieldId }: { readonly fieldId: string }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    const field = suppressed(document.getElementById(fieldId));
    if (element === null || field === undefined) return undefined;
    const { dataset } = document.documentElement;
    shownPlace.set({ element, field });
    dataset['keyboardPlace'] = '';
    return () => {
      shownPlace.set(undefined);
      delete dataset['keyboardPlace'];
    };
  }, [fieldId]);
  return <div ref={root} className="keyboard-place" />;
}

interface KeyboardHostProps {
  readonly clock: Timers;
  /** Whether the first screen is painted. */
  readonly isPainted: boolean;
}

export function KeyboardHost({ clock, isPainted }: KeyboardHostProps) {
  const [field, setField] = useState<TextElement>();
  useEffect(() => followFocusedField(clock, setField), [clock]);
  useEffect(() => {
    // What fails is loaded, and reported, with the first field.
    if (isPainted) load().catch(() => undefined);
  }, [isPainted]);
  const place = useReadable(shownPlace);
  const written = field ?? place?.field;
  if (written === undefined) return null;
  const isInPlace = written === place?.field;
  return createPortal(
    <Keyboard key={keyOf(written)} field={written} isInPlace={isInPlace} />,
    // Keys outside a modal dialog could not be pressed.
    isInPlace ? place.element : (written.closest('dialog') ?? document.body),
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

/**
 * Calls `show` with the text field that has the focus, or undefined. Calls it a task after the focus moved, and never while a finger
 * or a button is down: the keys change the height of the page, and a tap would miss the button that it began on. Returns a
 * function that ends it.
 */
export function followFocusedField(
  clock: Timers,
  show: (field: TextElement | undefined) => void,
): () => void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const down = new Set<number>();
  let shown: TextElement | undefined;
  const settle = (): void => {
    if (ended.signal.aborted || down.size > 0) return;
    const field = suppressed(document.activeElement);
    if (field !== shown) show((shown = field));
  };
  // A released pointer clicks, and a touch moves the focus only then, before the next task.
  const settleLater = (): void => void clock.after(0, settle);
  const onPress = ({ pointerId, isPrimary, target }: PointerEvent): void => {
    // A release that was lost must not hold the keys for ever.
    if (isPrimary) down.clear();
    down.add(pointerId);
    // Before the focus, with which the device's keyboard would come.
    suppressed(target);
  };
  const onRelease = ({ pointerId }: PointerEvent): void => {
    down.delete(pointerId);
    settleLater();
  };
  addEventListener('focusin', ({ target }) => void suppressed(target), options);
  for (const type of ['focusin', 'focusout']) addEventListener(type, settleLater, options);
  addEventListener('pointerdown', onPress, options);
  for (const type of ['pointerup', 'pointercancel'] as const) addEventListener(type, onRelease, options);
  // The browser fires no event when a field is removed.
  const observer = new MutationObserver(() => {
    if (shown?.isConnected === false) settleLater();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  settle();
  return () => {
    observer.disconnect();
    ended.abort();
  };
}

function suppressed(target: EventTarget | null): TextElement | undefined {
  const field = textElementOf(target);
  if (field !== undefined) field.inputMode = 'none';
  return field;
}
