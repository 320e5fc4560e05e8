// Takes the focus along when another page opens, so that who listens or tabs starts at what is new.
import { useEffect } from 'react';
import { useRouter } from '@tanstack/react-router';

/** Moves the focus to the heading of the page, or to the page where it has none (yet). The place in the page stays. */
export function focusPage(): void {
  const main = document.getElementById('main');
  const target = main?.querySelector<HTMLElement>('h1') ?? main;
  if (!target) return;
  if (target !== main) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** For the frame around the pages. A page that took the focus itself keeps it; the first page of a visit takes none. */
export function useFocusOnNavigation(): void {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation === undefined || !pathChanged) return;
        if (document.getElementById('main')?.contains(document.activeElement)) return;
        focusPage();
      }),
    [router],
  );
}
