// The state machine of a saved presentation, as a pure reducer, and what the requests of pages change of its record.
// Events that a state does not handle change nothing.
import {
  activeStates,
  listedOf,
  saveReasons,
  type Listed,
  type SaveState,
  type SaveReason,
} from '../../src/contract/worker/worker-messages';
import type { IsClientOpen } from '../open-clients';
import { noCounts, openedBy, type Counts, type SaveRecord } from './record';

export type SaveEvent =
  /** A page requested it. */
  | { readonly type: 'requested'; readonly saveReason: SaveReason }
  /** Fetching or verifying starts. */
  | { readonly type: 'started' }
  /** The service returned an index that no stored generation has. `generation` was never used before. */
  | { readonly type: 'changed-index'; readonly index: string; readonly generation: number }
  /** The service returned the index of the complete generation. */
  | { readonly type: 'unchanged-index' }
  | { readonly type: 'progressed'; readonly counts: Counts }
  /** An attempt at the download ended before everything was stored, or the worker was terminated during one. */
  | { readonly type: 'interrupted' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'network-lost' }
  /** An unexpected error occurred; `now` in milliseconds since 1970. */
  | { readonly type: 'unexpected-error'; readonly now: number }
  | { readonly type: 'verified-complete' }
  | { readonly type: 'verified-with-missing'; readonly now: number }
  /** Media of the new generation cannot be fetched, while the previous one is complete. */
  | { readonly type: 'blocked'; readonly now: number }
  /** The device lacks `shortOf` bytes of storage; undefined when the number is unknown. */
  | { readonly type: 'storage-full'; readonly shortOf?: number }
  /** The service has no such presentation, or its index cannot be read. */
  | { readonly type: 'broken-index'; readonly now: number }
  /** The browser deleted the cache of the complete generation. */
  | { readonly type: 'cache-lost' };

/** The states in which a generation may be stored in part. */
export const unfinishedStates: readonly SaveState[] = [...activeStates, 'paused'];
const finishedStates: readonly SaveState[] = ['saved', 'incomplete'];
/** The states whose download continues by itself, at once or later. */
export const ongoingStates: readonly SaveState[] = [...activeStates, 'incomplete'];
const restartableStates: readonly SaveState[] = ['queued', 'paused', 'incomplete', 'failed'];

/** Returns the record after an event; the same object when nothing changes. */
export function reduceSave(record: SaveRecord, event: SaveEvent): SaveRecord {
  switch (event.type) {
    case 'requested':
      return afterRequest(record, event.saveReason);
    case 'started':
      return isOneOf(record, [...activeStates, ...finishedStates])
        ? { ...withoutReason(record), state: 'saving' }
        : record;
    case 'changed-index':
      return afterChangedIndex(record, event);
    case 'unchanged-index':
      return record.generation === undefined ? record : withoutPending(record);
    case 'progressed':
      return isOneOf(record, unfinishedStates) ? withCounts(record, event.counts) : record;
    case 'interrupted':
      return record.state === 'saving' ? { ...record, state: 'queued' } : record;
    case 'paused':
      return isOneOf(record, activeStates) ? { ...withoutReason(record), state: 'paused' } : record;
    case 'resumed':
      return isOneOf(record, restartableStates)
        ? { ...withoutRetry(withoutReason(record)), state: 'queued' }
        : record;
    case 'network-lost':
      return isOneOf(record, activeStates) ? { ...record, state: 'queued', reason: 'network' } : record;
    case 'unexpected-error':
      return isOneOf(record, activeStates)
        ? { ...withRetry(withoutReason(record), event.now), state: 'queued' }
        : record;
    case 'verified-complete':
    case 'verified-with-missing':
      return isOneOf(record, unfinishedStates) ? afterVerified(record, event) : record;
    case 'blocked':
      return isOneOf(record, activeStates) ? missingMedia(record, event.now) : record;
    case 'storage-full':
      return isOneOf(record, activeStates) ? afterStorageFull(record, event) : record;
    case 'broken-index':
      return afterBrokenIndex(record, event.now);
    case 'cache-lost':
      return afterLostCache(record);
  }
}

/** A page's request to save one presentation. */
export interface SaveRequest extends Listed, Pick<SaveRecord, 'id' | 'saveReason' | 'mediaOrigins'> {}

/** Returns the record after the request of the page `client`, made at `now` (milliseconds since 1970). */
export function requestedBy(
  before: SaveRecord | undefined,
  { id, saveReason, mediaOrigins, ...listed }: SaveRequest,
  client: string | undefined,
  now: number,
  isOpen: IsClientOpen,
): SaveRecord {
  const fresh: SaveRecord = {
    id,
    saveReason,
    state: 'queued',
    viewers: [],
    mediaOrigins,
    counts: noCounts,
    outsideMedia: [],
    requestedAt: now,
  };
  const record = afterRequest({ ...(before ?? fresh), ...listedOf(listed), mediaOrigins }, saveReason);
  if (saveReason === 'requested') return record;
  return client === undefined ? { ...record, lastOpened: now } : openedBy(record, client, now, isOpen);
}

/** The index that a page received: of a stored generation, or a text that no generation has. */
export type AssignedIndex = { readonly generation: number } | { readonly index: string };

/**
 * Returns the record with the index that a page received. An unknown index starts a generation, so that the page has one to read;
 * it is numbered by `now` (milliseconds since 1970).
 */
export function assignTo(
  record: SaveRecord,
  client: string,
  assigned: AssignedIndex,
  now: number,
): SaveRecord {
  if ('generation' in assigned) return withClient(record, client, assigned.generation);
  if (record.pending?.index === assigned.index) return withClient(record, client, record.pending.generation);
  const generation = nextGeneration(record, now);
  const started = reduceSave(record, { type: 'changed-index', index: assigned.index, generation });
  // Only `pending` is taken over: the queue decides when it is fetched.
  const { pending } = started;
  return withClient(pending ? { ...record, pending } : record, client, generation);
}

function withClient(record: SaveRecord, client: string, generation: number): SaveRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client);
  return { ...record, viewers: [...others, { client, generation }] };
}

/**
 * Returns a number that was never used for this presentation, not even before it was removed: it names a cache. It is `now`
 * (milliseconds since 1970), or more when that is used.
 */
export function nextGeneration({ generation, pending, viewers }: SaveRecord, now: number): number {
  const used = [generation, pending?.generation, ...viewers.map((viewer) => viewer.generation)];
  return Math.max(now, ...used.map((number = 0) => number + 1));
}

function isOneOf({ state }: SaveRecord, states: readonly SaveState[]): boolean {
  return states.includes(state);
}

/**
 * A stronger reason is never replaced by a weaker one. Only an explicit request ends a pause or withdraws a retry; any other causes
 * one attempt before it.
 */
function afterRequest(before: SaveRecord, requested: SaveReason): SaveRecord {
  const record = requested === 'requested' ? withoutRetry(before) : withEarlyRetry(before);
  const saveReason =
    saveReasons.indexOf(requested) > saveReasons.indexOf(record.saveReason) ? requested : record.saveReason;
  const isRetryable = isOneOf(record, ['incomplete', 'failed']);
  const isPaused = record.state === 'paused' && requested === 'requested';
  return isRetryable || isPaused
    ? { ...withoutReason(record), saveReason, state: 'queued' }
    : { ...record, saveReason };
}

/** A page that opened it when no generation was stored reads the new one. */
function afterChangedIndex(
  record: SaveRecord,
  { index, generation }: Extract<SaveEvent, { type: 'changed-index' }>,
): SaveRecord {
  if (!isOneOf(record, [...activeStates, ...finishedStates])) return record;
  const isFirst = record.generation === undefined && record.pending === undefined;
  const viewers = isFirst ? record.viewers.map((viewer) => ({ generation, ...viewer })) : record.viewers;
  return {
    ...withoutReason(record),
    state: 'saving',
    viewers,
    pending: { generation, index, counts: noCounts },
  };
}

function afterVerified(
  record: SaveRecord,
  event: Extract<SaveEvent, { type: 'verified-complete' | 'verified-with-missing' }>,
): SaveRecord {
  const { pending, ...rest } = withoutReason(record);
  const verified: SaveRecord = pending
    ? { ...rest, generation: pending.generation, counts: pending.counts }
    : rest;
  if (verified.generation === undefined) return record;
  if (event.type === 'verified-complete') return { ...withoutRetry(verified), state: 'saved' };
  return missingMedia(verified, event.now);
}

function missingMedia(record: SaveRecord, now: number): SaveRecord {
  return { ...withRetry(withoutReason(record), now), state: 'incomplete', reason: 'missing-media' };
}

/** A complete generation stays; a partial new one would only use its storage, and is dropped. */
function afterStorageFull(
  record: SaveRecord,
  { shortOf }: Extract<SaveEvent, { type: 'storage-full' }>,
): SaveRecord {
  const { pending, ...rest } = withoutReason(record);
  const remaining: SaveRecord = rest.generation === undefined && pending ? { ...rest, pending } : rest;
  return {
    ...remaining,
    state: 'failed',
    reason: 'storage-full',
    ...(shortOf === undefined ? {} : { shortOf }),
  };
}

/** After a deploy that broke an index, the complete generation stays, and its missing media are retried later. */
function afterBrokenIndex(record: SaveRecord, now: number): SaveRecord {
  if (record.state === 'incomplete') return missingMedia(record, now);
  if (!isOneOf(record, activeStates)) return record;
  const ended = withoutReason(record);
  if (record.generation === undefined) return { ...ended, state: 'failed', reason: 'broken-index' };
  const rest = withoutPending(ended);
  return rest.counts.missing.length > 0 ? missingMedia(rest, now) : { ...rest, state: 'saved' };
}

function afterLostCache(record: SaveRecord): SaveRecord {
  const { generation, ...rest } = record;
  if (generation === undefined) return record;
  const counts = {
    files: { ...rest.counts.files, done: 0 },
    bytes: { ...rest.counts.bytes, done: 0 },
    missing: [],
  };
  const lost = { ...rest, counts };
  return isOneOf(record, finishedStates) ? { ...withoutRetry(withoutReason(lost)), state: 'queued' } : lost;
}

function withCounts(record: SaveRecord, counts: Counts): SaveRecord {
  return record.pending ? { ...record, pending: { ...record.pending, counts } } : { ...record, counts };
}

function withoutPending(record: SaveRecord): SaveRecord {
  const { pending: _pending, ...rest } = record;
  return rest;
}

/** Returns the record without a reason of a failure. */
function withoutReason(record: SaveRecord): SaveRecord {
  const { reason: _reason, shortOf: _shortOf, ...rest } = record;
  return rest;
}

function withoutRetry(record: SaveRecord): SaveRecord {
  const { retry: _retry, ...rest } = record;
  return rest;
}

function withEarlyRetry(record: SaveRecord): SaveRecord {
  return record.retry ? { ...record, retry: { ...record.retry, isEarly: true } } : record;
}

const firstRetry = 60_000;
/** The longest delay of a retry, in milliseconds. */
const maxRetry = 24 * 60 * 60_000;

/**
 * Returns whether a record waits for a retry at `now`, in milliseconds since 1970. A time further ahead than any retry was written
 * before the device's clock was set back.
 */
export function isRetryAhead({ retry }: Pick<SaveRecord, 'retry'>, now: number): boolean {
  return retry !== undefined && retry.at > now && retry.at <= now + maxRetry;
}

/**
 * Schedules the next retry: after a minute, then after twice as long each time, at most a day. An attempt before a scheduled retry, made
 * because the story was opened, leaves that as it is; otherwise each opening would postpone the retry.
 */
function withRetry(record: SaveRecord, now: number): SaveRecord {
  const { retry } = record;
  if (retry && isRetryAhead(record, now)) return { ...record, retry: { times: retry.times, at: retry.at } };
  const times = (retry?.times ?? 0) + 1;
  const wait = Math.min(firstRetry * 2 ** (times - 1), maxRetry);
  return { ...record, retry: { times, at: now + wait } };
}
