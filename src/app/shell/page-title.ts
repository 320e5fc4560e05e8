// The title of the tab: what is open, then the name of the app, which the entry's HTML holds.
import { useEffect } from 'react';
import { useRouterState } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';

/** Titles of routes, as keys of the texts. */
type TitleKey =
  | 'gallery.title'
  | 'app.places.offline'
  | 'app.imprint'
  | 'app.privacy'
  | 'app.notFound.title'
  | 'app.places.suggest'
  | 'app.places.suggestions'
  | 'app.places.presentations'
  | 'app.places.publish';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly title?: TitleKey;
  }
}

/** Says what is open, and nothing of it once it is left. */
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

/** The title of the route that is shown, in the language of the interface. */
export function useRouteTitle(): void {
  const { t } = useTexts();
  const key = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.title });
  usePageTitle(key && t(key));
}
