// Tells which screen an address opens and which story area it is in (spec screens §1), before the app has loaded and while it runs.
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { type Area, type StoryView, storyAreas } from '../../contract/presentation/story-address';

export type Screen =
  | { readonly name: 'story'; readonly id: string; readonly area: Area; readonly view: StoryView }
  | { readonly name: 'shelf' }
  | { readonly name: 'other' };

/** Returns whether this page is kiosk.html, which is a kiosk only in bundles with one (spec screens §12). */
export const isKioskEntry = (): boolean => location.pathname.endsWith('/kiosk.html');

/** Returns whether a hash asks for the sign-in. */
export const asksForSignIn = (hash: string): boolean => hash.startsWith('#/sign-in');

const storyRoutes = /^#\/(view|party|story\/read|dark-tales\/read|childrens-story\/read)\/(\d+)(?:\/|$)/;

/** Returns the screen for a hash (spec screens §1). The hash alone decides whether a story opens as a book (spec book §2). */
export function screenOf(hash: string): Screen {
  // A kiosk has an overview instead, which needs no list.
  if (/^#?\/?(?:\?|$)/.test(hash))
    return { name: import.meta.env.HAS_KIOSK && isKioskEntry() ? 'other' : 'shelf' };
  const [, route = '', id] = storyRoutes.exec(hash) ?? [];
  const area = areaOf(`/${route}`);
  if (!isPresentationId(id) || area === undefined) return { name: 'other' };
  return { name: 'story', id, area, view: route.endsWith('/read') ? 'book' : 'slides' };
}

const areas: readonly Area[] = [...storyAreas, 'view', 'party'];

/** Returns the area of a path after the hash, or undefined if there is none. */
export function areaOf(path: string): Area | undefined {
  const first = path.split('/')[1] ?? '';
  return areas.find((area) => area === first);
}
