// A bar at the bottom of the page that names the last action, and takes it back for some seconds. It never takes the focus.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Timers } from '../base/clock';
import { passFocusTo } from './move-focus';
import { useScrollPadding } from './Snackbar';

interface UndoBarProps {
  readonly text: string;
  /** The text of its button. */
  readonly undo: string;
  readonly onUndo: () => void;
  /** Called once the time is over. */
  readonly onOver: () => void;
  readonly clock: Timers;
}

/** How long something can be undone, in seconds. */
const seconds = 8;

const toPage = passFocusTo(() => document.querySelector('main'));

/** The ring empties by a step each second, not by an animation, which would paint the page in each frame. A focus stops the time. */
export function UndoBar({ text, undo, onUndo, onOver, clock }: UndoBarProps) {
  const [left, setLeft] = useState(seconds);
  const [isHeld, setHeld] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar);
  const tick = useEffectEvent((now: number) => (now > 1 ? setLeft(now - 1) : onOver()));
  useEffect(() => (isHeld ? undefined : clock.after(1000, () => tick(left))), [clock, isHeld, left]);
  return (
    <aside ref={bar} className="undo-bar" aria-label={text}>
      <p>{text}</p>
      <button
        ref={toPage}
        type="button"
        className="undo-button"
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        onClick={onUndo}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <circle className="undo-track" cx="12" cy="12" r="9" />
          <circle cx="12" cy="12" r="9" pathLength={seconds} strokeDasharray={`${left} ${seconds}`} />
        </svg>
        {undo}
      </button>
    </aside>
  );
}
