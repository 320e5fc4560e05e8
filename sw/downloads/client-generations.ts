// Which generation each page reads: a reader stays on the one that was opened, whatever comes meanwhile. Pure.
import { reduceSave } from './save-state';
import type { SaveRecord } from './ledger/record';

/** The index a page was given: that of the generation that is whole, or another one, by its text. */
export type AssignedIndex = 'whole' | { readonly index: string };

/** The generation whose media a page is to see; undefined when any will do. */
export function generationFor(record: SaveRecord, client: string): number | undefined {
  return record.viewers.find((viewer) => viewer.client === client)?.generation;
}

/** Notes that a page opened it at `now` (milliseconds since 1970); the living ones of the other pages stay noted. */
export function openedBy(
  record: SaveRecord,
  client: string,
  now: number,
  isAlive: (client: string) => boolean = () => true,
): SaveRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client && isAlive(viewer.client));
  const known = record.viewers.find((viewer) => viewer.client === client);
  return { ...record, viewers: [...others, known ?? { client }], lastOpened: now };
}

/** Notes which index a page was given. One that was never seen begins a generation, so that the page has one to read. */
export function assignTo(
  record: SaveRecord,
  client: string,
  assigned: AssignedIndex,
  now: number,
): SaveRecord {
  if (assigned === 'whole') return withReader(record, client, record.generation);
  if (record.coming?.index === assigned.index) return withReader(record, client, record.coming.generation);
  const generation = nextGeneration(record, now);
  const started = reduceSave(record, { type: 'changed-index', index: assigned.index, generation });
  // It is fetched when its turn comes.
  const { coming } = started;
  return withReader(coming ? { ...record, coming } : record, client, generation);
}

function withReader(record: SaveRecord, client: string, generation: number | undefined): SaveRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client);
  const reader = generation === undefined ? { client } : { client, generation };
  return { ...record, viewers: [...others, reader] };
}

/** A number that was never used for this presentation, also not before it was removed: it names a cache. */
export function nextGeneration({ generation, coming, viewers }: SaveRecord, now: number): number {
  const used = [generation, coming?.generation, ...viewers.map((viewer) => viewer.generation)];
  return Math.max(now, ...used.map((number = 0) => number + 1));
}
