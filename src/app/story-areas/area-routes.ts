// The routes of the story areas: rooms where stories will be made, and the redirects around them (experience 2.1).
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { redirects, storyAreas } from './areas';

/** The paths of the rooms; what stands in them is told by their path. */
const rooms = [...storyAreas.map(({ area }) => `/${area}/new`), '/party'];

/** Routes below the root, without header and footer. */
export function areaRoutes(root: AnyRoute): AnyRoute[] {
  const getParentRoute = () => root;
  return [
    ...rooms.map((path) =>
      createRoute({
        getParentRoute,
        path,
        component: lazyRouteComponent(() => import('./PlaceholderPage'), 'PlaceholderPage'),
      }),
    ),
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
