// Notes which generations the records of a ledger stop naming, so that their caches can be deleted without reading every record.
import type { Ledger, RecordChange } from '../ledger/ledger';
import type { SaveRecord } from '../ledger/record';

/** A generation of a presentation that its record does not name any more. A change that failed may still name it. */
export interface DroppedGeneration {
  readonly id: string;
  readonly generation: number;
}

/** Returns a ledger that notes what its changes drop, and a function that takes what was noted since the last call. */
export function notingDropped(ledger: Ledger) {
  const dropped: DroppedGeneration[] = [];
  const noting =
    (id: string, change: RecordChange): RecordChange =>
    (record) => {
      const changed = change(record);
      if (record === undefined || record === changed) return changed;
      const left = new Set(generationsOf(changed));
      for (const generation of generationsOf(record))
        if (!left.has(generation)) dropped.push({ id, generation });
      return changed;
    };
  const noted: Ledger = {
    all: () => ledger.all(),
    ongoing: () => ledger.ongoing(),
    read: () => ledger.read(),
    peek: () => ledger.peek(),
    update: (id, change) => ledger.update(id, noting(id, change)),
    updateAll: (changes) =>
      ledger.updateAll(new Map([...changes].map(([id, change]) => [id, noting(id, change)]))),
  };
  return { ledger: noted, takeDropped: (): readonly DroppedGeneration[] => dropped.splice(0) };
}

/** Returns the generations that a record names: the complete one, the pending one and those that pages read. */
function generationsOf(record: SaveRecord | undefined): readonly number[] {
  if (record === undefined) return [];
  const { generation, pending, viewers } = record;
  return [generation, pending?.generation, ...viewers.map((viewer) => viewer.generation)].filter(
    (number) => number !== undefined,
  );
}
