// A data directory is backed up while it is in use, and restored elsewhere. Any other file is refused, and leaves nothing behind.
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { packTar, unpackTar, type TarHeader } from 'modern-tar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { entryName } from '../../studio/press/press-progress';
import { libraryStory } from '../library-presentations.fixture';
import { openDataDirectory, type DataDirectory } from '../store/data-directory';
import { openDatabase, sql } from '../store/database/embedded-database';
import type { Store } from '../store/store';
import { writeBackup } from './backup';
import { restoreBackup } from './restore';

const library = [libraryStory({ id: '9' })];
let folder: string;
let file: string;
const opened: DataDirectory[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  file = path.join(folder, 'backup.tar.gz');
});
afterEach(async () => {
  for (const each of opened.splice(0)) each.close();
  await rm(folder, { recursive: true });
});

const open = async (name: string): Promise<{ data: DataDirectory; store: Store }> => {
  const data = await openDataDirectory(path.join(folder, name), () => undefined);
  opened.push(data);
  return { data, store: await data.openStore(library) };
};
type Opened = Awaited<ReturnType<typeof open>>;

/** Makes a presentation with one picture. */
async function make({ data, store }: Opened, published = true): Promise<string> {
  const id = await store.presentations.nextId();
  const work = path.join(data.workFolder, id);
  const { entry, index } = libraryStory({ id, title: `Number ${id}` });
  await mkdir(path.join(work, 'images'), { recursive: true });
  await writeFile(path.join(work, 'images/ä 00.webp'), `picture of ${id}`);
  const texts = { empty: '', 'index.json': index, [entryName]: JSON.stringify(entry) };
  for (const [name, text] of Object.entries(texts)) await writeFile(path.join(work, name), text);
  await store.presentations.add({ entry, index, folder: await data.storeFolder(work, id) }, published);
  return id;
}

/** Backs up, and does something while the files are held. */
async function backUp(
  { data }: Opened,
  meanwhile: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { snapshot, release } = await data.holdForBackup();
  await meanwhile();
  await writeBackup(file, { root: data.folder, snapshot, isWhole: release });
}

const restored = () => path.join(folder, 'restored');
const listOf = async ({ store }: Pick<Opened, 'store'>) =>
  (await store.presentations.listAll()).map(({ entry, published }) => [Object(entry).id, published]);

describe('a backup', () => {
  test('brings back all that was there when it began, whatever comes and goes meanwhile', async () => {
    const source = await open('data');
    const [first, second, third] = [await make(source), await make(source, false), await make(source)];
    await writeFile(path.join(source.data.folder, 'staff.txt'), 'ida\n');
    await mkdir(path.join(source.data.folder, 'home'));
    await writeFile(path.join(source.data.folder, 'home/key.pem'), 'a key');
    await backUp(source, async () => {
      const { presentations, suggestions } = source.store;
      await presentations.remove(first);
      expect(await presentations.find(first)).toBeUndefined();
      await presentations.publish(second);
      await presentations.unpublish(third);
      await suggestions.add('Clouds');
      await make(source);
    });
    expect(await readdir(path.join(source.data.folder, 'presentations'))).not.toContain(first);
    expect(await readdir(source.data.workFolder)).toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    expect(await restoreBackup(file, restored())).toBe(3);
    const copy = await open('restored');
    expect(await listOf(copy)).toEqual([
      ['9', true],
      [first, true],
      [second, false],
      [third, true],
    ]);
    expect((await copy.store.suggestions.list()).map(({ suggestion }) => suggestion)).not.toContain('Clouds');
    const picture = path.join(restored(), 'presentations', first, 'images/ä 00.webp');
    expect(await readFile(picture, 'utf8')).toBe(`picture of ${first}`);
    expect((await stat(path.join(restored(), 'presentations', first, 'empty'))).size).toBe(0);
    expect([(await stat(picture)).mode & 0o777, (await stat(path.dirname(picture))).mode & 0o777]).toEqual([
      0o600, 0o700,
    ]);
    expect(await readFile(path.join(restored(), 'staff.txt'), 'utf8')).toBe('ida\n');
    expect(await readFile(path.join(restored(), 'home/key.pem'), 'utf8')).toBe('a key');
  });

  test('keeps unpublished presentations from the shelf, also when the restored database is lost', async () => {
    const source = await open('data');
    const [published, hidden] = [await make(source), await make(source, false)];
    await backUp(source, () => source.store.presentations.publish(hidden));
    await restoreBackup(file, restored());
    const database = openDatabase(path.join(restored(), 'bookworm.db'));
    await database.run([sql`DELETE FROM presentation`]);
    database.close();
    const states = new Map((await listOf(await open('restored'))).map(([id, state]) => [id, state]));
    expect([states.get(published), states.get(hidden)]).toEqual([true, false]);
  });

  test('is an archive that others can read', async () => {
    const source = await open('data');
    const id = await make(source);
    await backUp(source);
    const names = (await unpackTar(gunzipSync(await readFile(file)))).map(({ header }) => header.name);
    expect(names).toEqual(
      expect.arrayContaining(['bookworm.db', 'publish-made.txt', `presentations/${id}/images/ä 00.webp`]),
    );
  });

  test('takes no file that is there, and leaves none when it fails', async () => {
    const source = await open('data');
    const id = await make(source);
    await writeFile(file, 'another');
    await expect(backUp(source)).rejects.toThrow(`${file} is there already`);
    expect(await readFile(file, 'utf8')).toBe('another');
    await rm(file);
    await symlink('/etc/passwd', path.join(source.data.folder, 'presentations', id, 'link'));
    await expect(backUp(source)).rejects.toThrow('link is no file: move it away.');
    await rm(path.join(source.data.folder, 'presentations', id, 'link'));
    const { snapshot } = await source.data.holdForBackup();
    const isWhole = () => Promise.reject(new Error('the service has ended'));
    await expect(writeBackup(file, { root: source.data.folder, snapshot, isWhole })).rejects.toThrow(
      'has ended',
    );
    expect((await readdir(folder)).sort()).toEqual(['data']);
  });
});

/** Writes an archive that holds these files beside those of a real backup. */
async function forge(
  ...changes: readonly (Partial<TarHeader> & { readonly body?: string })[]
): Promise<void> {
  const source = await open('data');
  await make(source);
  await backUp(source);
  const real = await unpackTar(gunzipSync(await readFile(file)));
  const forged = changes.map(({ body = '', name = 'staff.txt', ...header }) => ({
    header: { name, size: body.length, ...header },
    body,
  }));
  await writeFile(file, gzipSync(await packTar([...real, ...forged])));
}

describe('a file that no backup is', () => {
  /** Returns the error; another text where something is left of the archive. */
  const refusal = async (): Promise<string> => {
    const end = await restoreBackup(file, restored()).then(String, (error: unknown) => String(error));
    const left = await readdir(restored());
    return left.length === 0 ? end : `left ${left.join()}: ${end}`;
  };

  test.each([
    ['../outside.txt'],
    ['/etc/outside.txt'],
    ['presentations/../../outside.txt'],
    ['presentations/10/../../../outside.txt'],
    ['presentations/10/./x'],
    ['presentations/10//x'],
    ['presentations/10/..\\..\\x'],
    ['presentations/10/a\nb'],
    ['presentations/ten/x'],
    ['presentations/10'],
    ['presentations/10/a/b/c/d/e/f/g'],
    ['home/../x'],
    ['work/x'],
    ['bookworm.db-wal'],
    ['operator.sock'],
    ['.txt'],
  ])('is refused for a file at %j', async (name) => {
    await forge({ name });
    expect(await refusal()).toMatch(
      /^OperatorError: The archive holds .*, as no backup does: nothing was restored\.$/,
    );
    expect((await readdir(folder)).sort()).toEqual(['backup.tar.gz', 'data', 'restored']);
  });

  test.each(['symlink', 'link', 'directory', 'fifo', 'character-device'] as const)(
    'is refused for a %s',
    async (type) => {
      await forge({ name: 'home/x', type, size: 0, linkname: '/etc/passwd' });
      expect(await refusal()).toMatch(/^OperatorError: The archive holds "home\/x", as no backup does/);
    },
  );

  test('is refused where a file comes twice', async () => {
    await forge({ name: 'publish-made.txt', body: 'true' });
    expect(await refusal()).toMatch(/^OperatorError: .* is damaged, or no backup of Bookworm/);
  });

  test('is refused for a presentation that its database does not name', async () => {
    await forge({ name: 'presentations/4711/index.json', body: '{}' });
    expect(await refusal()).toMatch(/^OperatorError: .* is damaged, or no backup of Bookworm/);
  });

  test('is refused when it would fill the disk', async () => {
    const header = (await packTar([{ header: { name: 'home/x', size: 0 } }])).slice(0, 512);
    // A petabyte, in base 256 as archives of large files have it, and the checksum anew.
    header.set([0x80, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0], 124);
    header.fill(0x20, 148, 156);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.set(Buffer.from(`${sum.toString(8).padStart(6, '0')}\0 `), 148);
    await writeFile(file, gzipSync(Buffer.concat([header, Buffer.alloc(16 * 1024 ** 2)])));
    expect(await refusal()).toMatch(/^OperatorError: The disk has no room/);
  });

  test.each([
    ['empty', () => writeFile(file, '')],
    ['of another kind', () => writeFile(file, 'a letter')],
    ['cut off', async () => truncate(file, (await stat(file)).size - 100)],
    [
      'changed by one byte',
      async () => {
        const bytes = await readFile(file);
        // In the checksum, which is before the length: elsewhere a change may say the same in another way.
        bytes.writeUInt8(bytes.readUInt8(bytes.length - 8) ^ 1, bytes.length - 8);
        await writeFile(file, bytes);
      },
    ],
    ['without a database', async () => writeFile(file, gzipSync(await packTar([])))],
  ])('is refused when it is %s', async (_, change) => {
    await backUp(await open('data'));
    await change();
    expect(await refusal()).toContain(`${file} is damaged, or no backup of Bookworm: nothing was restored.`);
  });

  test('is refused when a newer version has written it', async () => {
    const source = await open('data');
    const { snapshot, release } = await source.data.holdForBackup();
    const database = openDatabase(snapshot);
    await database.run([sql`PRAGMA user_version = 99`]);
    database.close();
    await writeBackup(file, { root: source.data.folder, snapshot, isWhole: release });
    expect(await refusal()).toContain(`A newer Bookworm has written ${file}`);
  });

  test('is refused when it is not there', async () => {
    expect(await refusal()).toContain(`${file} cannot be read.`);
  });
});

test('a directory with anything in it is not restored into, and stays as it is', async () => {
  await backUp(await open('data'));
  await mkdir(restored());
  await writeFile(path.join(restored(), 'mine'), '');
  await expect(restoreBackup(file, restored())).rejects.toThrow(`${restored()} is not empty`);
  expect(await readdir(restored())).toEqual(['mine']);
});

test('nothing starts on a directory whose restore was broken off', async () => {
  await mkdir(path.join(restored(), 'unfinished-restore'), { recursive: true });
  await expect(open('restored')).rejects.toThrow(
    `A backup is being restored into ${restored()}, or that was broken off: empty the folder and restore it again`,
  );
  await expect(restoreBackup(file, restored())).rejects.toThrow('is not empty');
});
