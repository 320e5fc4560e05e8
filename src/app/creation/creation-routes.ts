// Defines the routes of the pages where stories, presentations and parties are made, and the redirects of what leads to none (spec
// screens §1).
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { withTexts } from '../../platform/i18n/i18n';
import { storyAreas } from '../../contract/presentation/story-address';
import { redirects } from '../address/areas';

/** The form for presentations, within the page frame. */
export const newPresentationRoute = <Frame extends AnyRoute>(frame: Frame) =>
  createRoute({
    getParentRoute: () => frame,
    path: '/new-presentation',
    staticData: { title: 'app.pages.newPresentation' },
    component: lazyRouteComponent(
      () => withTexts(import('./new-presentation-page'), 'creation'),
      'NewPresentationPage',
    ),
  });

/** Returns routes below the root, without header and footer. The page of an area takes its kind from its path. */
export function creationRoutes<Root extends AnyRoute>(root: Root) {
  const getParentRoute = () => root;
  return [
    ...storyAreas.map((area) =>
      createRoute({
        getParentRoute,
        path: `/${area}/new` as const,
        component: lazyRouteComponent(
          () => withTexts(import('./new-story-page'), 'creation'),
          'NewStoryPage',
        ),
      }),
    ),
    createRoute({
      getParentRoute,
      path: '/party',
      component: lazyRouteComponent(
        () => withTexts(import('./new-party-page'), 'viewer', 'creation'),
        'NewPartyPage',
      ),
    }),
    ...redirects.map(({ from, to }) =>
      createRoute({
        getParentRoute,
        path: from,
        beforeLoad: ({ params }: { params: object }) => {
          throw redirect({ to, params, replace: true });
        },
      }),
    ),
  ];
}
