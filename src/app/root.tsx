// The frame of everything: the page of the route, and what the worker has to offer once the first paint is over.
import { lazy, Suspense } from 'react';
import { Outlet } from '@tanstack/react-router';
import { withLaterTexts } from '../platform/i18n/i18n';
import { report } from '../platform/browser/report';
import { useFocusOnNavigation } from './shell/use-focus-on-navigation';
import { useAfterFirstPaint } from './start/use-after-first-paint';

/** Without the bar the app is whole: where its part cannot be had, nothing stands in its place. */
const OfflineBar = lazy(() =>
  withLaterTexts(import('./offline/offline-bar')).then(
    ({ OfflineBar: bar }) => ({ default: bar }),
    (error: unknown) => {
      report(error, 'offline bar');
      return { default: () => <></> };
    },
  ),
);

export function Root() {
  const painted = useAfterFirstPaint();
  useFocusOnNavigation();
  return (
    <>
      <Outlet />
      {painted && (
        <Suspense>
          <OfflineBar />
        </Suspense>
      )}
    </>
  );
}
