// A message at the bottom of the page with an optional action and a dismiss button. It never takes the focus.
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './Button';
import { passFocusTo } from './move-focus';
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

/** The message is outside of the page that it covers. */
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
export function useScrollPadding(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null || typeof ResizeObserver !== 'function') return undefined;
    const { style } = document.documentElement;
    // A bar that waits for another has no height, and leaves the padding to the other.
    const isShown = (): boolean => element.offsetHeight > 0;
    const observer = new ResizeObserver(() => {
      if (isShown()) style.setProperty('--snackbar', `calc(${element.offsetHeight}px + var(--space-2))`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (isShown()) style.removeProperty('--snackbar');
    };
  }, [bar]);
}
