// The last readings once more, in localStorage: written at once and whole, where an IndexedDB that dies in the
// background would lose them. Small, and never relied on: what cannot be read or written there is passed over.
import * as v from 'valibot';
import { limits } from '../../contract/limits';
import { compareReadings, laterReading, readPosition, type ReadingPosition } from './reading-position';

export const mirrorKey = 'bookworm-reading-positions';

export interface PositionMirror {
  readonly all: () => readonly ReadingPosition[];
  /** Keeps it if it is the last reading of its story; forgets the stories that were read longest ago. */
  readonly keep: (position: ReadingPosition, now: number) => void;
}

export function createPositionMirror(storage: Pick<Storage, 'getItem' | 'setItem'>): PositionMirror {
  const all = (): readonly ReadingPosition[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(mirrorKey) ?? '[]');
      const entries = v.is(v.array(v.unknown()), stored) ? stored : [];
      return entries.flatMap((entry) => readPosition(entry) ?? []);
    } catch {
      return [];
    }
  };
  return {
    all,
    keep(position, now) {
      const { presentationId } = position;
      const known = all();
      const mine = known.find((other) => other.presentationId === presentationId);
      const kept = [
        laterReading(mine, position, now) ?? position,
        ...known.filter((other) => other.presentationId !== presentationId),
      ];
      kept.sort((a, b) => compareReadings(b, a, now));
      try {
        storage.setItem(mirrorKey, JSON.stringify(kept.slice(0, limits.readingPositions.mirrored)));
      } catch {
        // Full or forbidden: the database has it.
      }
    },
  };
}
