// Copies the last reading positions to localStorage, which writes synchronously. IndexedDB would lose them when the
// browser stops it in the background. The copy is small and optional: what cannot be read or written there is ignored.
import * as v from 'valibot';
import * as limits from '../../contract/limits';
import {
  comparePositions,
  laterPosition,
  readPosition,
  type StoredReadingPosition,
} from './stored-reading-position';
import { positionsKey } from './site-keys';

export interface PositionMirror {
  /** Returns the positions that can be read, the last read first. */
  readonly all: () => readonly StoredReadingPosition[];
  /** Saves a position if it is the last reading of its story, and drops the stories that were read longest ago. */
  readonly save: (position: StoredReadingPosition, now: number) => void;
}

/** Creates the mirror; no call throws. */
export function createPositionMirror(storage: Pick<Storage, 'getItem' | 'setItem'>): PositionMirror {
  const all = (): readonly StoredReadingPosition[] => {
    try {
      const stored: unknown = JSON.parse(storage.getItem(positionsKey) ?? '[]');
      const entries = v.is(v.array(v.unknown()), stored) ? stored : [];
      return entries.flatMap((entry) => readPosition(entry) ?? []);
    } catch {
      return [];
    }
  };
  return {
    all,
    save(position, now) {
      const { presentationId } = position;
      const known = all();
      const existing = known.find((other) => other.presentationId === presentationId);
      const saved = [
        laterPosition(existing, position, now) ?? position,
        ...known.filter((other) => other.presentationId !== presentationId),
      ];
      saved.sort((a, b) => comparePositions(b, a, now));
      try {
        storage.setItem(positionsKey, JSON.stringify(saved.slice(0, limits.readingPositions.mirrored)));
      } catch {
        // The storage is full or forbidden. The database has the position.
      }
    },
  };
}
