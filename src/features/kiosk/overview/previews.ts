// The presentations that overview and attract mode show (spec screens §12): made from their indexes, each loaded once, and those that
// failed again on request.
import { indexAddress } from '../../../contract/presentation/media-path';
import { titleOf, type PresentationIndex } from '../../../contract/presentation/presentation-index';
import { playableSlides, playableSteps } from '../../../player/playable-story';
import { languageTagOfStory } from '../../../player/story-language';
import { createWritable, type Readable } from '../../../base/readable';
import { NetworkError } from '../../../contract/service/errors';

/** One picture of a preview with the words that are spoken to it. */
export interface PreviewSlide {
  readonly headline: string;
  readonly text: string;
  readonly pictureUrl: string | undefined;
  /** The narration. */
  readonly audioUrl: string | undefined;
  /** The film of the person who speaks. */
  readonly filmUrl: string | undefined;
}

/** A presentation as the overview and the attract mode show it. */
export interface Preview {
  readonly id: string;
  readonly title: string;
  readonly lang: string | undefined;
  readonly coverUrl: string | undefined;
  /** From the first to the last. Never empty. */
  readonly slides: readonly PreviewSlide[];
}

export interface PreviewSource {
  readonly appOrigin: string;
  readonly mediaOrigins: readonly string[];
}

/** Returns the preview of an index. */
export function previewOf(id: string, index: PresentationIndex, source: PreviewSource): Preview {
  const slides = previewSlidesOf(index, indexAddress(source.appOrigin, id), source.mediaOrigins);
  return {
    id,
    title: titleOf(index),
    lang: languageTagOfStory(index.language, slides),
    coverUrl: slides.find(({ pictureUrl }) => pictureUrl !== undefined)?.pictureUrl,
    slides,
  };
}

function previewSlidesOf(
  index: PresentationIndex,
  indexUrl: string,
  mediaOrigins: readonly string[],
): readonly PreviewSlide[] {
  if (index.kind === 'DALLIC_PARTY')
    return playableSteps(index, indexUrl, mediaOrigins).steps.map(({ description, pictureUrl }) => ({
      headline: '',
      text: description,
      pictureUrl,
      audioUrl: undefined,
      filmUrl: undefined,
    }));
  return playableSlides(index, indexUrl, mediaOrigins).slides.map(
    ({ headline, text, pictureUrl, audioUrl, filmUrl }) => ({
      headline,
      text,
      pictureUrl,
      audioUrl,
      filmUrl,
    }),
  );
}

/** A preview by its place on the overview. */
export type PreviewCell =
  | { readonly id: string; readonly status: 'loading' }
  /** `isReachable` says whether the service answered. */
  | { readonly id: string; readonly status: 'failed'; readonly isReachable: boolean }
  | { readonly id: string; readonly status: 'loaded'; readonly preview: Preview };

export interface PreviewsDeps extends PreviewSource {
  readonly ids: readonly string[];
  /** Rejects a request that hangs, and ends it: each retry would add one, until they take up all connections to the service. */
  readonly loadIndex: (id: string) => Promise<PresentationIndex>;
  readonly report: (error: unknown, where: string) => void;
}

export interface Previews extends Readable<readonly PreviewCell[]> {
  /** Loads the previews that are not loaded yet. */
  readonly load: () => void;
}

/** Creates the previews in the theme's order. Loads nothing before `load`. */
export function createPreviews({ ids, loadIndex, report, ...source }: PreviewsDeps): Previews {
  const cells = createWritable<readonly PreviewCell[]>(ids.map((id) => ({ id, status: 'loading' })));
  const started = new Set<string>();
  const failed = new Set<string>();
  const set = (cell: PreviewCell): void =>
    cells.set(cells.get().map((before) => (before.id === cell.id ? cell : before)));
  const loadOne = async (id: string): Promise<void> => {
    try {
      set({ id, status: 'loaded', preview: previewOf(id, await loadIndex(id), source) });
    } catch (error) {
      // Each retry fails likewise; only the first failure is reported.
      if (!failed.has(id)) report(error, 'kiosk: preview');
      failed.add(id);
      started.delete(id);
      set({ id, status: 'failed', isReachable: !(error instanceof NetworkError) });
    }
  };
  return {
    get: cells.get,
    subscribe: cells.subscribe,
    load() {
      for (const id of ids) {
        if (started.has(id)) continue;
        started.add(id);
        void loadOne(id);
      }
    },
  };
}

/** Returns the cells in their order, but those in the language of the interface first. */
export function inLanguageFirst(cells: readonly PreviewCell[], language: string): readonly PreviewCell[] {
  const isOther = (cell: PreviewCell): boolean =>
    cell.status === 'loaded' && cell.preview.lang?.split('-')[0] !== language;
  return [...cells.filter((cell) => !isOther(cell)), ...cells.filter(isOther)];
}

/** Returns the previews that are loaded, in their order. */
export function loadedPreviews(cells: readonly PreviewCell[]): readonly Preview[] {
  return cells.flatMap((cell) => (cell.status === 'loaded' ? [cell.preview] : []));
}

/**
 * Returns the id of the loaded preview after this one. The first follows the last and any id without a loaded preview. Returns undefined
 * when no other preview is loaded.
 */
export function nextPreviewId(id: string, cells: readonly PreviewCell[]): string | undefined {
  const ids = loadedPreviews(cells).map((preview) => preview.id);
  const next = ids[(ids.indexOf(id) + 1) % ids.length];
  return next === id ? undefined : next;
}
