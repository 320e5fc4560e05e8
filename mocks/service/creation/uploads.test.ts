import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShapeError } from '../../../src/contract/parse';
import { folderUploads } from './uploads';

let folder = '';
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'uploads-')), 'uploads');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const upload = { imageData: 'data:image/jpeg;base64,cGhvdG8=', audioData: 'data:audio/mp3;base64,dm9pY2U=' };

test('what was uploaded can be taken once, and is gone then', async () => {
  const uploads = folderUploads(folder, Date.now);
  const { imageFile, audioFile } = await uploads.store(upload);
  expect((await uploads.take(imageFile))?.toString()).toBe('photo');
  expect((await uploads.take(audioFile))?.toString()).toBe('voice');
  expect(await uploads.take(imageFile)).toBeUndefined();
  const left = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(left).toEqual([]);
});

test('the same upload twice has two names: one run does not take what another needs', async () => {
  const uploads = folderUploads(folder, Date.now);
  expect(await uploads.store(upload)).not.toEqual(await uploads.store(upload));
});

test.each([
  '',
  'persons/../../bookworm.db',
  'persons/x/../../image.jpg',
  '/etc/passwd',
  'persons/none/image.jpg',
])('there is nothing named %j', async (name) => {
  expect(await folderUploads(folder, Date.now).take(name)).toBeUndefined();
});

test.each([
  { imageData: 'data:text/plain;base64,AA' },
  { imageData: 'data:image/jpeg,AA' },
  { audioData: 'data:image/jpeg;base64,AA' },
])('%j is refused', async (change) => {
  await expect(folderUploads(folder, Date.now).store({ ...upload, ...change })).rejects.toThrow(ShapeError);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
});

test('what no run took is deleted an hour later, and the oldest of too many', async () => {
  let now = Date.now();
  const uploads = folderUploads(folder, () => now);
  for (let nth = 0; nth < 41; nth += 1) await uploads.store(upload);
  expect(readdirSync(folder)).toHaveLength(40);
  now += 61 * 60_000;
  await uploads.store(upload);
  expect(readdirSync(folder)).toHaveLength(1);
});
