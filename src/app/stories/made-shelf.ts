// The part of the shelf that was made on this device (spec screens §3): adds the entries that the service's list lacks, and
// deletes a presentation for its maker.
import type { Clock } from '../../base/clock';
import type { Writable } from '../../base/readable';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { pathOfCall } from '../../contract/service/calls';
import { NetworkError, PresentationNotFoundError } from '../../contract/service/errors';
import type { RunCalls } from '../../platform/http/service-calls';
import { inTime, isAbort } from '../../platform/http/time-limit';
import type { MadePresentation, MadePresentations } from '../../platform/storage/made-presentations-store';

/** The title of a presentation that is not deleted yet, and why: the service refused, or could not be reached. */
export interface Undeleted {
  readonly title: string;
  readonly reason: 'failed' | 'waiting';
}

interface MadeShelfDeps extends RunCalls {
  readonly made: MadePresentations;
  readonly clock: Clock;
  /** Completes the list with the stories made on this device. */
  readonly withMadeEntries: Writable<(listed: readonly PresentationEntry[]) => readonly PresentationEntry[]>;
  /** The ids of the stories that only this device lists. */
  readonly onlyHere: Writable<ReadonlySet<string>>;
  readonly onMade: (ids: readonly string[]) => void;
  readonly onEntries: (entries: readonly PresentationEntry[]) => void;
  readonly titleOf: (id: string) => string;
  /** Called once it is deleted, or will be as soon as the service can be reached. */
  readonly onDeleted: (id: string) => void;
  /** The last presentation that a person deleted in vain. */
  readonly undeleted: Writable<Undeleted | undefined>;
  readonly report: (error: unknown, where: string) => void;
}

/** What the shelf knows of the service. */
interface Seen {
  /** The service's list; undefined when it could not be loaded. */
  readonly listed: readonly PresentationEntry[] | undefined;
  readonly isReachable: boolean;
}

/** Milliseconds in which only the page sends a deletion on which it can still be undone. A focus on `Undo` lengthens its 8 s. */
const undoTime = 60_000;

/**
 * Creates the part of the shelf that was made on this device. A deletion is stored before it is sent, so that it is sent some day also
 * when this page or the network goes before.
 */
export function createMadeShelf(deps: MadeShelfDeps) {
  const { made, clock, undeleted } = deps;
  const asked = new Set<string>();
  /** What the service's list lacks. */
  let own: ReadonlyMap<string, MadePresentation> = new Map();
  /** What the shelf must not show: deleted by this page, or by another one as the device has stored it. */
  const deletedHere = new Set<string>();
  let deletedElsewhere = new Set<string>();
  const sending = new Set<string>();
  /** How often a deletion was taken back: a list of the stored ones that is older says otherwise. */
  let undone = 0;
  const show = (): void => showMade(own, new Set([...deletedHere, ...deletedElsewhere]), deps);

  const forget = (id: string): Promise<void> => {
    deps.onDeleted(id);
    return made.remove(id);
  };
  /** Takes it off the shelf, as long as `undo` is not called. */
  const requestDeletion = (id: string): void => {
    deletedHere.add(id);
    undeleted.set(undefined);
    show();
    void made.setDeleteAfter(id, clock.now() + undoTime);
  };
  const undoDeletion = (id: string): void => {
    undone += 1;
    deletedHere.delete(id);
    deletedElsewhere.delete(id);
    show();
    void made.setDeleteAfter(id, undefined);
  };
  /** Deletes it. Resolves to whether the service has answered; never rejects. */
  const sendDeletion = async ({ id, runKey }: MadePresentation): Promise<boolean> => {
    deletedHere.add(id);
    sending.add(id);
    void made.setDeleteAfter(id, 0);
    try {
      const url = pathOfCall('deletePresentation', { presentationId: id });
      await inTime({ clock, url }, (signal) => deps.deleteMade(id, runKey, signal));
    } catch (error) {
      if (error instanceof NetworkError) {
        deps.onDeleted(id);
        undeleted.set({ title: deps.titleOf(id), reason: 'waiting' });
        return false;
      }
      // Somebody else was faster.
      if (!(error instanceof PresentationNotFoundError)) {
        deps.report(error, 'shelf: delete what was made here');
        undeleted.set({ title: deps.titleOf(id), reason: 'failed' });
        undoDeletion(id);
        return true;
      }
    } finally {
      sending.delete(id);
    }
    if (undeleted.get()?.reason === 'waiting') undeleted.set(undefined);
    await forget(id);
    return true;
  };

  /**
   * Shows the stored stories, sends the deletions that wait, and asks the service about each other story once while the page is open. It
   * stores the answers and removes the stories that the service has deleted. Never rejects.
   */
  const refresh = async ({ listed, isReachable }: Seen, signal: AbortSignal): Promise<void> => {
    let all: readonly MadePresentation[];
    let before: number;
    do {
      before = undone;
      all = await made.list();
    } while (before !== undone);
    const deleted = all.filter(({ deleteAfter }) => deleteAfter !== undefined);
    deps.onMade(all.flatMap(({ id, deleteAfter }) => (deleteAfter === undefined ? [id] : [])));
    if (signal.aborted) return;
    const ids = listed && new Set(listed.map(({ id }) => id));
    // The service lists the story now, so it needs no mark.
    for (const { id, unlisted } of all)
      if (unlisted !== undefined && ids?.has(id) === true) void made.setUnlisted(id, undefined);
    const left = new Map(all.filter(({ id }) => ids?.has(id) !== true).map((each) => [each.id, each]));
    own = left;
    deletedElsewhere = new Set(deleted.map(({ id }) => id));
    show();
    if (ids === undefined || !isReachable) return;
    for (const each of deleted)
      if (
        deletedElsewhere.has(each.id) &&
        !sending.has(each.id) &&
        Number(each.deleteAfter) <= clock.now() &&
        !(await sendDeletion(each))
      )
        return;
    for (const each of left.values()) {
      if (asked.has(each.id) || deletedHere.has(each.id)) continue;
      const answer = await ask(each, deps, signal);
      if (answer === 'lost' || signal.aborted) return;
      asked.add(each.id);
      if (answer === 'unchanged') continue;
      if (answer === 'gone') {
        left.delete(each.id);
        await forget(each.id);
      } else left.set(each.id, answer);
      show();
    }
  };
  return { refresh, requestDeletion, undoDeletion, sendDeletion };
}

/** Asks the service about one, and stores the response. Resolves to `lost` when it cannot be reached. */
async function ask(
  made: MadePresentation,
  deps: MadeShelfDeps,
  signal: AbortSignal,
): Promise<MadePresentation | 'unchanged' | 'gone' | 'lost'> {
  try {
    const run = await deps.readRun(made.runKey, signal);
    if (run?.state === 'finished' && run.presentation !== undefined) {
      const { published, ...entry } = run.presentation;
      const unlisted = { entry, published };
      await deps.made.setUnlisted(made.id, unlisted);
      return { ...made, unlisted };
    }
    if (run !== undefined || !(await deps.isGone(made.id, signal))) return 'unchanged';
    return 'gone';
  } catch (error) {
    if (signal.aborted || isAbort(error) || error instanceof NetworkError) return 'lost';
    deps.report(error, 'shelf: what was made here');
    return 'unchanged';
  }
}

function showMade(
  own: ReadonlyMap<string, MadePresentation>,
  deleted: ReadonlySet<string>,
  deps: MadeShelfDeps,
): void {
  const unlisted = [...own.values()].flatMap((each) => each.unlisted ?? []);
  const entries = unlisted.map(({ entry }) => entry);
  deps.onEntries(entries);
  deps.onlyHere.set(new Set(unlisted.flatMap(({ entry, published }) => (published ? [] : [entry.id]))));
  deps.withMadeEntries.set(completeWith(entries, deleted));
}

/** Returns a function that adds these entries to a list, except for deleted and listed ones. The same list gives the same result. */
function completeWith(entries: readonly PresentationEntry[], deleted: ReadonlySet<string>) {
  let last:
    | { readonly of: readonly PresentationEntry[]; readonly all: readonly PresentationEntry[] }
    | undefined;
  return (listed: readonly PresentationEntry[]): readonly PresentationEntry[] => {
    if (entries.length === 0 && deleted.size === 0) return listed;
    if (last?.of === listed) return last.all;
    const ids = new Set(listed.map(({ id }) => id));
    const all = [...listed, ...entries.filter(({ id }) => !ids.has(id))].filter(({ id }) => !deleted.has(id));
    last = { of: listed, all };
    return all;
  };
}
