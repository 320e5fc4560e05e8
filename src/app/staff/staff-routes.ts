// The routes of suggesting, managing and publishing (experience 2.1).
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';

const staffPages = () => import('./staff-pages');

/** Routes inside the catch-all area, with header and footer. */
export function staffRoutes(frame: AnyRoute): AnyRoute[] {
  const getParentRoute = () => frame;
  return [
    createRoute({
      getParentRoute,
      path: '/add-suggestion',
      staticData: { title: 'suggestions.title' },
      component: lazyRouteComponent(() => import('../landing/suggestion-page'), 'SuggestionPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/list-suggestions',
      staticData: { title: 'suggestions.manage' },
      component: lazyRouteComponent(staffPages, 'SuggestionsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/list-presentations',
      staticData: { title: 'publication.title' },
      component: lazyRouteComponent(staffPages, 'PresentationsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/publish-presentation/$id',
      staticData: { title: 'publication.publish' },
      component: lazyRouteComponent(staffPages, 'PublishPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/publish-presentation',
      beforeLoad: () => {
        throw redirect({ to: '/', replace: true });
      },
    }),
  ];
}
