// Sends the first requests before the app has loaded: the lists of the shelf, or the index and cover of a story that was opened
// by its address. Paints that cover at once; the viewer paints its own in the same place and removes this one.
import { readText } from '../../contract/read-text';
import * as limits from '../../contract/limits';
import { readCover } from '../../contract/presentation/kind';
import { indexAddress, resolveMediaPath } from '../../contract/presentation/media-path';
import { createMark, visitorKey, deviceStorage } from '../../platform/storage/site-storage';
import { fetchEarly } from '../../platform/http/early-fetch';
import { asksForSignIn, screenOf, type Screen } from '../address/screen-of';
import { knownCover, knownCoverOf, type KnownCover } from './known-covers';

declare global {
  interface Window {
    /** Resolves when the app may use the network; undefined when the page's inline script did not run. */
    bookwormNetworkReady?: Promise<void>;
  }
}

/**
 * Leaves the address of a visitor who was not forgotten, before anything of it is requested or painted: the page was reloaded,
 * has crashed, or lost its power. The sign-in stays: only staff ask for it, and it says nothing of a visitor.
 */
export function leaveVisitorsAddress(): void {
  if (asksForSignIn(location.hash)) return;
  if (createMark(deviceStorage, visitorKey).isSet()) history.replaceState(null, '', `${location.search}#/`);
}

/** The longest time that the app waits for the cover, in milliseconds; a response that hangs must not block it. */
const longestCoverWait = 800;
/** The longest time that the boot script waits for the request of the cover, in milliseconds: about two round trips. */
const longestBootWait = 300;

/**
 * Sends the first requests of a screen. Calls `loadBoot` once: for a story after the request of its cover, at most 300 ms later;
 * otherwise at once. Both share a slow connection, and the app waits for the cover anyway. Resolves when the app may use the network:
 * for a story when its cover has been painted or has failed, at most 800 ms later; otherwise at once. Never rejects: the app repeats
 * a failed request.
 */
export function startEarlyRequests(
  screen: Screen,
  mediaOrigins: readonly string[],
  loadBoot: () => void,
): Promise<void> {
  if (screen.name === 'story') {
    let requested = (): void => undefined;
    const coverRequested = new Promise<void>((resolve) => (requested = resolve));
    void Promise.race([after(longestBootWait), coverRequested]).then(loadBoot);
    return Promise.race([after(longestCoverWait), requestStory(screen, mediaOrigins, requested)]);
  }
  // Over HTTP/1.1 the first request gets the open connection: here the app's.
  loadBoot();
  if (screen.name === 'shelf') {
    fetchEarly(listPath);
    // The shelf is sorted by the ratings.
    fetchEarly(ratingsPath);
  }
  return Promise.resolve();
}

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

// Written out, since the table of all calls would be a quarter of this script. A test compares them with the table.
const listPath = '/api/presentation';
const ratingsPath = '/api/feedback';

/** Resolves when the cover is painted or has failed; calls `onRequested` when it is requested or there is none. */
async function requestStory(
  screen: Story,
  mediaOrigins: readonly string[],
  onRequested: () => void,
): Promise<void> {
  const path = indexAddress('', screen.id);
  const known = knownCover(screen.id);
  try {
    // The cover may come from a cached index; the app requests the current one.
    const response = known === undefined ? fetch(path, { cache: 'force-cache' }) : undefined;
    // Done while the request is underway, because what runs for the first time is compiled then: 10 ms on a slow tablet.
    const layer = createLayer(screen);
    addressOf('warm-up', screen, mediaOrigins);
    // A known cover is painted at once.
    const index = response && (await response);
    const cover = index?.ok ? knownCoverOf(readCover(await readJson(index)), screen.area) : known;
    const painted = paintCover(layer, screen, cover, mediaOrigins);
    // Over HTTP/1.1 the image gets the open connection.
    await imageRequested();
    fetchEarly(path);
    onRequested();
    await painted;
  } catch {
    // The viewer repeats the request and shows the error.
    onRequested();
  }
}

/** The longest index that is read for its cover (spec contract §14), in bytes: ten times a long story's. */
const longestIndex = 128 * 1024;

/** Returns the JSON body of a response; undefined when it is too long. */
async function readJson(response: Response): Promise<unknown> {
  const text = await readText(response, longestIndex);
  return text === undefined ? undefined : JSON.parse(text);
}

/** Resolves when the browser has requested an image whose `src` was just set: it does so in a microtask. */
const imageRequested = (): Promise<void> => Promise.resolve();

type Story = Extract<Screen, { readonly name: 'story' }>;

/** A tuple, since the names of properties cost bytes in the page itself. */
type CoverLayer = readonly [element: HTMLElement, image: HTMLImageElement];

/** Returns a layer that is not in the page yet, with an image that has no address yet. */
function createLayer({ view }: Story): CoverLayer {
  const image = document.createElement('img');
  image.alt = '';
  image.fetchPriority = 'high';
  const element = document.createElement('div');
  element.id = 'early-cover';
  // Selects the place of the cover: slides or book.
  element.dataset['view'] = view;
  element.append(image);
  return [element, image];
}

/** Returns the address of a cover's path; undefined where the path is not allowed. */
function addressOf(path: string, { id }: Story, mediaOrigins: readonly string[]): string | undefined {
  const media = resolveMediaPath(path, indexAddress(location.origin, id), mediaOrigins);
  return media.allowed ? media.url : undefined;
}

/** Returns whether the app has started meanwhile and shows another screen, or the story itself: the cover would stay over it. */
function isTooLate({ id }: Story): boolean {
  const screen = screenOf(location.hash);
  const isOpen = screen.name === 'story' && screen.id === id;
  return !isOpen || document.querySelector('[data-painted]') !== null;
}

/** Resolves when the cover is painted, and also when it is undefined, too late, not allowed or cannot be loaded. */
function paintCover(
  [element, image]: CoverLayer,
  story: Story,
  cover: KnownCover | undefined,
  mediaOrigins: readonly string[],
): Promise<void> {
  const address = cover && addressOf(cover.path, story, mediaOrigins);
  if (address === undefined || isTooLate(story)) return Promise.resolve();
  image.src = address;
  // Selects the table below a book.
  element.dataset['world'] = cover?.world;
  // Outside of the body, which is not parsed yet when the cover is known: so the first frame shows it.
  document.documentElement.append(element);
  return new Promise((resolve) => {
    // Two frames: the app's start takes long enough to delay the frame that shows the image.
    image.addEventListener('load', () => {
      // As in the viewer (spec player §1).
      if (image.naturalWidth !== image.naturalHeight) image.style.objectFit = 'contain';
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
    image.addEventListener('error', () => {
      removeEarlyCover();
      resolve();
    });
  });
}

/**
 * Draws a skeleton of the shelf when the app has not started after 200 ms (spec screens §13): the page is not blank. Returns a function
 * that cancels the drawing; React replaces a drawn skeleton.
 */
export function showSkeletonLate(screen: Screen): () => void {
  if (screen.name !== 'shelf') return () => undefined;
  const timeout = setTimeout(() => {
    const shelf = document.createElement('div');
    shelf.className = 'early-shelf';
    for (let card = 0; card < 8; card += 1) shelf.append(document.createElement('div'));
    document.getElementById('root')?.replaceChildren(shelf);
  }, limits.skeletonDelay);
  return () => clearTimeout(timeout);
}

/** Removes the early cover. Called when the viewer shows its own cover, or when another screen or an error is shown. */
export function removeEarlyCover(): void {
  document.getElementById('early-cover')?.remove();
}

/**
 * Hides the text that says that the app could not be loaded. The text is part of the entry's HTML, because the interface's texts
 * may be what fails to load. It is visible at first, because a host's policy may refuse this script.
 */
export function hideBootFailure(): void {
  document.documentElement.dataset['starting'] = '';
}

/** Shows the failure text instead of everything else, so that the page does not stay blank. */
export function showBootFailure(): void {
  removeEarlyCover();
  document.getElementById('root')?.replaceChildren();
  delete document.documentElement.dataset['starting'];
  // On the document, since the text may not be parsed yet.
  document.addEventListener('click', tryAgain);
}

/**
 * Starts a kiosk again by itself, since nobody may be there to do it (spec screens §12): when the page, which is asked for every 10 s,
 * can be had. What a reload got before would take its place, without this script.
 */
export async function restartWhenBack(reload: () => void): Promise<void> {
  for (;;) {
    await after(limits.kiosk.restart);
    const isBack = await fetch(location.href, { cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isBack) return reload();
  }
}

/** Reloads on a press of the failure text's link. Its own address is for where this script is refused, and loses the hash. */
function tryAgain(event: Event): void {
  if (!(event.target instanceof Element) || event.target.closest('#boot-failed a') === null) return;
  event.preventDefault();
  location.reload();
}
