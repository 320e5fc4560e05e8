// Fetches the index of a presentation, lists the files that belong to it, also those that an HLS playlist names (spec contract §11;
// spec offline §2), and chooses the generation to fill. Stores no file.
import {
  readIndexText,
  TooLargePresentationError,
  mediaPathsOf,
  parsePresentationIndex,
  titleOf,
  type PresentationIndex,
} from '../../src/contract/presentation/presentation-index';
import type { StoredKind } from '../../src/contract/presentation/kind';
import { indexAddress, resolveMediaPath, resolvePreview } from '../../src/contract/presentation/media-path';
import { mediaCacheName } from '../../src/contract/worker/worker-names';
import type { WorkerEnvironment } from '../environment';
import type { SaveRecord } from '../ledger/record';
import { nextGeneration, reduceSave } from '../ledger/save-state';
import { matchMedium } from '../media-cache/stored-medium';
import { hasJsonType, isGone, isIndex } from '../response-checks';
import { withAbortingTimeout } from '../timers';
import type { Attempt } from './download-queue';

export interface FreshIndex {
  readonly text: string;
  readonly etag: string | null;
}

/** Milliseconds to wait for an index. */
const indexTimeout = 15_000;
/** How often an index whose body breaks off is requested; it is small. */
const maxTries = 5;

/**
 * `broken`: there is no index, or it cannot be read. `later`: the host has it but not now, or an intermediary
 * answered instead. `no-response`: the host cannot be reached.
 */
type IndexResult = FreshIndex | 'broken' | 'later' | 'no-response';

/** Returns the current index of the service, or why there is none. Takes 15 s at most once the semaphore lets it begin, and never rejects. */
export async function fetchIndex(
  { appOrigin, fetch, wait }: WorkerEnvironment,
  { id, semaphore, priority, signal: attemptSignal }: Attempt,
): Promise<IndexResult> {
  const read = async (signal: AbortSignal, tries = maxTries): Promise<IndexResult> => {
    const response = await fetch(indexAddress(appOrigin, id), { cache: 'no-cache', signal });
    if (response.status !== 200) return isGone(response) ? 'broken' : 'later';
    const text = await readIndexText(response, 'index.json').catch((error: unknown) => {
      if (error instanceof TooLargePresentationError) return error;
      if (tries <= 1 || signal.aborted) throw error;
      return undefined;
    });
    // The body broke off, but the host is there: ask again at once, since waiting for an unreachable host may take minutes.
    if (text === undefined) return read(signal, tries - 1);
    if (typeof text !== 'string') return 'broken';
    if (isIndex(text)) return { text, etag: response.headers.get('etag') };
    return hasJsonType(response.headers) ? 'broken' : 'later';
  };
  const release = await semaphore.acquire(priority);
  try {
    return (await withAbortingTimeout(attemptSignal, indexTimeout, wait, read)) ?? 'no-response';
  } catch {
    return 'no-response';
  } finally {
    release();
  }
}

export interface Manifest {
  readonly indexUrl: string;
  /** Addresses of all its media: cover, the gallery's preview, then in reading order. */
  readonly media: readonly string[];
  /** Those of `media` that may serve as its cover picture, the best first. */
  readonly pictures: readonly string[];
  readonly kind: StoredKind;
  /** Title and language of the index; the gallery's list may have better ones. */
  readonly title?: string;
  readonly language?: string;
}

type RequestedStory = Pick<SaveRecord, 'id' | 'previewImage' | 'mediaOrigins'>;

/**
 * Returns the manifest of an index, without paths that spec contract §11 refuses.
 * Throws ShapeError, TooLargePresentationError or EmptyPresentationError when the index cannot be read.
 */
export function manifestOf(story: RequestedStory, text: string, appOrigin: string): Manifest {
  const indexUrl = indexAddress(appOrigin, story.id);
  const index = parsePresentationIndex(text, indexUrl);
  const resolve = (path: string) => {
    const resolved = resolveMediaPath(path, indexUrl, story.mediaOrigins);
    return resolved.allowed ? [resolved.url] : [];
  };
  const preview = previewOf(story, indexUrl);
  const [first, ...others] = mediaPathsOf(index);
  const media = [...(first === undefined ? [] : resolve(first)), ...preview, ...others.flatMap(resolve)];
  const title = titleOf(index);
  return {
    indexUrl,
    media: [...new Set(media)],
    pictures: [...new Set([...preview, ...picturesOf(index).flatMap(resolve)])],
    kind: index.kind,
    ...(title === '' ? {} : { title }),
    ...(index.language === undefined ? {} : { language: index.language }),
  };
}

function previewOf({ previewImage, mediaOrigins }: RequestedStory, indexUrl: string): string[] {
  if (previewImage === undefined) return [];
  const preview = resolvePreview(previewImage, indexUrl, mediaOrigins);
  return preview.allowed ? [preview.url] : [];
}

function picturesOf(index: PresentationIndex): string[] {
  const paths =
    index.kind === 'DALLIC_PARTY'
      ? index.steps.map((step) => step.imageUrl)
      : index.sequence.map((slide) => slide.imagePath);
  return paths.filter((path) => path !== undefined);
}

/** Returns the addresses that are not in the presentation's own folder. */
export function addressesOutsideFolder({ indexUrl }: Manifest, media: Iterable<string>): string[] {
  const ownFolder = new URL('.', indexUrl).href;
  return [...media].filter((url) => !url.startsWith(ownFolder));
}

/** Returns those addresses of a playlist that spec contract §11 allows. */
export function allowedOf(
  named: readonly string[],
  { indexUrl }: Manifest,
  { mediaOrigins }: RequestedStory,
): string[] {
  return named.filter((url) => resolveMediaPath(url, indexUrl, mediaOrigins).allowed);
}

/** Chooses the generation to fill: the existing one for an unchanged index, a new one for another (spec offline §3). */
export async function findGeneration(
  before: SaveRecord,
  manifest: Manifest,
  index: string,
  { appOrigin, caches, ledger, now }: WorkerEnvironment,
): Promise<SaveRecord | undefined> {
  const { kind } = manifest;
  const stored = await storedIndex(before, manifest.indexUrl, caches);
  const isUnchanged = stored === index;
  const earlier = [stored, before.pending?.index].map((text) => namesIn(before, text, appOrigin));
  return ledger.update(before.id, (current) => {
    if (current === undefined) return undefined;
    const outsideMedia = [
      ...new Set([...current.outsideMedia, ...addressesOutsideFolder(manifest, manifest.media)]),
    ];
    const record = { ...current, ...newNames(current, earlier, manifest), kind, outsideMedia };
    if (isUnchanged) return reduceSave(record, { type: 'unchanged-index' });
    if (record.pending?.index === index) return record;
    const generation = nextGeneration(record, now());
    return reduceSave(record, { type: 'changed-index', index, generation });
  });
}

type Names = Pick<Manifest, 'title' | 'language'>;

/** Returns title and language of an earlier index; none when there was none, or this version cannot read it. */
function namesIn(record: SaveRecord, index: string | undefined, appOrigin: string): Names {
  try {
    return index === undefined ? {} : manifestOf(record, index, appOrigin);
  } catch {
    return {};
  }
}

/** Returns the title and language that an index adds to a record; a name from a gallery's list stays. */
function newNames(current: SaveRecord, earlier: readonly Names[], { title, language }: Manifest): Names {
  const isOfIndex = (name: keyof Names) =>
    current[name] === undefined || earlier.some((names) => names[name] === current[name]);
  return {
    ...(title !== undefined && isOfIndex('title') ? { title } : {}),
    ...(language !== undefined && isOfIndex('language') ? { language } : {}),
  };
}

async function storedIndex({ id, generation }: SaveRecord, indexUrl: string, caches: CacheStorage) {
  if (generation === undefined) return undefined;
  const cache = await caches.open(mediaCacheName(id, generation));
  return (await matchMedium(cache, indexUrl))?.text();
}

/** Tags whose attribute URI names a resource that a player fetches. */
const tagWithUri = /^#EXT-X-(?:MAP|KEY|SESSION-KEY|MEDIA|I-FRAME-STREAM-INF|PART|PRELOAD-HINT):(.*)$/;
/** An attribute's value is quoted and may contain commas, or it ends at the next comma. */
const attribute = /(?:^|,)\s*([A-Z0-9-]+)=("[^"]*"|[^,]*)/g;

/**
 * Returns the absolute addresses that a playlist names, each once and in order: segments, other playlists and the URIs
 * of its tags. Skips anything but http and https. The caller checks whether an address may be fetched.
 */
export function mediaOfPlaylist(text: string, playlistUrl: string): string[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const addresses = lines.flatMap((line) => {
    const named = uriOf(line.trim());
    const address = named && resolve(named, playlistUrl);
    return address ? [address] : [];
  });
  return [...new Set(addresses)];
}

function uriOf(line: string): string | undefined {
  if (!line.startsWith('#')) return line;
  const [, attributes = ''] = tagWithUri.exec(line) ?? [];
  for (const [, name, value = ''] of attributes.matchAll(attribute)) {
    if (name === 'URI') return value.replace(/^"|"$/g, '').trim();
  }
  return undefined;
}

function resolve(named: string, playlistUrl: string): string | undefined {
  try {
    const url = new URL(named, playlistUrl);
    // A fragment is never sent to the host, and would make another cache key.
    url.hash = '';
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
