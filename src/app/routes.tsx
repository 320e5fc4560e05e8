// Defines the routes (spec screens §1). Their paths are in the hash; launch parameters stay in the search before it (spec offline §4).
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { storyAreas } from '../contract/presentation/story-address';
import { readFilterSearch } from '../features/gallery/filters';
import { earlyIntro } from '../platform/storage/intro-state';
import { withTexts } from '../platform/i18n/i18n';
import { laterTexts } from '../platform/i18n/texts';
import type { Api } from '../platform/http/api';
import { report } from '../platform/browser/report';
import { CrashCard } from './shell/fallback-cards';
import { useFocusOnNavigation } from './shell/opened-page';
import { useAfterFirstPaint, useBackgroundWork } from './shell/use-after-first-paint';
import { redirects, viewerRoutes } from './address/hrefs';
import { createPageHistory } from './address/hash-history';
import { LazyActivityRecord, sessionRoutes } from './session/session-routes';
import { lazyPart } from '../ui/lazy-part';
import { useReadable } from '../ui/use-readable';
import { useApp, type AppContext } from './providers';

/** The app works without the offer bar: when its code cannot be loaded, nothing is rendered. */
const OfferBar = lazyPart(
  () => withTexts(import('./shell/OfferBar'), ...laterTexts).then((part) => part.OfferBar),
  (error) => report(error, 'offer bar'),
);

/** Renders the page of the route and, after the first paint, the offer bar; then the background work begins. */
function Root() {
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

const rootRoute = createRootRoute({ component: Root });
const ofRoot = () => rootRoute;

const NotFoundCard = lazyRouteComponent(() => import('./shell/unknown-page'), 'NotFoundCard');

/** The page frame, with header, `main` and footer (spec screens §1, §2). A story opened by its address needs none. */
const frameRoute = createRoute({
  getParentRoute: ofRoot,
  id: 'frame',
  component: lazyRouteComponent(() => import('./shell/PageFrame'), 'PageFrame'),
  notFoundComponent: NotFoundCard,
});
const ofFrame = () => frameRoute;

const galleryRoute = (api: Api) =>
  createRoute({
    getParentRoute: ofFrame,
    path: '/',
    staticData: { title: 'gallery.title' },
    validateSearch: readFilterSearch,
    component: lazyRouteComponent(async () => {
      const page = await import('./stories/landing-page');
      await Promise.all([page.prepareShelf(api), earlyIntro.read()]);
      return page;
    }, 'LandingPage'),
  });

const imprintRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/imprint',
  staticData: { title: 'app.imprint' },
  component: lazyRouteComponent(() => withTexts(import('./shell/legal-pages'), ...laterTexts), 'ImprintPage'),
});

const privacyRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/privacy',
  staticData: { title: 'app.privacy' },
  component: lazyRouteComponent(() => withTexts(import('./shell/legal-pages'), ...laterTexts), 'PrivacyPage'),
});

const offlineRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/offline',
  staticData: { title: 'app.pages.offline' },
  component: lazyRouteComponent(
    () => withTexts(import('./stories/offline-page'), ...laterTexts),
    'OfflinePage',
  ),
});

/** Where the shortcut of the installed app leads (web-app-manifest.ts). */
const continueRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/continue',
  staticData: { title: 'gallery.title' },
  component: lazyRouteComponent(
    () => withTexts(import('./stories/continue-page'), 'gallery'),
    'ContinuePage',
  ),
});

const suggestionRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/add-suggestion',
  staticData: { title: 'app.pages.suggest' },
  component: lazyRouteComponent(
    () => withTexts(import('./stories/suggestion-page'), ...laterTexts),
    'SuggestionPage',
  ),
});

const viewerPage = lazyRouteComponent(
  () => withTexts(import('./stories/viewer-page'), 'viewer'),
  'ViewerPage',
);

const staffPages = () => withTexts(import('./stories/staff-pages'), ...laterTexts);

/** Managing and publishing. */
const staffRoutes = [
  createRoute({
    getParentRoute: ofFrame,
    path: '/list-suggestions',
    staticData: { title: 'app.pages.suggestions' },
    component: lazyRouteComponent(staffPages, 'SuggestionsPage'),
  }),
  createRoute({
    getParentRoute: ofFrame,
    path: '/list-presentations',
    staticData: { title: 'app.pages.presentations' },
    component: lazyRouteComponent(staffPages, 'PresentationsPage'),
  }),
  createRoute({
    getParentRoute: ofFrame,
    path: '/publish-presentation/$id',
    staticData: { title: 'app.pages.publish' },
    component: lazyRouteComponent(staffPages, 'PublishPage'),
  }),
  createRoute({
    getParentRoute: ofFrame,
    path: '/publish-presentation',
    beforeLoad: () => {
      throw redirect({ to: '/', replace: true });
    },
  }),
];

/** The form for presentations, within the page frame. */
const newPresentationRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/new-presentation',
  staticData: { title: 'app.pages.newPresentation' },
  component: lazyRouteComponent(
    () => withTexts(import('./creation/new-presentation-page'), 'creation'),
    'NewPresentationPage',
  ),
});

/**
 * The pages that make stories and parties, without header and footer, and the redirects of what leads to none. The page of an area takes its
 * kind from its path.
 */
const creationRoutes = [
  ...storyAreas.map((area) =>
    createRoute({
      getParentRoute: ofRoot,
      path: `/${area}/new` as const,
      component: lazyRouteComponent(
        () => withTexts(import('./creation/new-story-page'), 'creation'),
        'NewStoryPage',
      ),
    }),
  ),
  createRoute({
    getParentRoute: ofRoot,
    path: '/party',
    component: lazyRouteComponent(
      () => withTexts(import('./creation/new-party-page'), 'viewer', 'creation'),
      'NewPartyPage',
    ),
  }),
  ...redirects.map(({ from, to }) =>
    createRoute({
      getParentRoute: ofRoot,
      path: from,
      beforeLoad: ({ params }: { params: object }) => {
        throw redirect({ to, params, replace: true });
      },
    }),
  ),
];

/** Any other path shows the "not found" card with a link home (spec screens §1). */
const unknownRoute = createRoute({
  getParentRoute: ofFrame,
  path: '/$',
  staticData: { title: 'app.notFound.title' },
  component: NotFoundCard,
});

/**
 * Returns a router over the hash; every route has an error boundary with a link home (spec screens §7). Without a service there are
 * no routes of pages that need one.
 */
export function createAppRouter({
  api,
  deployment: { withoutService },
}: Pick<AppContext, 'api' | 'deployment'>) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      frameRoute.addChildren([
        galleryRoute(api),
        offlineRoute,
        continueRoute,
        imprintRoute,
        privacyRoute,
        ...(withoutService ? [] : [suggestionRoute, newPresentationRoute, ...staffRoutes]),
        // The build leaves these out where everyone is anonymous.
        ...(import.meta.env.HAS_SIGN_IN ? sessionRoutes(frameRoute) : []),
        unknownRoute,
      ]),
      ...viewerRoutes(rootRoute, viewerPage),
      ...(withoutService ? [] : creationRoutes),
    ]),
    history: createPageHistory(),
    defaultErrorComponent: CrashCard,
    defaultOnCatch: (error) => report(error, 'route'),
    defaultNotFoundComponent: NotFoundCard,
    scrollRestoration: true,
    defaultPendingMs: 200,
  });
}

declare module '@tanstack/react-router' {
  /** Types links, parameters and searches by the routes of the app. A kiosk has some of them, and `/create` beside them. */
  interface Register {
    readonly router: ReturnType<typeof createAppRouter>;
  }
}
