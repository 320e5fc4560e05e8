// Moves the focus when another page opens, so that screen readers and the Tab key start at the new content.
import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';

/** Moves the focus to the heading of the page, or to the page when it has none (yet). Does not scroll. */
export function focusPage(): void {
  const main = mainArea();
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Returns the main area, also of a page that fills the screen without a frame. */
const mainArea = () => document.querySelector('main');

/** Moves the focus to the page like `focusPage`, unless something on it has the focus already. */
export function focusPageFromOutside(): void {
  if (mainArea()?.contains(document.activeElement) !== true) focusPage();
}

/** Focuses each page after navigation, except the first page of a visit and a page that contains the focus already. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusPageFromOutside();
      }),
    [router],
  );
}
