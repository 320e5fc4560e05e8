import { beforeEach, describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { createWritable } from '../../base/readable';
import { HttpError, NetworkError } from '../../contract/service/errors';
import type { Run } from '../../contract/service/bodies';
import type { MadePresentation, MadePresentations } from '../../platform/storage/made-presentations-store';
import { createMadeShelf } from './shelf-parts';

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
let calls: string[];
let reports: string[];

beforeEach(() => {
  rows = new Map();
  runs = {};
  gone = [];
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
  remove: async (id) => void rows.delete(id),
};

function shelf() {
  const withMadeEntries = createWritable((listed: readonly PresentationEntry[]) => listed);
  const onlyHere = createWritable<ReadonlySet<string>>(new Set());
  const known: string[] = [];
  const refresh = createMadeShelf({
    made,
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
