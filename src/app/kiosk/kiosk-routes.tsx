// The routes of a kiosk (spec screens §12). No address of a visitor stays in the history.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  type AnyRoute,
} from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import type { LaunchMode } from '../../contract/presentation/kind';
import type { SplitRole } from '../../contract/split-messages';
import { systemClock } from '../../platform/browser/system-clock';
import { report } from '../../platform/browser/report';
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { sessionRoutes } from '../session/session-routes';
import { viewerRoutes, createOwnHref, createOwnPath, viewHrefOf } from '../address/hrefs';
import { createPageHistory } from '../address/hash-history';
import { removeEarlyCover } from '../early/early';
import { KioskCrash } from '../../features/kiosk/idle/countdowns';
import { Overview } from '../../features/kiosk/overview/Overview';
import { Logo } from '../../ui/drawings/Logo';
import { useTheme } from '../providers';
import { KioskProvider, useKiosk, type Kiosk } from '../../features/kiosk/kiosk-context';
import { KioskFrame } from './KioskFrame';
import { KioskRoot } from './KioskRoot';

const rootRoute = createRootRoute({ component: KioskRoot });

/** Header, main area and footer of a kiosk. */
const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: KioskFrame,
});

const overviewRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/',
  component: OverviewPage,
});

function OverviewPage() {
  const { previews, earlyPreview } = useKiosk();
  const { logo, overviewLines } = useTheme();
  useEffect(() => previews.load(), [previews]);
  return (
    <Overview
      logo={<Logo name={logo} />}
      previews={previews}
      lines={overviewLines}
      hrefOf={viewHrefOf}
      onOpen={earlyPreview.show}
      createOwnHref={createOwnHref}
    />
  );
}

const createPresentationPage = lazyRouteComponent(
  () => withTexts(import('./create-presentation-page'), 'viewer', 'creation', 'kiosk'),
  'CreatePresentationPage',
);
const createStoryPage = lazyRouteComponent(
  () => withTexts(import('./create-story-page'), 'viewer', 'creation', 'kiosk'),
  'CreateStoryPage',
);

/** The route on which visitors make a story or a presentation. Only the page for a presentation lies within the frame. */
function createOwnRoute(mode: LaunchMode): AnyRoute {
  return mode === 'presentation'
    ? createRoute({
        getParentRoute: () => frameRoute,
        path: createOwnPath,
        component: createPresentationPage,
      })
    : createRoute({ getParentRoute: () => rootRoute, path: createOwnPath, component: createStoryPage });
}

const imprintRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/imprint',
  staticData: { title: 'app.imprint' },
  component: lazyRouteComponent(
    () => withTexts(import('./kiosk-legal-pages'), ...laterTexts, 'kiosk'),
    'KioskImprintPage',
  ),
});

const privacyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/privacy',
  staticData: { title: 'app.privacy' },
  component: lazyRouteComponent(
    () => withTexts(import('./kiosk-legal-pages'), ...laterTexts, 'kiosk'),
    'KioskPrivacyPage',
  ),
});

/** Any other path leads to the overview. */
const unknownRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$',
  component: ToOverview,
});

function ToOverview() {
  return <Navigate to="/" replace />;
}

function Crash() {
  useEffect(removeEarlyCover, []);
  return <KioskCrash clock={systemClock} />;
}

const kioskViewerPage = lazyRouteComponent(
  () => withTexts(import('./kiosk-viewer-page'), 'viewer', 'kiosk'),
  'KioskViewerPage',
);

const remotePage = lazyRouteComponent(
  () => withTexts(import('./remote-page'), 'viewer', 'kiosk'),
  'RemotePage',
);

/** Loads the code of the screens that visitors open from the overview. What fails is loaded again when it is opened. */
export function preloadScreens(role: SplitRole | undefined, mode: LaunchMode): void {
  void (role === 'remote' ? remotePage : kioskViewerPage).preload?.();
  void (mode === 'presentation' ? createPresentationPage : createStoryPage).preload?.();
}

/**
 * Returns a router that replaces the address with each navigation, and restores no scroll position. On a control screen
 * presentations play on the other one.
 */
export function createKioskRouter(kiosk: Kiosk, mode: LaunchMode) {
  const role = kiosk.split?.link.role;
  const createOwn = createOwnRoute(mode);
  const isStory = mode !== 'presentation';
  const history = createPageHistory();
  history.push = history.replace;
  return createRouter({
    routeTree: rootRoute.addChildren([
      frameRoute.addChildren([
        overviewRoute,
        ...(isStory ? [] : [createOwn]),
        imprintRoute,
        privacyRoute,
        // Reached by the operator, who types the address; no link leads there.
        ...(import.meta.env.HAS_SIGN_IN ? sessionRoutes(frameRoute) : []),
        unknownRoute,
      ]),
      ...(isStory ? [createOwn] : []),
      ...viewerRoutes(rootRoute, role === 'remote' ? remotePage : kioskViewerPage),
    ]),
    history,
    InnerWrap: ({ children }: { readonly children: ReactNode }) => (
      <KioskProvider value={kiosk}>{children}</KioskProvider>
    ),
    defaultErrorComponent: Crash,
    defaultOnCatch: (error) => report(error, 'route'),
    defaultNotFoundComponent: ToOverview,
    scrollRestoration: false,
    defaultPendingMs: 200,
  });
}
