// The save status of a presentation, as a person sees it, what a press on its button does, and its sizes. Contains no texts.
import type { InterfaceLanguage } from '../../contract/languages';
import type { SavedPresentation } from '../../contract/worker/worker-messages';

export type SaveStatus =
  /** Not on this device, or stored for this viewing only. */
  | { readonly name: 'not-saved'; readonly isRequested: false }
  | {
      readonly name: 'saving' | 'waiting' | 'paused';
      /** Whole percent of the bytes. */
      readonly percent: number;
      /** True when a person requested it, false when it is saved because it was opened. */
      readonly isRequested: boolean;
    }
  /** With `isRequested` it stays until it is removed. Otherwise it may be evicted for a requested one. */
  | { readonly name: 'saved'; readonly isRequested: boolean }
  /** Readable, but some of its files are missing. */
  | { readonly name: 'incomplete'; readonly isRequested: boolean }
  /** The device lacks `shortOf` bytes; undefined when the number is unknown. */
  | { readonly name: 'storage-full'; readonly shortOf: number | undefined; readonly isRequested: boolean }
  /** The service has no such presentation, or its index cannot be read. */
  | { readonly name: 'broken'; readonly isRequested: boolean };

/**
 * Returns the save status. `isReachable` says whether the service can be reached. While it cannot, a download in progress
 * counts as waiting, even if the worker has not noticed it yet.
 */
export function saveStatusOf(saved: SavedPresentation | undefined, isReachable: boolean): SaveStatus {
  if (saved === undefined || saved.saveReason === 'viewing') return { name: 'not-saved', isRequested: false };
  const isRequested = saved.saveReason === 'requested';
  const progress = { percent: percentOf(saved), isRequested };
  switch (saved.state) {
    case 'saved':
    case 'incomplete':
      return { name: saved.state, isRequested };
    case 'paused':
      return { name: 'paused', ...progress };
    case 'queued':
    case 'saving':
      return { name: isReachable && saved.reason !== 'network' ? 'saving' : 'waiting', ...progress };
    case 'failed':
      if (saved.reason === 'storage-full')
        return { name: 'storage-full', shortOf: saved.shortOf, isRequested };
      return { name: 'broken', isRequested };
  }
}

/**
 * Returns the saved share in whole percent: of the bytes, or of the files until a length is known. Returns 100 only
 * when all files are saved.
 */
export function percentOf({ bytes, files }: Pick<SavedPresentation, 'bytes' | 'files'>): number {
  const { done, total } = bytes.total > 0 ? bytes : files;
  const percent = total === 0 ? 0 : Math.floor((100 * Math.min(done, total)) / total);
  return files.done < files.total ? Math.min(99, percent) : percent;
}

export type ButtonAction = 'save' | 'pause' | 'resume' | 'show';

/**
 * Returns the effect of a press. A press requests an opened story, pauses a download in progress, resumes a paused one and retries a
 * failed one. A download that waits for the network is tried at once; the offline library offers Pause as a second button then.
 * A requested and saved story leads to the page where it can be removed.
 */
export function buttonActionOf(saveStatus: SaveStatus): ButtonAction {
  if (!saveStatus.isRequested) return 'save';
  switch (saveStatus.name) {
    case 'saving':
      return 'pause';
    case 'saved':
      return 'show';
    case 'paused':
    case 'waiting':
    case 'incomplete':
    case 'storage-full':
    case 'broken':
      return 'resume';
  }
}

/** Returns true when the story opens without network and stays when the viewer is left. */
export function isAvailableOffline(saved: SavedPresentation | undefined): boolean {
  return saved?.readable === true && saved.saveReason !== 'viewing';
}

/** Returns the size as `12 MB` or `3,4 GB`: one decimal below ten, none from ten on. Unit and decimals fit the rounded number. */
export function sizeOf(bytes: number, language: InterfaceLanguage): string {
  const inGigabytes = bytes >= 999.5e6;
  const amount = bytes / (inGigabytes ? 1e9 : 1e6);
  return unit(amount, inGigabytes ? 'gigabyte' : 'megabyte', amount < 9.95 ? 1 : 0, language);
}

/** Returns the storage that is needed, in whole megabytes, rounded up so that freeing it suffices. */
export function neededSizeOf(bytes: number, language: InterfaceLanguage): string {
  return unit(Math.ceil(bytes / 1e6), 'megabyte', 0, language);
}

function unit(amount: number, name: string, digits: number, language: InterfaceLanguage): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: name,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}
