// The previews of the overview: loads each once, and those that failed again on request.
import type { PresentationIndex } from '../../../contract/presentation/presentation-index';
import { createWritable, type Readable } from '../../../base/readable';
import { NetworkError } from '../../../contract/service/errors';
import { previewOf, type Preview, type PreviewSource } from './preview';

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
  /** Loads what is not loaded yet. */
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

/** Returns the previews that are loaded, in their order. */
export function loadedPreviews(cells: readonly PreviewCell[]): readonly Preview[] {
  return cells.flatMap((cell) => (cell.status === 'loaded' ? [cell.preview] : []));
}

/** Returns the id after this one among those of the loaded previews; the first after the last or after one that is not among them. undefined when no other is loaded. */
export function nextPreviewId(id: string, cells: readonly PreviewCell[]): string | undefined {
  const ids = loadedPreviews(cells).map((preview) => preview.id);
  const next = ids[(ids.indexOf(id) + 1) % ids.length];
  return next === id ? undefined : next;
}
