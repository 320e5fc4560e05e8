// What becomes of a presentation by what happens to it: a pure table. What is not listed changes nothing.
// Knows neither network nor caches nor the time.
import { saveOrigins, type SaveState, type SaveOrigin } from '../../src/contract/offline/worker-messages';
import { noCounts, type Counts, type SaveRecord } from './ledger/record';

export type SaveEvent =
  /** Somebody wishes for it. */
  | { readonly type: 'asked'; readonly origin: SaveOrigin }
  /** There is something to fetch or to verify, and it begins. */
  | { readonly type: 'started' }
  /** The service tells another index than that of any generation here; `generation` was never used before. */
  | { readonly type: 'changed-index'; readonly index: string; readonly generation: number }
  /** The service tells the index of the generation that is whole. */
  | { readonly type: 'unchanged-index' }
  | { readonly type: 'progressed'; readonly counts: Counts }
  /** A batch ended before all was here, or the worker ended in the middle of one. */
  | { readonly type: 'rested' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'network-lost' }
  /** Something went wrong that nobody foresaw; `now` in milliseconds since 1970. */
  | { readonly type: 'unexpected-error'; readonly now: number }
  | { readonly type: 'verified-whole' }
  | { readonly type: 'verified-with-missing'; readonly now: number }
  /** Media of what comes do not come, while the generation before is whole. */
  | { readonly type: 'blocked'; readonly now: number }
  | { readonly type: 'no-room'; readonly shortOf: number }
  /** The service has no such presentation, or one that cannot be read. */
  | { readonly type: 'broken-index' }
  /** The browser took the generation away that was whole. */
  | { readonly type: 'cache-lost' };

const underway: readonly SaveState[] = ['queued', 'saving'];
const whole: readonly SaveState[] = ['saved', 'incomplete'];
const restart: readonly SaveState[] = ['queued', 'paused', 'incomplete', 'failed'];

/** The record after an event. */
export function reduceSave(record: SaveRecord, event: SaveEvent): SaveRecord {
  switch (event.type) {
    case 'asked':
      return afterAsked(record, event.origin);
    case 'started':
      return isOneOf(record, [...underway, ...whole]) ? { ...calm(record), state: 'saving' } : record;
    case 'changed-index':
      return afterChangedIndex(record, event);
    case 'unchanged-index':
      return record.generation === undefined ? record : withoutComing(record);
    case 'progressed':
      return isOneOf(record, [...underway, 'paused']) ? withCounts(record, event.counts) : record;
    case 'rested':
      return record.state === 'saving' ? { ...record, state: 'queued' } : record;
    case 'paused':
      return isOneOf(record, underway) ? { ...calm(record), state: 'paused' } : record;
    case 'resumed':
      return isOneOf(record, restart) ? { ...untried(calm(record)), state: 'queued' } : record;
    case 'network-lost':
      return isOneOf(record, underway) ? { ...record, state: 'queued', reason: 'network' } : record;
    case 'unexpected-error':
      return isOneOf(record, underway) ? { ...later(calm(record), event.now), state: 'queued' } : record;
    case 'verified-whole':
    case 'verified-with-missing':
      return isOneOf(record, [...underway, 'paused']) ? afterVerified(record, event) : record;
    case 'blocked':
      return isOneOf(record, underway) ? missingMedia(record, event.now) : record;
    case 'no-room':
      return isOneOf(record, underway) ? afterNoRoom(record, event.shortOf) : record;
    case 'broken-index':
      return isOneOf(record, underway) ? afterBrokenIndex(record) : record;
    case 'cache-lost':
      return afterLostCache(record);
  }
}

function isOneOf({ state }: SaveRecord, states: readonly SaveState[]): boolean {
  return states.includes(state);
}

/** A stronger wish once said stays said; only who asks for it explicitly ends a pause. */
function afterAsked(record: SaveRecord, asked: SaveOrigin): SaveRecord {
  const origin = saveOrigins.indexOf(asked) > saveOrigins.indexOf(record.origin) ? asked : record.origin;
  const isWaiting = isOneOf(record, ['incomplete', 'failed']);
  const isPaused = record.state === 'paused' && asked === 'asked-for';
  return isWaiting || isPaused ? { ...calm(record), origin, state: 'queued' } : { ...record, origin };
}

/** Who opened it when no generation was here reads the one that comes now. */
function afterChangedIndex(
  record: SaveRecord,
  { index, generation }: Extract<SaveEvent, { type: 'changed-index' }>,
): SaveRecord {
  if (!isOneOf(record, [...underway, ...whole])) return record;
  const isFirst = record.generation === undefined && record.coming === undefined;
  const viewers = isFirst ? record.viewers.map((viewer) => ({ generation, ...viewer })) : record.viewers;
  return { ...calm(record), state: 'saving', viewers, coming: { generation, index, counts: noCounts } };
}

function afterVerified(
  record: SaveRecord,
  event: Extract<SaveEvent, { type: 'verified-whole' | 'verified-with-missing' }>,
): SaveRecord {
  const { coming, ...rest } = calm(record);
  const verified: SaveRecord = coming
    ? { ...rest, generation: coming.generation, counts: coming.counts }
    : rest;
  if (verified.generation === undefined) return record;
  if (event.type === 'verified-whole') return { ...untried(verified), state: 'saved' };
  return missingMedia(verified, event.now);
}

function missingMedia(record: SaveRecord, now: number): SaveRecord {
  return { ...later(calm(record), now), state: 'incomplete', reason: 'missing-media' };
}

/** What was whole before stays; a half new generation would only take its room. */
function afterNoRoom(record: SaveRecord, shortOf: number): SaveRecord {
  const { coming, ...rest } = record;
  const kept: SaveRecord = rest.generation === undefined && coming ? { ...rest, coming } : rest;
  return { ...kept, state: 'failed', reason: 'storage-full', shortOf };
}

/** After a deploy that broke an index, what is whole stays as it is. */
function afterBrokenIndex(record: SaveRecord): SaveRecord {
  const calmed = calm(record);
  if (record.generation === undefined) return { ...calmed, state: 'failed', reason: 'broken-index' };
  const rest = withoutComing(calmed);
  return rest.counts.missing.length > 0
    ? { ...rest, state: 'incomplete', reason: 'missing-media' }
    : { ...rest, state: 'saved' };
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
  return isOneOf(record, whole) ? { ...untried(calm(lost)), state: 'queued' } : lost;
}

function withCounts(record: SaveRecord, counts: Counts): SaveRecord {
  return record.coming ? { ...record, coming: { ...record.coming, counts } } : { ...record, counts };
}

function withoutComing(record: SaveRecord): SaveRecord {
  const { coming: _coming, ...rest } = record;
  return rest;
}

/** Without a trouble. */
function calm(record: SaveRecord): SaveRecord {
  const { reason: _reason, shortOf: _shortOf, ...rest } = record;
  return rest;
}

function untried(record: SaveRecord): SaveRecord {
  const { retry: _retry, ...rest } = record;
  return rest;
}

const firstRetry = 60_000;
/** No retry lies further ahead, in milliseconds. */
export const longestRetry = 24 * 60 * 60_000;

/** To be tried again: after a minute, then after twice as long each time, at most a day. */
function later(record: SaveRecord, now: number): SaveRecord {
  const times = (record.retry?.times ?? 0) + 1;
  const wait = Math.min(firstRetry * 2 ** (times - 1), longestRetry);
  return { ...record, retry: { times, at: now + wait } };
}
