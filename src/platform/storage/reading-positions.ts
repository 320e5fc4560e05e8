// Stores where each story was last read, in the database and in the mirror in localStorage.
import type { Dexie } from 'dexie';
import { limits } from '../../contract/limits';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { createWritable, type Readable } from '../../contract/readable';
import { report } from '../browser/report';
import { deviceStorage } from './site-storage';
import type { InStore } from './connection';
import type { DeviceDatabase } from './device-database';
import { inDeviceStore } from './database';
import { createPositionMirror, mirrorKey } from './position-mirror';
import {
  compareReadings,
  laterReading,
  readPosition,
  type ReadingPlace,
  type ReadingPosition,
} from './reading-position';

export interface ReadingPositionsDeps {
  readonly inStore: InStore<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
  readonly page: {
    /** Subscribes to the page being hidden or left. The page may be gone afterwards. */
    readonly onHidden: (call: () => void) => void;
    /** Subscribes to writes of another tab to the mirror. */
    readonly onMirrored: (call: () => void) => void;
  };
  readonly report: (error: unknown, where: string) => void;
}

export type ReadingPositions = ReturnType<typeof createReadingPositions>;

/** Creates the store. The database is opened at the first use. No call rejects: reading works without storage. */
export function createReadingPositions(deps: ReadingPositionsDeps) {
  const { clock, storage, page } = deps;
  const mirror = createPositionMirror(storage);
  const { trouble, tried } = createTrouble(deps);
  const known = createKnown(clock);
  const saveAll = (positions: readonly ReadingPosition[]) => {
    for (const position of positions) mirror.save(position, clock.now());
    known.learn(positions);
    void tried(deps.inStore((database) => putLater(database, positions, clock.now())));
  };
  const { note, flush } = createThrottle(clock, saveAll);
  page.onHidden(flush);
  page.onMirrored(() => known.learn(mirror.all()));

  let loaded: Promise<void> | undefined;
  const loadAll = async () => {
    const rows = await tried(deps.inStore((database) => database.readingPositions.toArray()));
    known.learn((rows ?? []).flatMap((row) => readPosition(row) ?? []));
  };
  return {
    /** Returns where this story was last read, in any tab; undefined when that is not known. */
    async read(presentationId: string): Promise<ReadingPosition | undefined> {
      flush();
      const mirrored = mirror.all().find((position) => position.presentationId === presentationId);
      const row = await tried(deps.inStore((database) => database.readingPositions.get(presentationId)));
      return laterReading(readPosition(row), mirrored, clock.now());
    },
    /** Notes the current place. It is written at most once a second, and when the page is hidden. */
    note,
    /** Returns the stories in progress, at most `limit`, the last read first. Follows the readings of every tab. */
    recent(limit: number): Readable<readonly ReadingPosition[]> {
      // The mirror is read before the first paint. The database is opened at the first subscription.
      known.learn(mirror.all());
      const { get, subscribe } = known.latest(limit);
      return {
        get,
        subscribe: (listener) => {
          loaded ??= loadAll();
          return subscribe(listener);
        },
      };
    },
    /** True once the database has failed twice, so that the interface can say so once. */
    trouble,
  };
}

const table = 'readingPositions';

/** Compares and writes in one transaction, so that another tab cannot write in between. */
function putLater(database: Dexie, positions: readonly ReadingPosition[], now: number): PromiseLike<void> {
  const rows = database.table(table);
  return database.transaction('rw', rows, async () => {
    for (const position of positions) {
      const stored = readPosition(await rows.get(position.presentationId));
      if (laterReading(stored, position, now) === position) await rows.put(position);
    }
  });
}

/** Creates a wrapper that reports the first failure of the database, and a value that is true from then on. */
function createTrouble({ report }: ReadingPositionsDeps) {
  const trouble = createWritable(false);
  const tried = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (!trouble.get()) report(error, 'reading positions');
      trouble.set(true);
      return undefined;
    }
  };
  const readableTrouble: Readable<boolean> = trouble;
  return { trouble: readableTrouble, tried };
}

/**
 * Creates a throttle: writes the first note at once and later ones when a second is over. No timer runs while nothing
 * is noted.
 */
function createThrottle(clock: Clock, write: (positions: readonly ReadingPosition[]) => void) {
  const { writeEvery } = limits.readingPositions;
  const pending = new Map<string, ReadingPosition>();
  let cancelWait: (() => void) | undefined;
  let lastWrite = -Infinity;

  const flush = (): void => {
    cancelWait?.();
    cancelWait = undefined;
    if (pending.size === 0) return;
    lastWrite = clock.now();
    const positions = [...pending.values()];
    pending.clear();
    write(positions);
  };
  const note = (presentationId: string, { slide, second, view }: ReadingPlace): void => {
    const now = clock.now();
    pending.set(presentationId, { presentationId, slide, second, view, readAt: now });
    if (cancelWait !== undefined) return;
    // Limited, since the clock may have been set back in the meantime.
    const left = Math.min(wrote + writeEvery - now, writeEvery);
    if (left <= 0) flush();
    else cancelWait = clock.after(left, flush);
  };
  return { note, flush };
}

/** Creates the collection of the last reading of each story that this page knows. */
function createKnown(clock: Clock) {
  const known = createWritable<ReadonlyMap<string, ReadingPosition>>(new Map());
  const latest = (limit: number): readonly ReadingPosition[] =>
    [...known.get().values()]
      .filter(({ slide }) => slide > 0)
      .sort((a, b) => compareReadings(b, a, clock.now()))
      .slice(0, limit);
  return {
    learn(positions: readonly ReadingPosition[]): void {
      const more = new Map(known.get());
      for (const position of positions) {
        const { presentationId } = position;
        more.set(presentationId, laterReading(more.get(presentationId), position, clock.now()) ?? position);
      }
      known.set(more);
    },
    /** Returns the latest readings; the list stays the same object until something changes, as React requires. */
    latest(limit: number): Readable<readonly ReadingPosition[]> {
      let from = known.get();
      let list = latest(limit);
      const get = () => {
        if (from !== known.get()) list = latest(limit);
        from = known.get();
        return list;
      };
      return { get, subscribe: known.subscribe };
    },
  };
}

/** Returns the deps of the page this runs in. */
export function browserPositions(): ReadingPositionsDeps {
  return {
    inStore: inDeviceStore,
    storage: deviceStorage,
    clock: systemClock,
    page: {
      onHidden: (call) => {
        addEventListener('pagehide', call);
        document.addEventListener('visibilitychange', () => {
          if (document.visibilityState === 'hidden') call();
        });
      },
      onMirrored: (call) => addEventListener('storage', ({ key }) => key === mirrorKey && call()),
    },
    report,
  };
}
