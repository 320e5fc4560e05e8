// Brings the on-screen keyboard for the field that has the focus (spec screens §12). Loads the keys before they are needed.
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Timers } from '../../../base/clock';
import { report } from '../../../platform/browser/report';
import { lazyPart } from '../../../ui/lazy-part';
import { followFocusedField } from './focused-field';
import type { TextElement } from './text-field';

const load = () => import('./Keyboard').then((part) => part.Keyboard);

/** The field stays usable with a real keyboard when the keys cannot be loaded. */
const Keyboard = lazyPart(load, (error) => report(error, 'on-screen keyboard'));

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
