// What the service stores, as interfaces: the model in memory and the database stand behind them, and so can a server's
// database. Every change is stored for good when its promise resolves (spec contract §15).
import type { Suggestion } from '../../../src/contract/service/bodies';
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import type { Resource } from '../../base/hosting/resource';
import type { LibraryPresentation } from '../library/library-presentation';
import type { IdentityStore } from '../identity/identity-store';
import { usualCorrection } from '../identity/tokens';

export interface Store {
  readonly presentations: PresentationStore;
  readonly feedback: FeedbackStore;
  readonly suggestions: SuggestionStore;
  readonly creations: CreationLog;
  readonly identity: IdentityStore;
}

/** The presentations, and which of them are published. */
export interface PresentationStore {
  /** Returns the entries that the gallery lists, in the order in which they were added. */
  list(): Promise<readonly unknown[]>;
  /** Returns all of them, published or not, in the same order. */
  listAll(): Promise<readonly Listed[]>;
  find(id: string): Promise<StoredPresentation | undefined>;
  /** Adds a presentation whose folder is complete, and its owner. A known or removed presentation stays as it is. */
  add(presentation: NewPresentation, published: boolean, owner?: Owner): Promise<void>;
  /** Returns what the run with a key of this hash has made. */
  madeInRun(runKeyHash: string): Promise<StoredPresentation | undefined>;
  /** Returns what an account has made, published or not, in the order in which it was added. */
  madeBy(maker: string): Promise<readonly Listed[]>;
  /** Returns false when there is no such presentation. Idempotent. */
  publish(id: string): Promise<boolean>;
  /** Returns false when there is no such presentation. Idempotent. */
  unpublish(id: string): Promise<boolean>;
  /** Returns false when there never was such a presentation. Idempotent. */
  remove(id: string): Promise<boolean>;
  /** Returns an id larger than all ids that exist, existed or were returned before. */
  nextId(): Promise<string>;
}

export type Listed = Pick<StoredPresentation, 'entry' | 'published'>;

export type NewPresentation = Pick<LibraryPresentation, 'entry' | 'index' | 'folder'>;

/** Who may do with a presentation what staff may. */
export interface Owner {
  /** The account that made it; undefined where nobody is known to have. */
  readonly maker?: string | undefined;
  /** The hash of the key of the run that made it; undefined where the message had none. */
  readonly runKeyHash?: string | undefined;
}

export interface StoredPresentation extends Owner {
  /** The entry as the list returns it; a test may have put anything here. */
  readonly entry: unknown;
  /** The text of its index.json; undefined when there is none. */
  readonly index: string | undefined;
  /** The folder of its media files. */
  readonly folder: string | undefined;
  /** Files that replace or complete those of the folder, by file name as in the index. */
  readonly media: ReadonlyMap<string, Resource>;
  readonly published: boolean;
}

/** `new`: stored now. `known`: the same rating is already stored. `taken`: another rating has this id. */
type Stored = 'new' | 'known' | 'taken';

/** Returns whether two ratings with the same id are the same rating. */
export function isSameRating(a: FeedbackRecord, b: FeedbackRecord): boolean {
  return (
    a.presentationId === b.presentationId &&
    a.storyRating === b.storyRating &&
    a.imageRating === b.imageRating &&
    a.voiceRating === b.voiceRating &&
    a.comment === b.comment
  );
}

/** The ratings; each id is stored once (spec people §2). */
export interface FeedbackStore {
  /** Returns the newest ratings, the oldest of them first. */
  list(): Promise<readonly FeedbackRecord[]>;
  /** A rating that was removed is known: a device that sends it again does not bring it back. */
  store(record: FeedbackRecord): Promise<Stored>;
  /** Returns false when there never was one with this id. */
  remove(id: string): Promise<boolean>;
}

/** How many ratings are listed (spec contract §7). */
export const mostRatings = 10_000;

/** The suggested topics: equal texts are one suggestion, and a removed one stays removed. */
export interface SuggestionStore {
  add(suggestion: string): Promise<Suggestion>;
  list(): Promise<readonly Suggestion[]>;
  /** Returns false when there never was one with this id. */
  remove(id: string): Promise<boolean>;
}

export interface QuotaLimits {
  /** Over all, in the last hour and the last day. */
  readonly perHour?: number;
  readonly perDay?: number;
  /** For each user, without an end. */
  readonly perUser?: number;
  /** For each user, in a calendar month. */
  readonly perMonth?: number | undefined;
  /** Over all, without an end. */
  readonly total?: number;
}

export interface Creation {
  readonly user: string;
  /** Milliseconds since 1970. */
  readonly time: number;
}

/** Times in milliseconds since 1970. */
interface CountedCreations {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
  readonly user?: string | undefined;
}

/** The creations that count towards a limit: active ones, and finished ones with a presentation. */
export interface CreationLog {
  /**
   * Stores a new creation and returns its id; undefined when a limit is reached. Forgets creations that no limit counts any more.
   */
  begin(limits: QuotaLimits, creation: Creation): Promise<string | undefined>;
  /** Returns how many creations count: over all or of one user, at any time or within these, both included. */
  count(which: CountedCreations): Promise<number>;
  /** Counts a creation permanently. A creation that a killed service left unfinished no longer counts after the next start. */
  finish(id: string): Promise<void>;
  /** Forgets a creation of which nothing was made. Idempotent. */
  cancel(id: string): Promise<void>;
}

/** Returns whether all creations count, and not only those of the last day. */
export function areCountedForever({ perUser, total }: QuotaLimits): boolean {
  return perUser !== undefined || total !== undefined;
}

/** Returns when the calendar month of a time began, where the service runs. Both in milliseconds since 1970. */
export function startOfMonth(time: number): number {
  const date = new Date(time);
  return new Date(date.getFullYear(), date.getMonth(), 1).getTime();
}

/** Returns the time before which no limit counts any creation, where not all count for good: a day and the month have passed. */
export function countedSince(time: number): number {
  return Math.min(time - 24 * hour + 1, startOfMonth(time));
}

/**
 * Returns the latest time at which a creation can have begun; a later one comes from a clock that ran ahead. Such a creation counts
 * only for limits without an end. Otherwise nobody could make anything until that time comes.
 */
export const latestBegin = (time: number): number => time + usualCorrection;

/** Milliseconds. */
export const hour = 60 * 60_000;
