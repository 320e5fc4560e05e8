// Tells the shelf what this device makes and has made, without the code that makes stories. The ids are there for its first paint, where a
// new presentation stands first for a day; the database holds them with the keys of their runs (made-presentations-store.ts).
import * as v from 'valibot';
import type { Clock } from '../../base/clock';
import { createWritable, type Readable } from '../../base/readable';
import { systemClock } from '../../platform/browser/system-clock';
import {
  deviceStorage,
  madeHereKey,
  readText,
  writeText,
  createMark,
  type Mark,
  runsKey,
} from '../../platform/storage/site-storage';
import type { LanguageTag } from '../../contract/languages';
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { createMadePresentations } from '../../platform/storage/made-presentations-store';

/** The time at which each presentation was finished, by its id, in milliseconds; 0 where it is unknown. */
type MadeTimes = ReadonlyMap<string, number>;

interface MadeHere extends Readable<MadeTimes> {
  /** Adds a presentation that was just finished. */
  readonly add: (id: string) => void;
  /** Adds presentations that were made at an unknown time. */
  readonly addOlder: (ids: readonly string[]) => void;
  /** Forgets a deleted presentation. */
  readonly remove: (id: string) => void;
}

/** The database has them all. */
const mostStored = 100;
/** How long a presentation is new, in milliseconds. */
const newFor = 24 * 3_600_000;

const storedSchema = v.array(v.tuple([v.string(), v.number()]));

/** Reads the storage with the first call. No call throws: where the storage does, it lasts as long as the page. */
export function createMadeHere(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  clock: Pick<Clock, 'now'>,
): MadeHere {
  const times = createWritable<MadeTimes>(new Map(read(storage)));
  const set = (all: readonly (readonly [string, number])[]): void => {
    times.set(new Map(all));
    writeText(storage, madeHereKey, JSON.stringify(all));
  };
  const put = (added: readonly (readonly [string, number])[]): void =>
    set([...times.get(), ...added].slice(-mostStored));
  return {
    get: times.get,
    subscribe: times.subscribe,
    add: (id) => put([[id, clock.now()]]),
    addOlder(ids) {
      const unknown = ids.filter((id) => !times.get().has(id));
      if (unknown.length > 0) put(unknown.map((id) => [id, 0]));
    },
    remove: (removed) => set([...times.get()].filter(([id]) => id !== removed)),
  };
}

function read(storage: Pick<Storage, 'getItem'>): readonly (readonly [string, number])[] {
  try {
    return v.parse(storedSchema, JSON.parse(readText(storage, madeHereKey) ?? '[]'));
  } catch {
    return [];
  }
}

/** Returns the ids of the presentations that were made within a day and not opened since. */
export function freshOf(made: MadeTimes, opened: ReadonlySet<string>, now: number): ReadonlySet<string> {
  return new Set([...made].flatMap(([id, at]) => (now - at < newFor && !opened.has(id) ? [id] : [])));
}

export const madeHere = createMadeHere(deviceStorage, systemClock);

/** The presentations that were made on this device. */
export const madePresentations = createMadePresentations(withDeviceDatabase, report);

interface CreatedStory {
  readonly id: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: LanguageTag;
}

/** The story that was just made on this page, so that the shelf can say so. Forgotten with a reload. */
export const createdStoryStore = createWritable<CreatedStory | undefined>(undefined);

/** Where the storage refuses them, marks last as long as the page. */
const marked = new Set<string>();

/** Returns the mark that a person has a run whose end the shelf may not have shown; of everybody where nobody signs in. */
export function runsMarkOf(person: string): Mark {
  const stored = createMark(deviceStorage, person === '' ? runsKey : `${runsKey}:${person}`);
  return {
    isSet: () => marked.has(person) || stored.isSet(),
    set() {
      marked.add(person);
      stored.set();
    },
    remove() {
      marked.delete(person);
      stored.remove();
    },
  };
}
