// Stores the presentations made on this device: their ids, and the keys of their runs, which prove the ownership (spec contract §8).
import * as v from 'valibot';
import { runKeySchema } from '../../contract/creation/run-key';
import { presentationEntrySchema, type PresentationEntry } from '../../contract/presentation/list-entry';
import { presentationIdSchema } from '../../contract/presentation/presentation-id-schema';
import type { WithDatabase } from './database';
import type { DeviceDatabase } from './device-database';

/** The entry of a presentation that the service's list lacks, and whether it is published all the same. */
interface UnlistedEntry {
  readonly entry: PresentationEntry;
  readonly published: boolean;
}

export interface MadePresentation {
  readonly id: string;
  readonly runKey: string;
  /** The last entry from the service; undefined before the first, and once the service's list has the presentation. */
  readonly unlisted?: UnlistedEntry | undefined;
  /**
   * The time from which any page may send its deletion, in milliseconds; undefined unless a person has deleted it. Until then the page
   * does so on which it can still be undone.
   */
  readonly deleteAfter?: number | undefined;
}

/** No call rejects: without a database all of it lasts as long as the page. */
export interface MadePresentations {
  /** Returns them in the order of their ids. */
  readonly list: () => Promise<readonly MadePresentation[]>;
  readonly add: (id: string, runKey: string) => Promise<void>;
  /** Stores the entry from the service; undefined once its list has the presentation. */
  readonly setUnlisted: (id: string, unlisted: UnlistedEntry | undefined) => Promise<void>;
  /** Stores that a person has deleted it, or has undone that. */
  readonly setDeleteAfter: (id: string, time: number | undefined) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

const rowSchema = v.object({
  id: presentationIdSchema,
  runKey: runKeySchema,
  entry: v.fallback(v.optional(presentationEntrySchema), undefined),
  published: v.fallback(v.optional(v.boolean()), undefined),
  deleteAfter: v.fallback(v.optional(v.number()), undefined),
});

/** Returns the presentations of this database. Opens it with the first call. */
export function createMadePresentations(
  withDatabase: WithDatabase<DeviceDatabase>,
  report: (error: unknown, where: string) => void,
): MadePresentations {
  /** What could not be stored, or is not stored yet. */
  const unstored = new Map<string, MadePresentation>();
  const store = async (work: (database: DeviceDatabase) => PromiseLike<unknown>): Promise<boolean> => {
    try {
      await withDatabase(work);
      return true;
    } catch (error) {
      report(error, 'made presentations');
      return false;
    }
  };
  return {
    async list() {
      let rows: readonly unknown[] = [];
      await store(async ({ made }) => {
        rows = await made.toArray();
      });
      const stored = rows.flatMap((row) => readRow(row) ?? []).filter(({ id }) => !unstored.has(id));
      return [...stored, ...unstored.values()];
    },
    async add(id, runKey) {
      const presentation = { id, runKey };
      unstored.set(id, presentation);
      if ((await store(({ made }) => made.put(presentation))) && unstored.get(id) === presentation)
        unstored.delete(id);
    },
    async setUnlisted(id, unlisted) {
      const only = unstored.get(id);
      if (only !== undefined) unstored.set(id, { ...only, unlisted });
      await store(({ made }) => made.update(id, { entry: unlisted?.entry, published: unlisted?.published }));
    },
    async setDeleteAfter(id, deleteAfter) {
      const only = unstored.get(id);
      if (only !== undefined) unstored.set(id, { ...only, deleteAfter });
      await store(({ made }) => made.update(id, { deleteAfter }));
    },
    async remove(id) {
      unstored.delete(id);
      await store(({ made }) => made.delete(id));
    },
  };
}

/** Returns a row as parsed: another version of the app may have written it. Undefined when it names no presentation with its key. */
function readRow(row: unknown): MadePresentation | undefined {
  const { success, output } = v.safeParse(rowSchema, row);
  if (!success) return undefined;
  const { id, runKey, entry, published = true, deleteAfter } = output;
  return {
    id,
    runKey,
    ...(entry === undefined ? {} : { unlisted: { entry, published } }),
    ...(deleteAfter === undefined ? {} : { deleteAfter }),
  };
}
