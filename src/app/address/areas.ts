// Lists where presentations play and stories are read in their areas (spec screens §1), and the redirects of all other paths below these.
import { createRoute, useParams, type AnyRoute, type RouteComponent } from '@tanstack/react-router';
import { storyAreas, type StoryArea } from '../../contract/presentation/story-address';

/** Whether stories are also read below the path of an area. */
const hasReader = (area: StoryArea): boolean => area !== 'xmas';

/** The paths at which a presentation plays (spec book §2). */
export const viewerPaths = [
  '/view/$id',
  '/view/$id/new',
  '/story/read/$id',
  '/dark-tales/read/$id',
  '/childrens-story/read/$id',
  '/party/$id',
] as const;

/** Returns the routes at which a presentation plays, below a root. */
export function viewerRoutes<Root extends AnyRoute>(root: Root, component: RouteComponent) {
  return viewerPaths.map((path) => createRoute({ getParentRoute: () => root, path, component }));
}

/**
 * Returns the id in the address of a presentation. Its page has several routes (`viewerPaths`), in the app and in a kiosk, so that the
 * parameter is read from whichever of them is open.
 */
export function usePresentationId(): string | undefined {
  return useParams({ strict: false }).id;
}

/** Returns the address at which a story of an area is read. Areas without their own reader use the reader of stories. */
export function readHrefOf(area: StoryArea, id: string): string {
  return `#/${hasReader(area) ? area : 'story'}/read/${id}`;
}

/** The redirects, which leave no history entry. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...storyAreas.flatMap((area) => [
    // A reader path without a story redirects to the area's path, which redirects to the page for making one.
    ...(hasReader(area) ? [{ from: `/${area}/read`, to: `/${area}` }] : []),
    { from: `/${area}`, to: `/${area}/new` },
    { from: `/${area}/$`, to: `/${area}/new` },
  ]),
  { from: '/view/$id/$more/$', to: '/view/$id' },
  { from: '/party/$id/$more/$', to: '/party/$id' },
];
