// What belongs to a presentation (decisions 8, 17, 29). Pure: how it is fetched and stored is told elsewhere.
import type { StoredKind } from '../../src/contract/presentation/kind';
import { indexAddress, resolveMediaPath, resolvePreview } from '../../src/contract/presentation/media-path';
import {
  mediaPathsOf,
  parsePresentationIndex,
  type PresentationIndex,
} from '../../src/contract/presentation/presentation-index';
import type { SaveRecord } from './ledger/record';

export interface Manifest {
  readonly indexUrl: string;
  /** What belongs to the presentation: cover, preview of the shelf, then in reading order. */
  readonly media: readonly string[];
  /** Those of `media` that may stand for it, the best first. */
  readonly pictures: readonly string[];
  readonly kind: StoredKind;
  /** As the index says it; the list may know a better one. */
  readonly title?: string;
}

type SaveRequest = Pick<SaveRecord, 'id' | 'previewImage' | 'mediaOrigins'>;

/**
 * What an index asks to be kept; paths that decision 8 refuses are passed over.
 * Throws what reading the index throws: ShapeError or EmptyPresentationError.
 */
export function manifestOf(saveRequest: SaveRequest, text: string, origin: string): Manifest {
  const indexUrl = indexAddress(origin, saveRequest.id);
  const index = parsePresentationIndex(text, indexUrl);
  const resolve = (path: string) => {
    const resolved = resolveMediaPath(path, indexUrl, saveRequest.mediaOrigins);
    return resolved.allowed ? [resolved.url] : [];
  };
  const preview = previewOf(saveRequest, indexUrl);
  const [first, ...others] = mediaPathsOf(index);
  const media = [...(first === undefined ? [] : resolve(first)), ...preview, ...others.flatMap(resolve)];
  const title = titleOf(index);
  return {
    indexUrl,
    media: [...new Set(media)],
    pictures: [...new Set([...preview, ...picturesOf(index).flatMap(resolve)])],
    kind: index.kind,
    ...(title === '' ? {} : { title }),
  };
}

function previewOf({ previewImage, mediaOrigins }: SaveRequest, indexUrl: string): string[] {
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

function titleOf(index: PresentationIndex): string {
  return index.kind === 'DALLIC_PARTY' ? index.initialPrompt : (index.sequence[0]?.headline ?? '');
}

/** Those that do not lie in the presentation's own folder. */
export function elsewhereOf({ indexUrl }: Manifest, media: Iterable<string>): string[] {
  const ownFolder = new URL('.', indexUrl).href;
  return [...media].filter((url) => !url.startsWith(ownFolder));
}

/** Of the addresses that a playlist names, those that decision 8 allows. */
export function allowedOf(
  named: readonly string[],
  { indexUrl }: Manifest,
  { mediaOrigins }: SaveRequest,
): string[] {
  return named.filter((url) => resolveMediaPath(url, indexUrl, mediaOrigins).allowed);
}
