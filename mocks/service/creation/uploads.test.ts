import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShapeError } from '../../../src/base/parse';
import { folderUploads } from './uploads';

let folder = '';
/** The timers that are set, in the order in which they were. */
const timers: { readonly wait: number; readonly call: () => void }[] = [];
const clock = {
  after: (wait: number, call: () => void) => {
    timers.push({ wait, call });
    return () => undefined;
  },
};
beforeEach(() => {
  timers.length = 0;
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'uploads-')), 'uploads');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const upload = { imageData: 'data:image/jpeg;base64,cGhvdG8=', audioData: 'data:audio/mp3;base64,dm9pY2U=' };

test('an upload can be taken once, and is gone then', async () => {
  const uploads = folderUploads(folder, clock);
  const { imageFile, audioFile } = await uploads.store(upload);
  expect((await uploads.take(imageFile))?.toString()).toBe('photo');
  expect((await uploads.take(audioFile))?.toString()).toBe('voice');
  expect(await uploads.take(imageFile)).toBeUndefined();
  expect(readdirSync(folder)).toEqual([]);
});

test('the same upload twice has two names: one run does not take what another needs', async () => {
  const uploads = folderUploads(folder, clock);
  expect(await uploads.store(upload)).not.toEqual(await uploads.store(upload));
});

test.each([
  '',
  'persons/../../bookworm.db',
  'persons/x/../../image.jpg',
  '/etc/passwd',
  'persons/none/image.jpg',
])('there is nothing named %j', async (name) => {
  expect(await folderUploads(folder, clock).take(name)).toBeUndefined();
});

test.each([
  { imageData: 'data:text/plain;base64,AA' },
  { imageData: 'data:image/jpeg,AA' },
  { audioData: 'data:image/jpeg;base64,AA' },
])('%j is refused', async (change) => {
  await expect(folderUploads(folder, clock).store({ ...upload, ...change })).rejects.toThrow(ShapeError);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('what no run took is deleted an hour later, without another upload', async () => {
  const uploads = folderUploads(folder, clock);
  const { imageFile } = await uploads.store(upload);
  expect(timers.map(({ wait }) => wait)).toEqual([60 * 60_000]);
  expect(readdirSync(folder)).toHaveLength(1);
  timers[0]?.call();
  await expect.poll(() => readdirSync(folder)).toEqual([]);
  expect(await uploads.take(imageFile)).toBeUndefined();
});

test('the oldest of too many waiting uploads are deleted, and taken ones do not count', async () => {
  const uploads = folderUploads(folder, clock);
  const stored = await Promise.all(Array.from({ length: 40 }, () => uploads.store(upload)));
  const [first, second] = stored;
  await uploads.take(first?.imageFile ?? '');
  await uploads.take(first?.audioFile ?? '');
  const last = await uploads.store(upload);
  expect(await uploads.take(second?.imageFile ?? '')).toBeDefined();
  await uploads.store(upload);
  expect(readdirSync(folder)).toHaveLength(40);
  expect(await uploads.take(second?.audioFile ?? '')).toBeUndefined();
  expect(await uploads.take(last.imageFile)).toBeDefined();
});
