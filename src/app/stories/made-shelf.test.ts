import { beforeEach, describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { createWritable } from '../../base/readable';
import { HttpError, NetworkError, PresentationNotFoundError } from '../../contract/service/errors';
import type { Run } from '../../contract/service/bodies';
import type { MadePresentation, MadePresentations } from '../../platform/storage/made-presentations-store';
import { FakeClock } from '../../base/fake-clock.fixture';
import { createMadeShelf, type Undeleted } from './made-shelf';

const entryOf = (id: string): PresentationEntry => ({ id, title: `Story ${id}`, language: 'English' });
const key = 'AAAAAAAAAAAAAAAAAAAAAA';
const finished = (id: string, published = false): Run => ({
  state: 'finished',
  id,
  presentation: { ...entryOf(id), published },
});
const lost = () => new NetworkError('/api/run');
const refused = () =>
  new HttpError({ status: 503, statusText: 'busy', url: '', headers: {}, data: undefined });

/** What the device has stored. */
let rows: Map<string, MadePresentation>;
/** What the service says of each run, by the id of what it made; nothing of those it does not know. */
let runs: Record<string, Run | Error>;
/** The ids of the presentations that the service has deleted. */
let gone: string[];
/** With what the service refuses to delete. */
let refusal: Error | undefined;
let calls: string[];
let reports: string[];

beforeEach(() => {
  rows = new Map();
  runs = {};
  gone = [];
  refusal = undefined;
  calls = [];
  reports = [];
});

const store = (id: string, unlisted?: MadePresentation['unlisted']) =>
  rows.set(id, { id, runKey: `${id}${key}`.slice(0, 22), unlisted });

const made: MadePresentations = {
  list: async () => [...rows.values()],
  add: async (id, runKey) => void rows.set(id, { id, runKey }),
  setUnlisted: async (id, unlisted) => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, unlisted });
  },
  setDeleteAfter: async (id, deleteAfter) => {
    const row = rows.get(id);
    if (row !== undefined) rows.set(id, { ...row, deleteAfter });
  },
  remove: async (id) => void rows.delete(id),
};

function shelf() {
  const withMadeEntries = createWritable((listed: readonly PresentationEntry[]) => listed);
  const onlyHere = createWritable<ReadonlySet<string>>(new Set());
  const undeleted = createWritable<Undeleted | undefined>(undefined);
  const known: string[] = [];
  const deleted: string[] = [];
  const clock = new FakeClock();
  let answer = Promise.resolve();
  const { refresh, ...deletion } = createMadeShelf({
    made,
    clock,
    undeleted,
    titleOf: (id) => `Story ${id}`,
    onDeleted: (id) => deleted.push(id),
    deleteMade: async (id) => {
      calls.push(`delete ${id}`);
      await answer;
      if (refusal) throw refusal;
    },
    withMadeEntries,
    onlyHere,
    onMade: () => undefined,
    onEntries: (entries) => known.push(...entries.map(({ id }) => id)),
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
    readRun: async (runKey) => {
      const id = runKey.slice(0, 1);
      calls.push(`run ${id}`);
      const run = runs[id];
      if (run instanceof Error) throw run;
      return run;
    },
    isGone: async (id) => {
      calls.push(`index ${id}`);
      return gone.includes(id);
    },
  });
  return {
    known,
    deleted,
    undeleted,
    clock,
    /** Holds back the answers to deletions until the returned function is called. */
    hold: () => {
      let release = (): void => undefined;
      answer = new Promise((resolve) => (release = resolve));
      return () => release();
    },
    ...deletion,
    /** Shows a list, or a failure to load it; returns the ids on the shelf, those that are only here with a mark. */
    show: async (
      listed: readonly string[] | undefined,
      isReachable = true,
      signal = new AbortController().signal,
    ) => {
      const entries = listed?.map(entryOf);
      await refresh({ listed: entries, isReachable }, signal);
      const all = withMadeEntries.get()(entries ?? []);
      return all.map(({ id }) => (onlyHere.get().has(id) ? `${id} only here` : id));
    },
    complete: (entries: readonly PresentationEntry[]) => withMadeEntries.get()(entries),
  };
}

describe('a presentation made on this device', () => {
  test('stands on its shelf with a mark when the list lacks it, also after a reload and without the service', async () => {
    store('7');
    runs = { 7: finished('7') };
    const { show, known } = shelf();
    expect(await show(['1'])).toEqual(['1', '7 only here']);
    expect(known).toContain('7');
    runs = { 7: lost() };
    expect(await shelf().show(['1'])).toEqual(['1', '7 only here']);
    expect(await shelf().show(['1'], false)).toEqual(['1', '7 only here']);
    // Without a loaded list the shelf shows only saved stories, and they keep their mark.
    expect(await shelf().show(undefined)).toEqual(['7 only here']);
    expect(reports).toEqual([]);
  });

  test('has no mark, and asks for nothing, once the list has it', async () => {
    store('7', { entry: entryOf('7'), published: false });
    expect(await shelf().show(['1', '7'])).toEqual(['1', '7']);
    expect(rows.get('7')?.unlisted).toBeUndefined();
    expect(calls).toEqual([]);
  });

  test('has no mark where it is published, and only the list is older', async () => {
    store('7');
    runs = { 7: finished('7', true) };
    expect(await shelf().show(['1'])).toEqual(['1', '7']);
  });

  test('is asked for once while the page is open, and so is a newer one', async () => {
    store('7');
    runs = { 7: finished('7'), 8: finished('8') };
    const { show } = shelf();
    await show(['1']);
    store('8');
    expect(await show(['1'])).toEqual(['1', '7 only here', '8 only here']);
    expect(calls).toEqual(['run 7', 'run 8']);
  });

  test('is asked for again when the service was not reached, and not before it is', async () => {
    store('7');
    runs = { 7: lost() };
    const { show } = shelf();
    expect(await show(['1'])).toEqual(['1']);
    expect(await show(['1'], false)).toEqual(['1']);
    runs = { 7: finished('7') };
    expect(await show(['1'])).toEqual(['1', '7 only here']);
    expect(calls).toEqual(['run 7', 'run 7']);
  });

  test('is forgotten when the service knows neither its run nor its index', async () => {
    store('7', { entry: entryOf('7'), published: false });
    gone = ['7'];
    expect(await shelf().show(['1'])).toEqual(['1']);
    expect([...rows.keys()]).toEqual([]);
    expect(calls).toEqual(['run 7', 'index 7']);
  });

  test('stays when the service knows its index alone, or fails', async () => {
    store('7', { entry: entryOf('7'), published: false });
    store('8', { entry: entryOf('8'), published: false });
    runs = { 8: refused() };
    gone = ['8'];
    expect(await shelf().show(['1'])).toEqual(['1', '7 only here', '8 only here']);
    expect(reports).toEqual([expect.stringMatching(/^shelf: what was made here: /)]);
    expect(reports.join(' ')).not.toContain(key.slice(0, 20));
  });

  test('stays off the shelf while its run goes on', async () => {
    store('7');
    runs = { 7: { state: 'running' } };
    expect(await shelf().show(['1'])).toEqual(['1']);
    expect(rows.has('7')).toBe(true);
  });

  test('changes nothing once the shelf is left', async () => {
    store('7', { entry: entryOf('7'), published: false });
    const leaving = new AbortController();
    leaving.abort();
    expect(await shelf().show(['1'], true, leaving.signal)).toEqual(['1']);
    expect(calls).toEqual([]);
  });

  test('makes the same list of the same list, so that nothing is sorted again', async () => {
    const listed = [entryOf('1')];
    const { show, complete } = shelf();
    await show(['1']);
    expect(complete(listed)).toBe(listed);
    store('7', { entry: entryOf('7'), published: false });
    runs = { 7: finished('7') };
    await show(['1']);
    expect(complete(listed)).toBe(complete(listed));
    // A newer list that has it already does not show it twice.
    expect(complete([entryOf('1'), entryOf('7')])).toHaveLength(2);
  });
});

describe('a presentation that its maker deletes', () => {
  const row = () => {
    const made = rows.get('7');
    if (made === undefined) throw new Error('no row');
    return made;
  };

  test('leaves the shelf at once, and comes back when that is undone', async () => {
    store('7');
    const { show, complete, requestDeletion, undoDeletion } = shelf();
    await show(['1', '7']);
    requestDeletion('7');
    const idsOf = () => complete([entryOf('1'), entryOf('7')]).map(({ id }) => id);
    expect(idsOf()).toEqual(['1']);
    // Neither this page nor another one sends what can still be undone.
    expect(await show(['1', '7'])).toEqual(['1']);
    expect(await shelf().show(['1', '7'])).toEqual(['1']);
    undoDeletion('7');
    expect(idsOf()).toEqual(['1', '7']);
    expect(await shelf().show(['1', '7'])).toEqual(['1', '7']);
    expect(calls.filter((call) => call.startsWith('delete'))).toEqual([]);
  });

  test.each([
    ['the service', undefined],
    [
      'somebody else before',
      new PresentationNotFoundError({ status: 404, statusText: '', url: '', headers: {}, data: undefined }),
    ],
  ])('is forgotten once %s has deleted it, also where a list is older', async (_who, answer) => {
    store('7');
    refusal = answer;
    const { show, sendDeletion, deleted } = shelf();
    await show(['1', '7']);
    expect(await sendDeletion(row())).toBe(true);
    expect([...rows.keys()]).toEqual([]);
    expect(deleted).toEqual(['7']);
    expect(await show(['1', '7'])).toEqual(['1']);
  });

  test('comes back when the service refuses, which is said and reported without its key', async () => {
    store('7');
    refusal = refused();
    const { show, sendDeletion, undeleted, deleted } = shelf();
    await show(['1', '7']);
    await sendDeletion(row());
    expect(undeleted.get()).toEqual({ title: 'Story 7', reason: 'failed' });
    expect(await show(['1', '7'])).toEqual(['1', '7']);
    expect(deleted).toEqual([]);
    expect(reports).toEqual([expect.stringMatching(/^shelf: delete what was made here: /)]);
    expect(reports.join(' ')).not.toContain(key.slice(0, 20));
  });

  test('is sent once where the shelf is shown again meanwhile, and stays when that is refused', async () => {
    store('7');
    refusal = refused();
    const { show, sendDeletion, hold } = shelf();
    await show(['1', '7']);
    const release = hold();
    const sent = sendDeletion(row());
    const shown = show(['1', '7']);
    await Promise.resolve();
    release();
    await Promise.all([sent, shown]);
    expect(calls.filter((call) => call === 'delete 7')).toHaveLength(1);
    expect(await show(['1', '7'])).toEqual(['1', '7']);
  });

  test('waits for the service without a network, which is said, and is deleted once it can be reached', async () => {
    store('7');
    refusal = lost();
    const { show, sendDeletion, undeleted } = shelf();
    await show(['1', '7']);
    expect(await sendDeletion(row())).toBe(false);
    expect(undeleted.get()).toEqual({ title: 'Story 7', reason: 'waiting' });
    expect(await show(['1', '7'], false)).toEqual(['1']);
    // Also on the next page, such as after a reload.
    expect(await shelf().show(['1', '7'], false)).toEqual(['1']);
    refusal = undefined;
    expect(await show(['1', '7'])).toEqual(['1']);
    expect([...rows.keys()]).toEqual([]);
    expect(undeleted.get()).toBeUndefined();
    expect(calls.filter((call) => call === 'delete 7')).toHaveLength(2);
  });

  test('is deleted by the next page when its own page ended before it was sent', async () => {
    store('7');
    const { requestDeletion } = shelf();
    requestDeletion('7');
    const { show, clock, deleted } = shelf();
    await show(['1', '7']);
    expect(deleted).toEqual([]);
    clock.pass(60_000);
    expect(await show(['1', '7'])).toEqual(['1']);
    expect(deleted).toEqual(['7']);
  });
});
