// The areas of stories (experience 2.1): where one is made, and where whatever else stands behind their address leads.
// Pure; the routes are made of it.
import type { Area } from '../../features/viewer/themes/world-of';

interface StoryArea {
  readonly area: Exclude<Area, 'view' | 'party'>;
  /** Whether stories are read under it, too. */
  readonly reads: boolean;
}

export const storyAreas: readonly StoryArea[] = [
  { area: 'story', reads: true },
  { area: 'dark-tales', reads: true },
  { area: 'childrens-story', reads: true },
  { area: 'xmas', reads: false },
];

/** Addresses that lead on without leaving a trace in the history, each to where it leads. */
export const redirects: readonly { readonly from: string; readonly to: string }[] = [
  ...storyAreas.flatMap(({ area, reads }) => [
    // A reader without a story goes to the area's own address, and that to where one is made.
    ...(reads ? [{ from: `/${area}/read`, to: `/${area}` }] : []),
    { from: `/${area}`, to: `/${area}/new` },
    { from: `/${area}/$`, to: `/${area}/new` },
  ]),
  { from: '/view/$id/$more/$', to: '/view/$id' },
  { from: '/party/$id/$more/$', to: '/party/$id' },
];
