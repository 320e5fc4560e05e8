// Lists the story areas (spec screens §1) and the redirects of all other paths below them. Pure; creation-routes.ts builds the routes.
import type { StoryArea } from '../../contract/presentation/story-address';

interface AreaPaths {
  readonly area: StoryArea;
  /** Whether stories are also read below its path. */
  readonly hasReader: boolean;
}

export const storyAreas: readonly AreaPaths[] = [
  { area: 'story', hasReader: true },
  { area: 'dark-tales', hasReader: true },
  { area: 'childrens-story', hasReader: true },
  { area: 'xmas', hasReader: false },
];

/** The paths at which a presentation plays (spec book §2). */
export const viewerPaths = [
  '/view/$id',
  '/view/$id/new',
  '/story/read/$id',
  '/dark-tales/read/$id',
  '/childrens-story/read/$id',
  '/party/$id',
] as const;

/** Returns the address at which a story of an area is read; areas without a reader of their own use that of stories. */
export function readHrefOf(area: StoryArea, id: string): string {
  const hasReader = storyAreas.some((other) => other.area === area && other.hasReader);
  return `#/${hasReader ? area : 'story'}/read/${id}`;
}

/** The redirects, which leave no history entry. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...storyAreas.flatMap(({ area, hasReader }) => [
    // A reader path without a story redirects to the area's path, which redirects to the page for making one.
    ...(hasReader ? [{ from: `/${area}/read`, to: `/${area}` }] : []),
    { from: `/${area}`, to: `/${area}/new` },
    { from: `/${area}/$`, to: `/${area}/new` },
  ]),
  { from: '/view/$id/$more/$', to: '/view/$id' },
  { from: '/party/$id/$more/$', to: '/party/$id' },
];
