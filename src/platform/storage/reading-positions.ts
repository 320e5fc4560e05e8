// Stores where each story was last read (spec player §11): in the database, and mirrored in localStorage.
import * as v from 'valibot';
import * as limits from '../../contract/limits';
import type { ReadingPosition } from '../../contract/presentation/story-address';
import type { Clock } from '../../base/clock';
import { systemClock } from '../browser/system-clock';
import { onPageHidden } from '../browser/page-events';
import { createWritable, type Readable } from '../../base/readable';
import { report } from '../browser/report';
import { positionsKey, deviceStorage, readText, writeText } from './site-storage';
import { type WithDatabase, withDeviceDatabase } from './database';
import type { DeviceDatabase } from './device-database';
import {
  comparePositions,
  laterPosition,
  readPosition,
  type StoredReadingPosition,
} from './stored-reading-position';
import { jsonOrUndefined } from '../../base/json-or-undefined';

export interface ReadingPositionsDeps {
  readonly withDatabase: WithDatabase<DeviceDatabase>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
  readonly page: {
    /** Calls `call` when the page is hidden or left. The browser may discard the page afterwards. */
    readonly onHidden: (call: () => void) => void;
    /** Calls `call` when another tab wrote the mirror. */
    readonly onMirrored: (call: () => void) => void;
  };
  readonly report: (error: unknown, where: string) => void;
}

export type ReadingPositions = ReturnType<typeof createReadingPositions>;

/** Creates the positions. Opens the database with the first call. No call rejects: without storage reading continues. */
export function createReadingPositions(deps: ReadingPositionsDeps) {
  const { clock, storage, page } = deps;
  const mirror = createPositionMirror(storage);
  const { hasFailed, attempt } = createFailureReport(deps);
  const known = createKnownPositions(clock);
  const saveAll = (positions: readonly StoredReadingPosition[]) => {
    for (const position of positions) mirror.save(position, clock.now());
    void attempt(deps.withDatabase((database) => putNewer(database, positions, clock.now())));
  };
  const { add, flush, drop } = createThrottle(clock, saveAll);
  page.onHidden(flush);
  page.onMirrored(() => known.add(mirror.all()));

  let loaded: Promise<void> | undefined;
  const loadAll = async () => {
    const rows = await attempt(deps.withDatabase((database) => database.readingPositions.toArray()));
    known.add((rows ?? []).flatMap((row) => readPosition(row) ?? []));
  };
  return {
    /** Returns where this story was last read, in any tab, or undefined when that is not known. */
    async read(presentationId: string): Promise<StoredReadingPosition | undefined> {
      flush();
      const mirrored = mirror.all().find((position) => position.presentationId === presentationId);
      const row = await attempt(
        deps.withDatabase((database) => database.readingPositions.get(presentationId)),
      );
      return laterPosition(readPosition(row), mirrored, clock.now());
    },
    /** Forgets all of them on this page, also those not written yet; visitor-data.ts deletes the stored ones. */
    forget(): void {
      drop();
      known.clear();
    },
    /** Saves the current position, within a second and before the page is hidden. `recent` has it at once. */
    save(presentationId: string, { slide, second, view }: ReadingPosition): void {
      const position = { presentationId, slide, second, view, readAt: clock.now() };
      known.add([position]);
      add(position);
    },
    /**
     * Returns the stories that were left after their first slide, the last read first. It follows every tab. Those that were left at
     * their end are among them: only the list of stories has their length.
     */
    recent(): Readable<readonly StoredReadingPosition[]> {
      // The mirror is read before the first paint; the database is opened with the first subscriber.
      known.add(mirror.all());
      const { get, subscribe } = known.latest();
      return {
        get,
        subscribe: (listener) => {
          loaded ??= loadAll();
          return subscribe(listener);
        },
      };
    },
    /** True once a call has failed, so that the page can say so. The connection has retried the call by then. */
    hasFailed,
  };
}

/** Compares and writes in one transaction, so that no other tab writes in between. */
function putNewer(
  database: DeviceDatabase,
  positions: readonly StoredReadingPosition[],
  now: number,
): PromiseLike<void> {
  const rows = database.readingPositions;
  return database.transaction('rw', rows, async () => {
    for (const position of positions) {
      const stored = readPosition(await rows.get(position.presentationId));
      if (laterPosition(stored, position, now) === position) await rows.put(position);
    }
  });
}

/**
 * Returns `attempt`, which reports the first call that failed although the connection retried it, and `hasFailed`, which is true from
 * then on.
 */
function createFailureReport({ report }: ReadingPositionsDeps) {
  const failed = createWritable(false);
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work;
    } catch (error) {
      if (!failed.get()) report(error, 'reading positions');
      failed.set(true);
      return undefined;
    }
  };
  const hasFailed: Readable<boolean> = failed;
  return { hasFailed, attempt };
}

/** Writes at the end of a second in which something changed. No timer runs while nothing changes. */
function createThrottle(clock: Clock, write: (positions: readonly StoredReadingPosition[]) => void) {
  const pending = new Map<string, StoredReadingPosition>();
  let cancelWait: (() => void) | undefined;

  const drop = (): void => {
    cancelWait?.();
    cancelWait = undefined;
    pending.clear();
  };
  const flush = (): void => {
    const positions = [...pending.values()];
    drop();
    if (positions.length > 0) write(positions);
  };
  const add = (position: StoredReadingPosition): void => {
    pending.set(position.presentationId, position);
    // Not at once: this is called in the task that renders the controls of the new page.
    cancelWait ??= clock.after(limits.readingPositions.writeEvery, flush);
  };
  return { add, flush, drop };
}

/** Holds the last known position of each story. */
function createKnownPositions(clock: Clock) {
  const known = createWritable<ReadonlyMap<string, StoredReadingPosition>>(new Map());
  const latest = (): readonly StoredReadingPosition[] =>
    [...known.get().values()]
      .filter(({ slide }) => slide > 0)
      .sort((a, b) => comparePositions(b, a, clock.now()));
  return {
    add(positions: readonly StoredReadingPosition[]): void {
      const more = new Map(known.get());
      for (const position of positions) {
        const { presentationId } = position;
        more.set(presentationId, laterPosition(more.get(presentationId), position, clock.now()) ?? position);
      }
      known.set(more);
    },
    clear: (): void => known.set(new Map()),
    /** Returns the same list until something changes, as React requires. */
    latest(): Readable<readonly StoredReadingPosition[]> {
      let from = known.get();
      let list = latest();
      const get = () => {
        if (from !== known.get()) list = latest();
        from = known.get();
        return list;
      };
      return { get, subscribe: known.subscribe };
    },
  };
}

/** Returns the dependencies from the browser. */
export function browserReadingPositionsDeps(): ReadingPositionsDeps {
  return {
    withDatabase: withDeviceDatabase,
    storage: deviceStorage,
    clock: systemClock,
    page: {
      onHidden: onPageHidden,
      onMirrored: (call) => addEventListener('storage', ({ key }) => key === positionsKey && call()),
    },
    report,
  };
}

// Copies the last reading positions to localStorage, which writes synchronously. IndexedDB would lose them when the
// browser stops it in the background. The copy is small and optional: failures to read or write it are ignored.

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
