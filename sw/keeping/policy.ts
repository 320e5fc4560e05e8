// What is kept, what may go, and in which order (decisions 16, 17, 29). Pure: how it is fetched and deleted is told elsewhere.
import { readMediaCacheName } from '../../src/contract/offline/names';
import type { SavedPresentation } from '../../src/contract/offline/worker-messages';
import { indexAddress, resolveMediaPath, resolvePreview } from '../../src/contract/presentation/media-path';
import { mediaPathsOf, parsePresentationIndex } from '../../src/contract/presentation/presentation-index';
import type { KeptRecord } from './ledger';

export interface Plan {
  readonly indexUrl: string;
  /** What belongs to the presentation: cover, preview of the shelf, then in reading order. */
  readonly media: readonly string[];
  /** Those of `media` that do not lie in the presentation's own folder. */
  readonly elsewhere: readonly string[];
}

type Wish = Pick<KeptRecord, 'id' | 'previewImage' | 'mediaOrigins'>;

/**
 * What an index asks to be kept; paths that decision 8 refuses are passed over.
 * Throws what reading the index throws: ShapeError or EmptyPresentationError.
 */
export function planOf(wish: Wish, index: string, origin: string): Plan {
  const indexUrl = indexAddress(origin, wish.id);
  const paths = mediaPathsOf(parsePresentationIndex(index, indexUrl));
  const [cover, ...others] = paths.map((path) => resolveMediaPath(path, indexUrl, wish.mediaOrigins));
  const preview =
    wish.previewImage === undefined
      ? undefined
      : resolvePreview(wish.previewImage, indexUrl, wish.mediaOrigins);
  const media = [cover, preview, ...others].flatMap((path) => (path?.allowed ? [path.url] : []));
  const ownFolder = new URL('.', indexUrl).href;
  return {
    indexUrl,
    media: [...new Set(media)],
    elsewhere: [...new Set(media)].filter((url) => !url.startsWith(ownFolder)),
  };
}

/** What is left to fetch, in the plan's order; what the host did not have last time comes last. */
export function leftToFetch(plan: Plan, here: ReadonlySet<string>, missing: readonly string[]): string[] {
  const left = plan.media.filter((url) => !here.has(url));
  const isMissing = (url: string) => missing.includes(url);
  return [...left.filter((url) => !isMissing(url)), ...left.filter(isMissing)];
}

/** Whether nobody needs it any more: not to be kept, and no living client views it (decision 16). */
export function mayBeLetGo(record: KeptRecord, liveClients: ReadonlySet<string>): boolean {
  return !record.keep && !record.viewers.some((client) => liveClients.has(client));
}

/** What gives way when the device is full: all that is not to be kept, but for the one that is being fetched. */
export function givesWay(records: Iterable<KeptRecord>, fetching: string): string[] {
  return [...records].filter(({ id, keep }) => !keep && id !== fetching).map(({ id }) => id);
}

/** Media caches that no record knows: of a presentation that is gone, or of a generation that was given up. */
export function orphans(cacheNames: readonly string[], records: ReadonlyMap<string, KeptRecord>): string[] {
  return cacheNames.filter((name) => {
    const owner = readMediaCacheName(name);
    if (owner === undefined) return false;
    const record = records.get(owner.id);
    return owner.generation !== record?.generation && owner.generation !== record?.coming?.generation;
  });
}

/** Whether another run may bring more: not all is here, and the device was not full. */
export function mayResume(record: KeptRecord): boolean {
  const complete = record.generation !== undefined && record.coming === undefined;
  return record.keep && !complete && record.trouble !== 'storage-full';
}

/** The record as the pages see it. */
export function savedOf({
  id,
  keep,
  generation,
  done,
  total,
  bytes,
  trouble,
}: KeptRecord): SavedPresentation {
  const complete = generation !== undefined;
  return { id, keep, complete, done, total, bytes, ...(trouble ? { trouble } : {}) };
}
