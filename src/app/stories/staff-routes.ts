// Defines the routes of the staff's pages: managing and publishing (spec screens §1).
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';

const staffPages = () => withTexts(import('./staff-pages'), ...laterTexts);

/** Returns routes inside the page frame, with header and footer. */
export function staffRoutes(frame: AnyRoute): AnyRoute[] {
  const getParentRoute = () => frame;
  return [
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
