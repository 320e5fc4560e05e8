// The root component: renders the page of the route and, after the first paint, the offer bar; then the background work begins.

import { Outlet } from '@tanstack/react-router';
import { withTexts } from '../platform/i18n/i18n';
import { laterTexts } from '../platform/i18n/texts';
import { report } from '../platform/browser/report';
import { lazyPart } from '../ui/lazy-part';
import { useApp } from './providers';
import { LazyActivityRecord } from './session/session-routes';
import { useFocusOnNavigation } from './shell/opened-page';
import { useAfterFirstPaint, useBackgroundWork } from './shell/use-after-first-paint';
import { useReadable } from '../ui/use-readable';

/** The app works without the offer bar: when its code cannot be loaded, nothing is rendered. */
const OfferBar = lazyPart(
  () => withTexts(import('./shell/OfferBar'), ...laterTexts).then((part) => part.OfferBar),
  (error) => report(error, 'offer bar'),
);

export function Root() {
  const painted = useAfterFirstPaint();
  const { session } = useApp();
  const { hasAccount } = useReadable(session);
  useFocusOnNavigation();
  useBackgroundWork(painted);
  return (
    <>
      <Outlet />
      {painted && <OfferBar />}
      {LazyActivityRecord && painted && hasAccount && <LazyActivityRecord />}
    </>
  );
}
