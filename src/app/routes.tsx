// Defines the routes (spec screens §1). Their paths are in the hash; launch parameters stay in the search before it (spec offline §4).
import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router';
import { readFilterSearch } from '../features/gallery/filters';
import { earlyIntro } from '../platform/storage/intro-state';
import { withTexts } from '../platform/i18n/i18n';
import { laterTexts } from '../platform/i18n/texts';
import type { Api } from '../platform/http/api';
import { report } from '../platform/browser/report';
import { CrashCard, NotFoundCard } from './shell/fallback-cards';
import { PageFrame } from './shell/PageFrame';
import { Root } from './Root';
import { createPageHistory } from './address/hash-history';
import { sessionRoutes } from './session/session-routes';
import { staffRoutes, viewerRoutes } from './stories/story-routes';
import { creationRoutes, newPresentationRoute } from './creation/creation-routes';

const rootRoute = createRootRoute({ component: Root });

/** The page frame, with header, `main` and footer (spec screens §1, §2). */
const frameRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'frame',
  component: PageFrame,
  notFoundComponent: NotFoundCard,
});

const galleryRoute = (api: Api) =>
  createRoute({
    getParentRoute: () => frameRoute,
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
  getParentRoute: () => frameRoute,
  path: '/imprint',
  staticData: { title: 'app.imprint' },
  component: lazyRouteComponent(() => withTexts(import('./shell/legal-pages'), ...laterTexts), 'ImprintPage'),
});

const privacyRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/privacy',
  staticData: { title: 'app.privacy' },
  component: lazyRouteComponent(() => withTexts(import('./shell/legal-pages'), ...laterTexts), 'PrivacyPage'),
});

const offlineRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/offline',
  staticData: { title: 'app.pages.offline' },
  component: lazyRouteComponent(
    () => withTexts(import('./stories/offline-page'), ...laterTexts),
    'OfflinePage',
  ),
});

const suggestionRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/add-suggestion',
  staticData: { title: 'app.pages.suggest' },
  component: lazyRouteComponent(
    () => withTexts(import('./stories/suggestion-page'), ...laterTexts),
    'SuggestionPage',
  ),
});

/** Any other path shows the "not found" card with a link home (spec screens §1). */
const unknownRoute = createRoute({
  getParentRoute: () => frameRoute,
  path: '/$',
  staticData: { title: 'app.notFound.title' },
  component: NotFoundCard,
});

/** Returns a router over the hash; every route has an error boundary with a link home (spec screens §7). */
export function createAppRouter(api: Api) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      frameRoute.addChildren([
        galleryRoute(api),
        offlineRoute,
        imprintRoute,
        privacyRoute,
        suggestionRoute,
        newPresentationRoute(frameRoute),
        ...staffRoutes(frameRoute),
        // The build leaves these out where everyone is anonymous.
        ...(import.meta.env.HAS_SIGN_IN ? sessionRoutes(frameRoute) : []),
        unknownRoute,
      ]),
      ...viewerRoutes(rootRoute),
      ...creationRoutes(rootRoute),
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
