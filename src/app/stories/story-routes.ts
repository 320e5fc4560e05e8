// Defines the routes at which presentations play, and those of the staff's pages: managing and publishing (spec screens §1).
import { withTexts } from '../../platform/i18n/i18n';
import { laterTexts } from '../../platform/i18n/texts';
import {
  createRoute,
  lazyRouteComponent,
  redirect,
  type AnyRoute,
  type RouteComponent,
} from '@tanstack/react-router';
import { viewerPaths } from '../address/areas';

const viewerPage = lazyRouteComponent(() => withTexts(import('./viewer-page'), 'viewer'), 'ViewerPage');

/** Returns the routes at which a presentation plays, below a root; `component` replaces the viewer's page. */
export function viewerRoutes<Root extends AnyRoute>(root: Root, component: RouteComponent = viewerPage) {
  return viewerPaths.map((path) => createRoute({ getParentRoute: () => root, path, component }));
}

const staffPages = () => withTexts(import('./staff-pages'), ...laterTexts);

/** Returns routes inside the page frame, with header and footer. */
export function staffRoutes<Frame extends AnyRoute>(frame: Frame) {
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
