// How a presentation stands, as a person sees it, and what a press on its button means. Pure; knows no words.
import type { SavedPresentation } from '../../contract/offline/worker-messages';

export type SaveStatus =
  /** Not here, or for this viewing only. */
  | { readonly name: 'away' }
  | {
      readonly name: 'saving' | 'waiting' | 'paused';
      /** Whole percent of the bytes. */
      readonly percent: number;
      /** Someone asked for it; else it comes because it was opened. */
      readonly isAskedFor: boolean;
    }
  /** `isAskedFor`: it stays until it is removed; else it may make room for one that was asked for. */
  | { readonly name: 'saved'; readonly isAskedFor: boolean }
  /** It can be read, and lacks some of its files. */
  | { readonly name: 'incomplete'; readonly isAskedFor: boolean }
  /** The device lacks `shortOf` bytes; 0 where nobody knows. */
  | { readonly name: 'no-room'; readonly shortOf: number; readonly isAskedFor: boolean }
  /** The service has no such presentation, or one that cannot be read. */
  | { readonly name: 'broken'; readonly isAskedFor: boolean };

/** `isOnline`: the service can be reached; without it what is underway waits, whatever the worker has noticed yet. */
export function saveStatusOf(saved: SavedPresentation | undefined, isOnline: boolean): SaveStatus {
  if (saved === undefined || saved.origin === 'viewing') return { name: 'away' };
  const isAskedFor = saved.origin === 'asked-for';
  const underway = { percent: percentOf(saved), isAskedFor };
  switch (saved.state) {
    case 'saved':
    case 'incomplete':
      return { name: saved.state, isAskedFor };
    case 'paused':
      return { name: 'paused', ...underway };
    case 'queued':
    case 'saving':
      return { name: isOnline && saved.reason !== 'network' ? 'saving' : 'waiting', ...underway };
    case 'failed':
      if (saved.reason === 'network') return { name: 'waiting', ...underway };
      if (saved.reason === 'storage-full')
        return { name: 'no-room', shortOf: saved.shortOf ?? 0, isAskedFor };
      return { name: 'broken', isAskedFor };
  }
}

/** Whole percent that is here: of the bytes, or of the files until a length is known; 100 only when all is. */
export function percentOf({ bytes, files }: Pick<SavedPresentation, 'bytes' | 'files'>): number {
  const { done, total } = bytes.total > 0 ? bytes : files;
  const percent = total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total);
  return files.done < files.total ? Math.min(99, percent) : percent;
}

export type Press = 'save' | 'pause' | 'resume' | 'show';

/**
 * What a press means: what was only opened is asked for from then on; what is underway pauses and goes on;
 * what went wrong is tried again; what is here for good leads to where it can be removed.
 */
export function pressOf(saveStatus: SaveStatus): Press {
  if (saveStatus.name === 'away' || !saveStatus.isAskedFor) return 'save';
  if (saveStatus.name === 'paused') return 'resume';
  switch (saveStatus.name) {
    case 'saving':
      return 'pause';
    case 'saved':
      return 'show';
    case 'waiting':
    case 'incomplete':
    case 'no-room':
    case 'broken':
      return 'resume';
  }
}

/** It opens without network, and does not go when the viewer is left. */
export function isHere(saved: SavedPresentation | undefined): boolean {
  return saved?.readable === true && saved.origin !== 'viewing';
}
