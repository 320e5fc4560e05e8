// The worker's record of one presentation, and the pages that view it. Storing is in ledger.ts, state changes are in save-state.ts.
import type { StoredKind } from '../../src/contract/presentation/kind';
import type {
  Listed,
  SaveState,
  SaveReason,
  SaveFailureReason,
} from '../../src/contract/worker/worker-messages';
import type { IsClientOpen } from '../open-clients';

interface Amount {
  readonly done: number;
  readonly total: number;
}

/** How much of one generation is stored. */
export interface Counts {
  readonly files: Amount;
  readonly bytes: Amount;
  /** Addresses of media that could not be fetched. */
  readonly missing: readonly string[];
}

/** A page that has opened the presentation, and the generation that it reads. */
interface ClientGeneration {
  /** The page's client id. */
  readonly client: string;
  /** The generation whose index the page received; undefined while unknown. */
  readonly generation?: number;
}

/** A generation that is being fetched, and the text of its index. */
interface PendingGeneration {
  readonly generation: number;
  readonly index: string;
  readonly counts: Counts;
}

interface Retry {
  /** Number of failed attempts. */
  readonly times: number;
  /** When the next one is due, in milliseconds since 1970. */
  readonly at: number;
  /** Whether the story was opened meanwhile: one attempt is made before that time. */
  readonly isEarly?: true;
}

export interface SaveRecord extends Listed {
  readonly id: string;
  readonly saveReason: SaveReason;
  readonly state: SaveState;
  readonly reason?: SaveFailureReason;
  /** Bytes of storage that are lacking, when that is known. */
  readonly shortOf?: number;
  readonly retry?: Retry;
  /** The pages that have opened it. They may be closed by now. */
  readonly viewers: readonly ClientGeneration[];
  readonly mediaOrigins: readonly string[];
  /** The complete generation: every file of it that can be fetched is stored. */
  readonly generation?: number;
  /** The generation that is being fetched. */
  readonly pending?: PendingGeneration;
  /** Counts of `generation`. */
  readonly counts: Counts;
  /** Addresses of media outside `/presentations/{id}/`. */
  readonly outsideMedia: readonly string[];
  readonly kind?: StoredKind;
  /** Address of one of its pictures that is saved with it. */
  readonly cover?: string;
  /** When it was first requested, in milliseconds since 1970. */
  readonly requestedAt: number;
  readonly lastOpened?: number;
}

export const noCounts: Counts = { files: { done: 0, total: 0 }, bytes: { done: 0, total: 0 }, missing: [] };

/** Returns the bytes stored on this device for all generations, as far as the ledger knows. */
export function storedBytesOf({ counts, pending }: SaveRecord): number {
  return counts.bytes.done + (pending?.counts.bytes.done ?? 0);
}

/** Returns the generation whose media a page must get; undefined when any will do. */
export function generationFor(record: SaveRecord, client: string): number | undefined {
  return record.viewers.find((viewer) => viewer.client === client)?.generation;
}

/** Returns the record with a page that opened it at `now` (milliseconds since 1970), and without pages that are closed. */
export function openedBy(record: SaveRecord, client: string, now: number, isOpen: IsClientOpen): SaveRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client && isOpen(viewer.client));
  const known = record.viewers.find((viewer) => viewer.client === client);
  return { ...record, viewers: [...others, known ?? { client }], lastOpened: now };
}

/** Returns whether an open page views the presentation. */
export function isViewed({ viewers }: Pick<SaveRecord, 'viewers'>, isOpen: IsClientOpen): boolean {
  return viewers.some(({ client }) => isOpen(client));
}
