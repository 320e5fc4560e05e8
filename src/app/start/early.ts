// What can set out before the app has loaded: the list for the shelf, or the index and cover of a story opened by its address.
// Paints that cover at once; the viewer puts its own in the same place and takes this one away.
import { limits } from '../../contract/limits';
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { pathOfCall } from '../../contract/service/calls';
import { areaOf, worldOfUnparsed, type Area } from '../../features/viewer/themes/world-of';
import { fetchEarly } from '../../platform/http/early-fetch';
import { knownCover, type KnownCover } from '../stories/known-covers';

declare global {
  interface Window {
    /** Resolves when the network is free for the app; absent where the page's own script did not run. */
    bookwormSetOut?: Promise<void>;
  }
}

/** What the address asks for first. */
export type FirstScreen =
  | { readonly name: 'story'; readonly id: string; readonly area: Area; readonly view: 'book' | 'slides' }
  | { readonly name: 'shelf' }
  | { readonly name: 'other' };

/** How long the app lets the cover go first, in milliseconds; an answer that hangs must not hold it up. */
const longestWait = 800;

const storyRoutes = /^#\/(view|party|story\/read|dark-tales\/read|childrens-story\/read)\/(\d+)(?:\/|$)/;

/** Reads the hash of the address (experience 2.1), which alone says whether a story opens as a book (decision 28). */
export function firstScreenOf(hash: string): FirstScreen {
  if (/^#?\/?(?:\?|$)/.test(hash)) return { name: 'shelf' };
  const [, route = '', id] = storyRoutes.exec(hash) ?? [];
  const area = areaOf(`/${route}`);
  if (!isPresentationId(id) || area === undefined) return { name: 'other' };
  return { name: 'story', id, area, view: route.endsWith('/read') ? 'book' : 'slides' };
}

/**
 * Sends the first requests of a screen. Resolves when the network is free for the app: at once, or for a story when its
 * cover is here, but never later than the app can wait. Failures are left to whoever asks again.
 */
export function setOut(screen: FirstScreen, mediaOrigins: readonly string[]): Promise<void> {
  const late = new Promise<void>((over) => setTimeout(over, longestWait));
  return screen.name === 'other' ? Promise.resolve() : Promise.race([late, sendFirst(screen, mediaOrigins)]);
}

async function sendFirst(screen: FirstScreen, mediaOrigins: readonly string[]): Promise<void> {
  if (screen.name === 'shelf') {
    fetchEarly(pathOfCall('listPresentations'));
    // They order it.
    fetchEarly(pathOfCall('listFeedback'));
  }
  if (screen.name !== 'story') return;
  const path = pathOfCall('presentationIndex', { presentationId: screen.id });
  const known = knownCover(screen.id);
  if (known !== undefined) {
    const painted = paintCover(screen, known, mediaOrigins);
    await pictureIsAskedFor();
    fetchEarly(path);
    return painted;
  }
  try {
    // The cover may come from a cached index; the app reads the current one.
    const index = await fetch(path, { cache: 'force-cache' });
    const cover = index.ok ? coverOf(await index.json(), screen.area) : undefined;
    const painted = paintCover(screen, cover, mediaOrigins);
    // Over HTTP/1.1 the picture gets the open connection.
    await pictureIsAskedFor();
    fetchEarly(path);
    await painted;
  } catch {
    // The viewer says what is wrong.
  }
}

/** Resolves when a picture whose address was just set is asked for: the browser does so in a microtask, after all that runs now. */
const pictureIsAskedFor = (): Promise<void> => Promise.resolve();

type Story = Extract<FirstScreen, { readonly name: 'story' }>;

/** Resolves once the cover is there or cannot be had. */
function paintCover(
  { id, view }: Story,
  known: KnownCover | undefined,
  mediaOrigins: readonly string[],
): Promise<void> {
  if (known === undefined) return Promise.resolve();
  const cover = resolveMediaPath(known.path, indexAddress(location.origin, id), mediaOrigins);
  if (!cover.allowed) return Promise.resolve();
  const picture = document.createElement('img');
  picture.src = cover.url;
  picture.alt = '';
  picture.fetchPriority = 'high';
  const layer = document.createElement('div');
  layer.id = 'early-cover';
  // The slides' place or the book's, and the table it will lie on.
  layer.dataset['view'] = view;
  if (view === 'book') layer.dataset['world'] = known.world;
  layer.append(picture);
  // Not in the body, which is not parsed yet where the cover is known: the first frame shows it.
  document.documentElement.append(layer);
  return new Promise((done) => {
    // What the app does at its start takes long enough to hold up the frame that shows the picture.
    picture.addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => done())), {
      once: true,
    });
    picture.addEventListener(
      'error',
      () => {
        removeEarlyCover();
        done();
      },
      { once: true },
    );
  });
}

/** Only what is needed for the cover; the index is read whole and strictly later. */
function coverOf(index: unknown, area: Area): KnownCover | undefined {
  const path = coverPathOf(index);
  return path === undefined ? undefined : { path, world: worldOfUnparsed(index, area) ?? 'narration' };
}

function coverPathOf(index: unknown): string | undefined {
  if (typeof index !== 'object' || index === null || !('initialSlide' in index)) return undefined;
  const slide = index.initialSlide;
  if (typeof slide !== 'object' || slide === null || !('imagePath' in slide)) return undefined;
  return typeof slide.imagePath === 'string' ? slide.imagePath : undefined;
}

/**
 * Where the app is long in coming, the shelf's place is drawn after the specified delay (experience 9), so that nobody
 * looks at blank paper. The answer stops a drawing that has not begun; React clears one that has.
 */
export function showSkeletonLate(screen: FirstScreen): () => void {
  if (screen.name !== 'shelf') return () => undefined;
  const late = setTimeout(() => {
    const shelf = document.createElement('div');
    shelf.className = 'early-shelf';
    for (let card = 0; card < 8; card += 1) shelf.append(document.createElement('div'));
    document.getElementById('root')?.replaceChildren(shelf);
  }, limits.translationLoadingDelay);
  return () => clearTimeout(late);
}

/** Takes the early cover away, once the viewer shows its own or something else is to be seen. */
export function removeEarlyCover(): void {
  document.getElementById('early-cover')?.remove();
}

/**
 * Hides the text that says that the app could not be loaded. It stands in the entry's HTML, since the interface's texts may be
 * what fails to load, and is visible at first, since this script may be what a host's policy refuses.
 */
export function hideBootFailure(): void {
  document.documentElement.dataset['starting'] = '';
}

/** Shows that text in place of everything else, so that no page stays blank. */
export function showBootFailure(): void {
  removeEarlyCover();
  document.getElementById('root')?.replaceChildren();
  delete document.documentElement.dataset['starting'];
}
