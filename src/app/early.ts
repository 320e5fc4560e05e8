// What can set out before the app has loaded: the list for the shelf, or the index and cover of a story opened by its address.
// Paints that cover at once; the viewer puts its own in the same place and takes this one away.
import { indexAddress, resolveMediaPath } from '../contract/presentation/media-path';
import { isPresentationId } from '../contract/presentation/presentation-id';
import { pathOfCall } from '../contract/service/calls';
import { fetchEarly } from '../platform/early-fetch';

/** What the address asks for first. */
export type FirstScreen =
  | { readonly name: 'story'; readonly id: string }
  | { readonly name: 'shelf' }
  | { readonly name: 'other' };

const storyRoutes = /^#\/(?:view|story\/read|dark-tales\/read|childrens-story\/read|party)\/(\d+)(?:\/|$)/;

/** Reads the hash of the address (experience 2.1, decision 28). */
export function firstScreenOf(hash: string): FirstScreen {
  if (hash === '' || hash === '#' || hash === '#/') return { name: 'shelf' };
  const id = storyRoutes.exec(hash)?.[1];
  return isPresentationId(id) ? { name: 'story', id } : { name: 'other' };
}

/** Sends the first requests of a screen; failures are left to whoever asks again. */
export function setOut(screen: FirstScreen, mediaOrigins: readonly string[]): void {
  if (screen.name === 'shelf') void fetchEarly(pathOfCall('listPresentations')).catch(() => undefined);
  if (screen.name === 'story') void paintCover(screen.id, mediaOrigins).catch(() => undefined);
}

async function paintCover(id: string, mediaOrigins: readonly string[]): Promise<void> {
  const response = await fetchEarly(pathOfCall('presentationIndex', { presentationId: id }));
  if (!response.ok) return;
  const path = coverPathOf(await response.json());
  if (path === undefined) return;
  const cover = resolveMediaPath(path, indexAddress(location.origin, id), mediaOrigins);
  if (!cover.allowed || document.getElementById('root')?.hasChildNodes()) return;
  const picture = document.createElement('img');
  picture.src = cover.url;
  picture.alt = '';
  picture.fetchPriority = 'high';
  const layer = document.createElement('div');
  layer.id = 'early-cover';
  layer.append(picture);
  document.body.prepend(layer);
}

/** Only what is needed for the cover; the index is read whole and strictly later. */
function coverPathOf(index: unknown): string | undefined {
  if (typeof index !== 'object' || index === null || !('initialSlide' in index)) return undefined;
  const slide = index.initialSlide;
  if (typeof slide !== 'object' || slide === null || !('imagePath' in slide)) return undefined;
  return typeof slide.imagePath === 'string' ? slide.imagePath : undefined;
}

/** Takes the early cover away, once the viewer shows its own or something else is to be seen. */
export function removeEarlyCover(): void {
  document.getElementById('early-cover')?.remove();
}
