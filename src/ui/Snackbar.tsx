// Bars at the bottom of the page: a message with an optional action, and the name of the last action, which can be undone. They never
// take the focus.
import {
  useLayoutEffect,
  useRef,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { Button } from './Button';
import { passFocusTo } from './move-focus';
import type { Timers } from '../base/clock';
import './overlays.css';

interface SnackbarProps {
  readonly text: string;
  /** Shown between the text and the buttons. */
  readonly children?: ReactNode;
  /** The main action. Absent when a person performs it outside of the app. */
  readonly action?: { readonly label: string; readonly onPress: () => void };
  /** Dismisses the message. Absent while there is nothing to decide. */
  readonly later?: { readonly label: string; readonly onPress: () => void };
}

/** The bar is outside of the page that it covers. */
const toPage = passFocusTo(() => document.querySelector('main'));

export function Snackbar({ text, children, action, later }: SnackbarProps) {
  const bar = useRef<HTMLElement>(null);
  useScrollPadding(bar);
  return (
    <aside ref={bar} className="snackbar" aria-label={text}>
      <output className="snackbar-text">{text}</output>
      {children}
      <div className="snackbar-buttons">
        {action && (
          <Button ref={toPage} primary onClick={action.onPress}>
            {action.label}
          </Button>
        )}
        {later && (
          <Button ref={toPage} onClick={later.onPress}>
            {later.label}
          </Button>
        )}
      </div>
    </aside>
  );
}

/** Keeps the focused element and its outline above the bar. The browser counts an element under the bar as in view. */
function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    // No custom property of the whole page: each element inherits it, so that each change of it styles all of them.
    const { style } = document.documentElement;
    let isShown = false;
    const observer = new ResizeObserver(() => {
      // A bar that waits for another has no height, and leaves the padding to the other.
      isShown = element.offsetHeight > 0;
      if (!isShown) return;
      const height = `calc(${element.offsetHeight}px + var(--space-2))`;
      style.setProperty('scroll-padding-bottom', height);
      element.style.setProperty('--bar', height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (isShown) style.removeProperty('scroll-padding-bottom');
    };
  }, [bar]);
}

interface UndoBarProps {
  readonly text: string;
  /** The text of its button. */
  readonly undo: string;
  readonly onUndo: () => void;
  /** Called once the time is over. */
  readonly onOver: () => void;
  readonly clock: Timers;
}

/** How long an action can be undone. */
const seconds = 8;

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
