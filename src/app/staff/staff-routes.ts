// Defines the routes for suggesting topics, managing and publishing (spec screens §1).
import { withCreationTexts, withLaterTexts } from '../../platform/i18n/i18n';
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';

const staffPages = () => withLaterTexts(import('./staff-pages'));

/** Returns routes inside the page frame, with header and footer. */
export function staffRoutes(frame: AnyRoute): AnyRoute[] {
  const getParentRoute = () => frame;
  return [
    createRoute({
      getParentRoute,
      path: '/add-suggestion',
      staticData: { title: 'app.pages.suggest' },
      component: lazyRouteComponent(
        () => withLaterTexts(import('../stories/suggestion-page')),
        'SuggestionPage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/new-presentation',
      staticData: { title: 'app.pages.newPresentation' },
      component: lazyRouteComponent(
        () => withCreationTexts(import('../creation/new-presentation-page')),
        'NewPresentationPage',
      ),
    }),
    createRoute({
      getParentRoute,
      path: '/list-suggestions',
      staticData: { title: 'app.pages.suggestions' },
      component: lazyRouteComponent(staffPages, 'SuggestionsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/list-presentations',
      staticData: { title: 'app.pages.presentations' },
      component: lazyRouteComponent(staffPages, 'PresentationsPage'),
    }),
    createRoute({
      getParentRoute,
      path: '/publish-presentation/$id',
      staticData: { title: 'app.pages.publish' },
      component: lazyRouteComponent(() => withLaterTexts(import('./publish-page')), 'PublishPage'),
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
