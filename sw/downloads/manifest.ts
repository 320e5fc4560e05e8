// Lists the files that belong to a presentation, also those that an HLS playlist names (spec contract §11; spec offline §2).
// Pure: fetches and stores nothing.
import type { StoredKind } from '../../src/contract/presentation/kind';
import { indexAddress, resolveMediaPath, resolvePreview } from '../../src/contract/presentation/media-path';
import {
  mediaPathsOf,
  parsePresentationIndex,
  type PresentationIndex,
} from '../../src/contract/presentation/presentation-index';
import { titleOf } from '../../src/contract/presentation/title';
import type { SaveRecord } from '../ledger/record';

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
