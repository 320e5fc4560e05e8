// Sets the title of the tab: the open page, then the name of the app from the entry's HTML.
import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';

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
