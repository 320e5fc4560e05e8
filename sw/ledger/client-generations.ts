// Tracks which generation each page reads. A page stays on the generation it opened. Pure.
import { reduceSave } from './save-state';
import type { SaveRecord } from './record';
import type { IsClientOpen } from '../open-clients';

/** The index a page received: that of a stored generation, or another one, by its text. */
export type AssignedIndex = { readonly generation: number } | { readonly index: string };

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

/** Returns whether an open page views the presentation. */
export function isViewed({ viewers }: Pick<SaveRecord, 'viewers'>, isOpen: IsClientOpen): boolean {
  return viewers.some(({ client }) => isOpen(client));
}
