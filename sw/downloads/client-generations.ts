// Which generation each page reads: a reader stays on the one that was opened, whatever comes meanwhile. Pure.
import { after } from './save-state';
import type { KeptRecord } from './ledger/record';

/** The index a page was given: that of the generation that is whole, or another one, by its text. */
export type GivenIndex = 'whole' | { readonly index: string };

/** The generation whose media a page is to see; undefined when any will do. */
export function generationFor(record: KeptRecord, client: string): number | undefined {
  return record.viewers.find((viewer) => viewer.client === client)?.generation;
}

/** Notes that a page opened it at `now` (milliseconds since 1970); the living ones of the other pages stay noted. */
export function openedBy(
  record: KeptRecord,
  client: string,
  now: number,
  isAlive: (client: string) => boolean = () => true,
): KeptRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client && isAlive(viewer.client));
  const known = record.viewers.find((viewer) => viewer.client === client);
  return { ...record, viewers: [...others, known ?? { client }], lastOpened: now };
}

/** Notes which index a page was given. One that was never seen begins a generation, so that the page has one to read. */
export function givenTo(record: KeptRecord, client: string, given: GivenIndex, now: number): KeptRecord {
  if (given === 'whole') return withReader(record, client, record.generation);
  if (record.coming?.index === given.index) return withReader(record, client, record.coming.generation);
  const generation = nextGeneration(record, now);
  const begun = after(record, { type: 'changed-index', index: given.index, generation });
  // It is fetched when its turn comes.
  const { coming } = begun;
  return withReader(coming ? { ...record, coming } : record, client, generation);
}

function withReader(record: KeptRecord, client: string, generation: number | undefined): KeptRecord {
  const others = record.viewers.filter((viewer) => viewer.client !== client);
  const reader = generation === undefined ? { client } : { client, generation };
  return { ...record, viewers: [...others, reader] };
}

/** A number that was never used for this presentation, also not before it was removed: it names a cache. */
export function nextGeneration({ generation, coming, viewers }: KeptRecord, now: number): number {
  const used = [generation, coming?.generation, ...viewers.map((viewer) => viewer.generation)];
  return Math.max(now, ...used.map((number = 0) => number + 1));
}
