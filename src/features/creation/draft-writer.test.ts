import { describe, expect, test } from 'vitest';
import { createDraftWriter } from './use-creation';

const titled = (title: string) => ({ title });

/** A device whose writes finish one by one, when `finish` says so. */
function device({ fails = false } = {}) {
  const written: unknown[] = [];
  const copied: unknown[] = [];
  const waiting: (() => void)[] = [];
  const reports: string[] = [];
  const act = (what: unknown) =>
    new Promise<void>((resolve, reject) => {
      written.push(what);
      waiting.push(() => (fails ? reject(new Error('full')) : resolve()));
    });
  const writer = createDraftWriter(
    {
      read: async () => undefined,
      copy: (value) => void copied.push(value),
      write: act,
      remove: () => act('removed'),
    },
    titled(''),
    (_, where) => reports.push(where),
  );
  const finish = async () => {
    waiting.shift()?.();
    await new Promise((later) => void setTimeout(later));
  };
  return { writer, written, copied, reports, finish };
}

describe('writing', () => {
  test('starts at once, and of the values that come meanwhile only the last is written', async () => {
    const { writer, written, finish } = device();
    for (const title of ['B', 'Bo', 'Boo']) writer.write(titled(title));
    expect(written).toEqual([titled('B')]);
    await finish();
    expect(written).toEqual([titled('B'), titled('Boo')]);
  });

  test('copies a value at once that waits to be written', () => {
    const { writer, copied } = device();
    for (const title of ['B', 'Bo']) writer.write(titled(title));
    expect(copied).toEqual([titled('B'), titled('Bo')]);
  });

  test('does nothing for a value that the device holds already', () => {
    const { writer, written } = device();
    writer.write(titled(''));
    expect(written).toEqual([]);
  });

  test('of a sent form happens in any case, and says when it is stored', async () => {
    const { writer, written, finish } = device();
    writer.write(titled('B'));
    const { json, stored } = writer.submit(titled('B'));
    expect(json).toBe(JSON.stringify(titled('B')));
    let isStored = false;
    void stored.then(() => (isStored = true));
    await finish();
    expect([written, isStored]).toEqual([[titled('B'), titled('B')], false]);
    await finish();
    expect(isStored).toBe(true);
  });

  test('that fails is reported once, and tried again with the next change', async () => {
    const { writer, written, reports, finish } = device({ fails: true });
    writer.write(titled('B'));
    await finish();
    writer.write(titled('Bo'));
    await finish();
    expect(reports).toEqual(['creation: draft']);
    expect(written).toHaveLength(2);
  });
});
