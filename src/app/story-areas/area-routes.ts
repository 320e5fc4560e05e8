// Defines the routes of the story areas: placeholder pages where stories will be made, and redirects (spec screens §1).
import { createRoute, lazyRouteComponent, redirect, type AnyRoute } from '@tanstack/react-router';
import { redirects, storyAreas } from './areas';

/** The paths of the placeholder pages. A page derives its content from its path. */
const placeholderPaths = [...storyAreas.map(({ area }) => `/${area}/new`), '/party'];

/** Returns routes below the root, without header and footer. */
export function areaRoutes(root: AnyRoute): AnyRoute[] {
  const getParentRoute = () => root;
  return [
    ...placeholderPaths.map((path) =>
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
