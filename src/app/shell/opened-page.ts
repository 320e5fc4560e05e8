// What a page does when it opens. It sets the title of the tab: the page, then the name of the app from the entry's HTML. It moves the
// focus, so that screen readers and the Tab key start at the new content. It says whether it is busy.
import { useEffect } from 'react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import type { Writable } from '../../base/readable';
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';

/**
 * Dims the wooden tables from 19 to 6 o'clock by the clock of the device, at once and whenever the page wakes (`onWake`). A dark colour
 * scheme has them dim at any hour.
 */
export function dimInTheEvening(hourNow: () => number, onWake: (call: () => void) => void): void {
  const update = (): void => {
    const hour = hourNow();
    document.documentElement.toggleAttribute('data-evening', hour >= 19 || hour < 6);
  };
  update();
  onWake(update);
}

/** The text keys of the routes' titles. */
type TitleKey =
  | 'gallery.title'
  | 'app.pages.offline'
  | 'app.imprint'
  | 'app.privacy'
  | 'app.notFound.title'
  | 'app.pages.suggest'
  | 'app.pages.suggestions'
  | 'app.pages.newPresentation'
  | 'app.pages.presentations'
  | 'app.pages.publish'
  | 'app.pages.signIn'
  | 'app.pages.account'
  | 'app.pages.signUp'
  | 'app.pages.confirmAccount'
  | 'app.pages.forgottenPassword';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: TitleKey;
  }
}

/** Puts the title before the app's name and removes it on unmount; undefined changes nothing. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return undefined;
    const before = document.title;
    document.title = `${title} – ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** Sets the title of the current route, in the language of the interface. */
export function useRouteTitle(): void {
  const { t } = useTexts();
  const key = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title });
  usePageTitle(key && t(key));
}

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

/**
 * Returns whether something plays or is made on this page, which nothing may interrupt, for the page to set. It is not any more once the
 * page is left.
 */
export function usePageBusy(): Writable<boolean> {
  const { pageBusy } = useApp();
  useEffect(() => () => pageBusy.set(false), [pageBusy]);
  return pageBusy;
}
