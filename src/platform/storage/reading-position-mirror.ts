// Copies the last reading positions to localStorage, which writes synchronously. IndexedDB would lose them when the
// browser stops it in the background. The copy is small and optional: what cannot be read or written there is ignored.
import * as v from 'valibot';
import { jsonOrUndefined } from '../../base/json-or-undefined';
import * as limits from '../../contract/limits';
import {
  comparePositions,
  laterPosition,
  readPosition,
  type StoredReadingPosition,
} from './stored-reading-position';
import { positionsKey } from './site-keys';
import { readText, writeText } from './stored-text';

export interface PositionMirror {
  /** Returns the positions that can be read, the last read first. */
  readonly all: () => readonly StoredReadingPosition[];
  /** Saves a position if it is the last reading of its story, and drops the stories that were read longest ago. */
  readonly save: (position: StoredReadingPosition, now: number) => void;
}

/** Creates the mirror; no call throws. */
export function createPositionMirror(storage: Pick<Storage, 'getItem' | 'setItem'>): PositionMirror {
  const all = (): readonly StoredReadingPosition[] => {
    const stored = jsonOrUndefined(readText(storage, positionsKey) ?? '');
    const entries = v.is(v.array(v.unknown()), stored) ? stored : [];
    return entries.flatMap((entry) => readPosition(entry) ?? []);
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
      // Where it cannot be written, the database has the position.
      writeText(storage, positionsKey, JSON.stringify(saved.slice(0, limits.readingPositions.mirrored)));
    },
  };
}
