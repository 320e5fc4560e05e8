// What the worker knows of one presentation. Says nothing of how it is stored or changed.
import type { StoredKind } from '../../../src/contract/presentation/kind';
import type { SaveState, SaveOrigin, Trouble } from '../../../src/contract/offline/worker-messages';

interface Amount {
  readonly done: number;
  readonly total: number;
}

/** How much of one generation is here. */
export interface Counts {
  readonly files: Amount;
  readonly bytes: Amount;
  /** Addresses of media that could not be had. */
  readonly missing: readonly string[];
}

/** A page that reads it. */
interface Viewer {
  /** The browser's id of the page. */
  readonly client: string;
  /** The generation whose index the page was given; undefined while nobody knows. */
  readonly generation?: number;
}

/** What the list said of it: words and preview for a page that has no list (decision 29). */
export interface Listed {
  readonly title?: string;
  readonly language?: string;
  readonly pageCount?: number;
  /** As the list entry wrote it. */
  readonly previewImage?: string;
}

/** A generation that is being fetched, and the text of the index it follows. */
interface Coming {
  readonly generation: number;
  readonly index: string;
  readonly counts: Counts;
}

export interface SaveRecord extends Listed {
  readonly id: string;
  readonly origin: SaveOrigin;
  readonly state: SaveState;
  readonly reason?: Trouble;
  /** Bytes that the device lacks. */
  readonly shortOf?: number;
  /** How often it was tried in vain, and when it is tried again; milliseconds since 1970. */
  readonly retry?: { readonly times: number; readonly at: number };
  readonly viewers: readonly Viewer[];
  readonly mediaOrigins: readonly string[];
  /** The done mark: the generation of which all is here that can be had. */
  readonly generation?: number;
  readonly coming?: Coming;
  /** Of `generation`. */
  readonly counts: Counts;
  /** Media whose address does not lie below `/presentations/{id}/`. */
  readonly elsewhere: readonly string[];
  readonly kind?: StoredKind;
  /** Address of a picture of it that is kept with it. */
  readonly cover?: string;
  /** Milliseconds since 1970. */
  readonly wishedAt: number;
  readonly lastOpened?: number;
}

export const noCounts: Counts = { files: { done: 0, total: 0 }, bytes: { done: 0, total: 0 }, missing: [] };

/** Bytes of it on this device, of all generations, as far as the ledger knows. */
export function bytesHere({ counts, coming }: SaveRecord): number {
  return counts.bytes.done + (coming?.counts.bytes.done ?? 0);
}
