// The addresses of the app: those that it gives to features, which know no routes, and the paths at which presentations play. The app's own
// links name the route (`Link`).
import type { BrowserDeployment } from '../../contract/deployment';
import { indexAddress, resolvePreview } from '../../contract/presentation/media-path';
import { createRoute, useParams, type AnyRoute, type RouteComponent } from '@tanstack/react-router';
import { storyAreas, type StoryArea } from '../../contract/presentation/story-address';

/** The shelf; in a kiosk the overview. */
export const homeHref = '#/';
export const offlineHref = '#/offline';
export const newStoryHref = '#/childrens-story/new';
/** Returns the address of the wizard with a title filled in. */
export const newStoryHrefOf = (title: string): string => `${newStoryHref}?title=${encodeURIComponent(title)}`;
export const presentationsHref = '#/list-presentations';
export const newPresentationHref = '#/new-presentation';
export const partyHref = '#/party';
export const imprintHref = '#/imprint';

/** Where visitors of a kiosk make their own (spec screens §1): the flow that the launch parameter `mode` chooses. */
export const createOwnPath = '/create';
export const createOwnHref = `#${createOwnPath}`;

/** Returns the address of a presentation's slides. */
export const viewHrefOf = (id: string): string => `#/view/${id}`;

/** Returns the address of the page that publishes a presentation, which it does by itself only where the app led there. */
export const publishHrefOf = (id: string): string => `#/publish-presentation/${id}`;

/** Returns the address; undefined when there is no preview or its origin is not allowed: the drawn cover is then shown. */
export function previewUrlOf(
  { mediaOrigins }: BrowserDeployment,
  id: string,
  previewImage: string | undefined,
): string | undefined {
  if (previewImage === undefined) return undefined;
  const preview = resolvePreview(previewImage, indexAddress(location.origin, id), mediaOrigins);
  return preview.allowed ? preview.url : undefined;
}

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
