import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDataDirectory, type DataDirectory } from '../../service/store/data-directory';
import { libraryStory } from '../../service/library-presentations.fixture';
import { tinyRequest } from './made-story.fixture';
import { entryName } from '../press/press-progress';
import type { PressJob } from './press-messages';
import { PressError, type RunPress } from './run-press';
import { createStoryMaker } from './story-maker';

const times = { writing: 1, drawing: 1, speaking: 1, encoding: 1, filming: 0 };
const runUntil = (signal: AbortSignal) => ({ signal, onProgress: () => undefined });
const run = runUntil(new AbortController().signal);

let data = '';
let folders: DataDirectory;
beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'data-'));
  folders = await openDataDirectory(data);
});
afterEach(() => {
  folders.close();
  rmSync(data, { recursive: true });
});

const inData = (...names: string[]) => path.join(data, ...names);
const contentsOf = (...names: string[]) => readdirSync(inData(...names)).sort();
const jobOf = (id: string) => ({ id, request: tinyRequest, seed: 1 });

/** Writes what a press writes, without pictures and sounds. */
const quickPress: RunPress = async ({ id, folder }: PressJob) => {
  const { entry, index } = libraryStory({ id, title: 'The Mouse' });
  await writeFile(path.join(folder, entryName), JSON.stringify(entry));
  await writeFile(path.join(folder, 'index.json'), index);
  return times;
};

/** Returns a press that waits in each run until the test releases it, and the runs that wait now. */
function heldPress() {
  const held = new Map<string, () => void>();
  const runPress: RunPress = async (job, { signal }) => {
    await writeFile(path.join(job.folder, 'half'), '');
    await new Promise<void>((resolve, reject) => {
      held.set(job.id, resolve);
      signal.addEventListener('abort', () => reject(signal.reason));
    });
    rmSync(path.join(job.folder, 'half'));
    return quickPress(job, run);
  };
  return { runPress, held };
}

describe('the maker', () => {
  test('leaves nothing of a story that is cancelled while it is stored', async () => {
    const cancelled = new AbortController();
    const slowly = {
      ...folders,
      workFolder: folders.workFolder,
      presentationsFolder: folders.presentationsFolder,
      storeFolder: async (folder: string, id: string) => {
        const stored = await folders.storeFolder(folder, id);
        cancelled.abort();
        return stored;
      },
    };
    const maker = createStoryMaker({ folders: slowly, runPress: quickPress });
    await expect(maker.make(jobOf('5'), runUntil(cancelled.signal))).rejects.toThrow(/abort/i);
    expect([contentsOf('presentations'), contentsOf('work')]).toEqual([[], []]);
  });

  test('moves a story into its place when it is whole', async () => {
    const maker = createStoryMaker({ folders, runPress: quickPress });
    const made = await maker.make(jobOf('5'), run);
    expect(made).toMatchObject({
      entry: { id: '5', title: 'The Mouse' },
      folder: inData('presentations', '5'),
    });
    expect(contentsOf('presentations', '5')).toEqual(['entry.json', 'index.json']);
    expect(contentsOf('work')).toEqual([]);
  });

  test.each([
    ['failed', new PressError('no ink')],
    ['was cancelled', new DOMException('left', 'AbortError')],
  ])('leaves nothing of a story that %s', async (_, error) => {
    const runPress: RunPress = async ({ folder }) => {
      await writeFile(path.join(folder, 'half'), '');
      throw error;
    };
    const maker = createStoryMaker({ folders, runPress });
    await expect(maker.make(jobOf('5'), run)).rejects.toBe(error);
    expect([contentsOf('work'), contentsOf('presentations')]).toEqual([[], []]);
  });

  test('makes `atOnce` stories in parallel; the next begins when one ends, and a cancelled one takes no turn', async () => {
    const { runPress, held } = heldPress();
    const maker = createStoryMaker({ folders, runPress, atOnce: 2 });
    const leaving = new AbortController();
    const [first, second, , fourth] = ['1', '2', '3', '4'].map((id) =>
      maker.make(jobOf(id), id === '3' ? runUntil(leaving.signal) : run).catch((error: unknown) => error),
    );
    await expect.poll(() => [...held.keys()].sort()).toEqual(['1', '2']);
    expect(contentsOf('work')).toEqual(['1', '2']);
    leaving.abort();
    held.get('1')?.();
    await first;
    await expect.poll(() => held.has('4')).toBe(true);
    expect(contentsOf('work')).toEqual(['2', '4']);
    for (const go of held.values()) go();
    await Promise.all([second, fourth]);
    expect(contentsOf('presentations')).toEqual(['1', '2', '4']);
  });
});

test('a run that waits is told its place at each change and every 20 s, and when its turn has come', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { runPress, held } = heldPress();
  const maker = createStoryMaker({ folders, runPress, atOnce: 1 });
  const events: string[] = [];
  const leaving = new AbortController();
  const making = ['1', '2', '3'].map((id) =>
    maker
      .make(jobOf(id), {
        signal: id === '2' ? leaving.signal : new AbortController().signal,
        onProgress: () => undefined,
        onWaiting: (place) => events.push(`${id} at ${place}`),
        onTurn: () => events.push(`${id} begins`),
      })
      .catch(() => undefined),
  );
  await expect.poll(() => events).toEqual(['2 at 1', '2 at 1', '3 at 2', '1 begins']);
  events.length = 0;
  vi.advanceTimersByTime(20_000);
  expect(events.splice(0)).toEqual(['2 at 1', '3 at 2']);
  leaving.abort();
  expect(events.splice(0)).toEqual(['3 at 1']);
  await expect.poll(() => held.has('1')).toBe(true);
  held.get('1')?.();
  await expect.poll(() => events).toEqual(['3 begins']);
  expect(vi.getTimerCount()).toBe(0);
  await expect.poll(() => held.has('3')).toBe(true);
  held.get('3')?.();
  await Promise.all(making);
  vi.useRealTimers();
});

test('what a killed run left is removed at the next start', async () => {
  const { runPress, held } = heldPress();
  const maker = createStoryMaker({ folders, runPress });
  const leaving = new AbortController();
  const made = maker.make(jobOf('1'), runUntil(leaving.signal));
  await expect.poll(() => held.has('1')).toBe(true);
  expect(existsSync(inData('work', '1', 'half'))).toBe(true);
  folders.close();
  folders = await openDataDirectory(data);
  expect(existsSync(inData('work', '1'))).toBe(false);
  leaving.abort();
  await expect(made).rejects.toThrow('aborted');
});
