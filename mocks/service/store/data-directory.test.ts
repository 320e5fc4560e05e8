import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryStory } from '../library-presentations.fixture';
import { DataDirectoryError, openDataDirectory, type DataDirectory } from './data-directory';
import { openDatabase, sql, type Statement } from './database/embedded-database';
import { migrate } from './database/migrations';
import { seededSuggestions } from './seeds';
import type { Store } from './store';

const library = [libraryStory({ id: '9' }), libraryStory({ id: '10' })];
let root: string;
let opened: DataDirectory | undefined;
/** What the last start said. */
const said: string[] = [];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'data-directory-'));
});
afterEach(async () => {
  close();
  await rm(root, { recursive: true });
});

function close(): void {
  opened?.close();
  opened = undefined;
}

/** Opens the directory again, as a new process would. */
async function reopen(currentLibrary = library): Promise<{ directory: DataDirectory; store: Store }> {
  close();
  said.length = 0;
  opened = await openDataDirectory(root, (line) => said.push(line));
  return { directory: opened, store: await opened.openStore(currentLibrary) };
}

/** Makes a story, or a talk, of one picture and adds it to the store. */
async function make(
  { directory, store }: { directory: DataDirectory; store: Store },
  kind = 'STORY',
  maker?: string,
  published = kind === 'STORY',
): Promise<string> {
  const id = await store.presentations.nextId();
  const unfinished = path.join(directory.workFolder, id);
  await mkdir(path.join(unfinished, 'images'), { recursive: true });
  const { entry, index } = libraryStory({ id, kind });
  await writeFile(path.join(unfinished, 'images/00.webp'), 'a picture');
  await writeFile(path.join(unfinished, 'entry.json'), JSON.stringify(entry));
  await writeFile(path.join(unfinished, 'index.json'), index);
  const folder = await directory.storeFolder(unfinished, id);
  await store.presentations.add({ entry, index, folder }, published, { maker });
  return id;
}

/** Reads the database, its log included, so that it can be put back. */
const readDatabase = async () =>
  Promise.all(
    ['bookworm.db', 'bookworm.db-wal'].map(async (name) => ({
      name,
      bytes: await readFile(path.join(root, name)).catch(() => Buffer.alloc(0)),
    })),
  );

const idsOf = async ({ presentations }: Pick<Store, 'presentations'>) =>
  (await presentations.list()).map((entry) => Object(entry).id);
const faultWhenOpened = () =>
  openDataDirectory(root).then(
    () => 'none',
    (error: unknown) => (error instanceof DataDirectoryError ? error.fault : error),
  );

test.runIf(process.platform === 'linux')(
  'a folder that cannot be made ends with a sentence, where Node’s own recursion never ends',
  async () => {
    await expect(openDataDirectory('/proc/nope')).rejects.toThrow(
      /^\/proc\/nope cannot be read and written\. Make it a folder of yours/,
    );
  },
);

describe('whether made stories are published', () => {
  const file = () => path.join(root, 'publish-made.txt');

  test('is written down at the first start: it is', async () => {
    expect((await reopen()).directory.publishMade).toBe(true);
    expect(await readFile(file(), 'utf8')).toMatch(/^# Whether stories are listed .*\ntrue\n$/);
    expect((await reopen()).directory.publishMade).toBe(true);
  });

  test.each([
    ['false', false],
    ['\ufeff# mine\r\n false # for now\r\n', false],
    ['true\n', true],
  ])('is what the operator writes: %j', async (text, expected) => {
    await writeFile(file(), text);
    expect((await reopen()).directory.publishMade).toBe(expected);
    expect(await readFile(file(), 'utf8')).toBe(text);
  });

  test('is what the deployment says, whatever the file says', async () => {
    await writeFile(file(), 'true');
    const directory = await openDataDirectory(root, undefined, { publishMade: false });
    expect(directory.publishMade).toBe(false);
    directory.close();
  });

  test.each(['', 'no', 'FALSE true', '0'])('is said clearly, or nothing starts: %j', async (text) => {
    await writeFile(file(), text);
    await expect(openDataDirectory(root)).rejects.toThrow(
      `${file()} says neither true nor false: write one of the two, or remove the file.`,
    );
    await writeFile(file(), 'false');
    expect((await reopen()).directory.publishMade).toBe(false);
  });
});

describe('after a restart', () => {
  test('everything that was stored is there, and nothing is seeded again', async () => {
    const first = await reopen();
    const id = await make(first);
    const { presentations, feedback, suggestions, creations } = first.store;
    await presentations.unpublish('9');
    await presentations.remove('10');
    const rating = { ...Object((await feedback.list())[0]), id: crypto.randomUUID(), comment: 'Schön' };
    await feedback.store(rating);
    const added = await suggestions.add('Clouds');
    await suggestions.remove('1');
    const limits = { perHour: 1, perDay: 1 };
    await creations.finish((await creations.begin(limits, { user: 'anonymous', time: 0 })) ?? '');
    const ratings = await feedback.list();

    const { store } = await reopen();
    expect(await idsOf(store)).toEqual([id]);
    expect((await store.presentations.find('9'))?.published).toBe(false);
    expect(await store.presentations.find('10')).toBeUndefined();
    expect(await store.feedback.list()).toEqual(ratings);
    expect(await store.suggestions.list()).toHaveLength(seededSuggestions.length);
    expect(await store.suggestions.list()).toContainEqual(added);
    expect(await store.creations.begin(limits, { user: 'anonymous', time: 1 })).toBeUndefined();
    expect(
      await readFile(path.join((await store.presentations.find(id))?.folder ?? '', 'images/00.webp'), 'utf8'),
    ).toBe('a picture');
  });

  test('who made a presentation is known still; in a database of before, nobody is', async () => {
    const first = await reopen();
    const id = await make(first, 'STORY', 'id of ida');
    expect((await (await reopen()).store.presentations.find(id))?.maker).toBe('id of ida');
    close();
    const file = path.join(root, 'bookworm.db');
    await rm(file);
    const database = openDatabase(file);
    await migrate(database, file, 3);
    const { entry, index } = libraryStory({ id });
    await database.run([
      sql`INSERT INTO presentation (id, state, entry, index_json) VALUES (${id}, 'published', ${JSON.stringify(entry)}, ${index})`,
    ]);
    database.close();
    const { presentations } = (await reopen()).store;
    expect(await presentations.find(id)).toMatchObject({ entry: { id }, maker: undefined });
    expect(await presentations.madeBy('id of ida')).toEqual([]);
    expect(said).toEqual([]);
  });

  test('a creation that a killed service left underway no longer counts', async () => {
    const limits = { total: 1 };
    const creation = { user: 'anonymous', time: 0 };
    const first = await reopen();
    expect(await first.store.creations.begin(limits, creation)).toBeDefined();
    expect(await first.store.creations.begin(limits, creation)).toBeUndefined();
    expect(await (await reopen()).store.creations.begin(limits, creation)).toBeDefined();
  });

  test('an id that was given is not given again, even if nothing was made of it', async () => {
    const { presentations } = (await reopen()).store;
    const ids = [await presentations.nextId(), await presentations.nextId()];
    ids.push(await (await reopen()).store.presentations.nextId());
    expect(ids).toEqual(['11', '12', '13']);
  });

  test('a library that has grown is listed with its new presentations and their ratings', async () => {
    await reopen();
    const grown = [...library, libraryStory({ id: '40' })];
    const { store } = await reopen(grown);
    expect(await idsOf(store)).toEqual(['9', '10', '40']);
    expect((await store.feedback.list()).some(({ presentationId }) => presentationId === '40')).toBe(true);
    expect(await store.presentations.nextId()).toBe('41');
  });

  test('a presentation that the library lost is not listed', async () => {
    await reopen();
    expect(await idsOf((await reopen(library.slice(1))).store)).toEqual(['10']);
  });

  test('a presentation that somebody made keeps an id that the library takes later', async () => {
    const id = await make(await reopen());
    const { store } = await reopen([...library, libraryStory({ id, title: 'Another one' })]);
    expect((await store.presentations.find(id))?.entry).toMatchObject({ title: 'A story' });
  });
});

describe('at the start', () => {
  test('unfinished work is removed, and nothing else', async () => {
    const first = await reopen();
    const id = await make(first);
    const { presentationsFolder, workFolder } = first.directory;
    await mkdir(path.join(workFolder, '77/images'), { recursive: true });
    await writeFile(path.join(root, 'notes.txt'), 'mine');
    await reopen();
    expect([await readdir(workFolder), await readdir(presentationsFolder)]).toEqual([[], [id]]);
    expect(await readFile(path.join(root, 'notes.txt'), 'utf8')).toBe('mine');
    expect(said).toEqual([]);
  });

  test('what an older database does not name is listed again, and its ids are not given again', async () => {
    await make(await reopen());
    close();
    const older = await readDatabase();
    const second = await reopen();
    const [story, talk] = [await make(second), await make(second, 'PRESENTATION')];
    const [withdrawn, again] = [await make(second), await make(second)];
    for (const id of [withdrawn, again]) await second.store.presentations.unpublish(id);
    await second.store.presentations.publish(again);
    close();
    for (const { name, bytes } of older) await writeFile(path.join(root, name), bytes);

    const { store } = await reopen();
    expect(said).toEqual([
      `The database had lost presentations/${story} (“A story”): it is listed again.`,
      `The database had lost presentations/${talk} (“A story”): it is listed again.`,
      `The database had lost presentations/${withdrawn} (“A story”): it is listed again.`,
      `The database had lost presentations/${again} (“A story”): it is listed again.`,
    ]);
    expect(await idsOf(store)).toEqual(['9', '10', '11', story, again]);
    // A talk waits for staff, as when it was made.
    expect(await store.presentations.find(talk)).toMatchObject({ published: false });
    expect(await store.presentations.find(withdrawn)).toMatchObject({ published: false });
    expect(await store.presentations.nextId()).toBe('16');
    await reopen();
    expect(said).toEqual([]);
  });

  test('a story that the database has lost stays off the list where made stories are not published', async () => {
    await writeFile(path.join(root, 'publish-made.txt'), 'false');
    await make(await reopen());
    close();
    const older = await readDatabase();
    const id = await make(await reopen());
    close();
    for (const { name, bytes } of older) await writeFile(path.join(root, name), bytes);
    expect(await idsOf((await reopen()).store)).toEqual(['9', '10', '11']);
    await writeFile(path.join(root, 'publish-made.txt'), 'true');
    expect((await (await reopen()).store.presentations.find(id))?.published).toBe(false);
  });

  test('nor is it listed after the operator has changed their mind, since it was not published', async () => {
    const first = await reopen();
    const id = await make(first, 'STORY', undefined, false);
    close();
    const file = path.join(root, 'bookworm.db');
    const database = openDatabase(file);
    await database.run([sql`DELETE FROM presentation WHERE id = ${id}`]);
    database.close();
    const { store } = await reopen();
    expect((await store.presentations.find(id))?.published).toBe(false);
  });

  test('no story is lost by a changed byte in the log of a database whose machine lost its power', async () => {
    const first = await reopen();
    const made = [await make(first), await make(first), await make(first)];
    const atPowerLoss = await readDatabase();
    close();
    for (const { name, bytes } of atPowerLoss) {
      if (name.endsWith('-wal')) bytes.writeUInt8(bytes.readUInt8(bytes.length / 2) ^ 1, bytes.length / 2);
      await writeFile(path.join(root, name), bytes);
    }
    const { store } = await reopen();
    expect(new Set(await idsOf(store))).toEqual(new Set(['9', '10', ...made]));
    expect(said).not.toEqual([]);
  });

  test('a folder that cannot be listed is moved aside whole, beside earlier ones', async () => {
    const { presentationsFolder } = (await reopen()).directory;
    for (const _ of [1, 2]) {
      // Of another version, taken by the library, or none of ours.
      for (const name of ['78', '9', 'photos']) {
        await mkdir(path.join(presentationsFolder, name));
        await writeFile(path.join(presentationsFolder, name, 'a.webp'), name);
      }
      const { store } = await reopen();
      expect([await readdir(presentationsFolder), said.length]).toEqual([[], 3]);
      expect(await store.presentations.nextId()).not.toBe('78');
    }
    const lost = path.join(root, 'lost+found');
    expect((await readdir(lost)).sort()).toEqual(['78', '78-2', '9', '9-2', 'photos', 'photos-2']);
    expect(await readFile(path.join(lost, '9-2/a.webp'), 'utf8')).toBe('9');
  });

  test('the folder of a removed presentation is removed, where that was cut short', async () => {
    const first = await reopen();
    const id = await make(first);
    const folder = path.join(first.directory.presentationsFolder, id);
    await first.store.presentations.remove(id);
    expect(await readdir(first.directory.presentationsFolder)).toEqual([]);
    await mkdir(folder);
    await reopen();
    expect(await readdir(first.directory.presentationsFolder)).toEqual([]);
  });
});

test('a presentation whose folder is missing cannot be added, and one whose folder was lost is not listed', async () => {
  const first = await reopen();
  const { presentationsFolder } = first.directory;
  const id = await first.store.presentations.nextId();
  const made = { ...libraryStory({ id }), folder: path.join(presentationsFolder, id) };
  await expect(first.store.presentations.add(made, true)).rejects.toThrow(RangeError);
  await expect(first.store.presentations.add({ ...made, folder: tmpdir() }, true)).rejects.toThrow(
    RangeError,
  );
  const listed = await make(first);
  await rm(path.join(presentationsFolder, listed), { recursive: true });
  expect(await idsOf((await reopen()).store)).toEqual(['9', '10']);
});

test('a presentation that borrows the library’s media is stored without a copy', async () => {
  const library = [libraryStory({ id: '9', folder: '/library/9' })];
  const { directory, store } = await reopen(library);
  await store.presentations.add({ ...libraryStory({ id: '20' }), folder: '/library/9' }, true);
  expect(await readdir(directory.presentationsFolder)).toEqual([]);
  expect((await (await reopen(library)).store.presentations.find('20'))?.folder).toBe('/library/9');
});

describe('a row that cannot be read', () => {
  /** Closes the directory, changes the database as damage would, and opens both again. */
  async function damage(statement: Statement) {
    close();
    const database = openDatabase(path.join(root, 'bookworm.db'));
    await database.run([statement]);
    database.close();
    const { store } = await reopen();
    return store;
  }
  const leftOut = (table: string) =>
    `A row of the table ${table} cannot be read (position 1): it is left out, and stays in the database.`;

  test.each<[string, Statement]>([
    ['an entry that is no JSON', sql`UPDATE presentation SET entry = '{' WHERE position = 1`],
    [
      'an entry that is no text',
      sql`UPDATE presentation SET entry = CAST(X'22FF22' AS TEXT) WHERE position = 1`,
    ],
    [
      'a source that is no text',
      sql`UPDATE presentation SET media_of = CAST(X'FF' AS TEXT) WHERE position = 1`,
    ],
  ])('is left out of the shelf, and said once: %s', async (_, statement) => {
    await reopen();
    const { presentations } = await damage(statement);
    expect(await idsOf({ presentations })).toEqual(['10']);
    expect(await presentations.find('9')).toBeUndefined();
    expect(said).toEqual([leftOut('presentation')]);
    await presentations.unpublish('10');
    expect(await idsOf({ presentations })).toEqual([]);
  });

  test('is written anew from the folder of its presentation', async () => {
    const first = await reopen();
    const id = await make(first, 'STORY', 'id of ida');
    await first.store.presentations.unpublish(id);
    await make(first);
    const { presentations } = await damage(sql`UPDATE presentation SET entry = '{' WHERE id = ${id}`);
    expect(said).toEqual([
      `The database row of presentations/${id} (“A story”) was damaged: it is written anew.`,
    ]);
    expect(await presentations.find(id)).toMatchObject({
      entry: { title: 'A story' },
      published: false,
      maker: 'id of ida',
    });
    expect(await idsOf({ presentations })).toEqual(['9', '10', '12']);
  });

  test.each<[string, Statement]>([
    ['a comment that is no JSON', sql`UPDATE feedback SET comment = 'Again' WHERE position = 1`],
    [
      'a comment that is no text',
      sql`UPDATE feedback SET comment = CAST(X'22FF22' AS TEXT) WHERE position = 1`,
    ],
    ['a rating that is no number', sql`UPDATE feedback SET story_rating = 'many' WHERE position = 1`],
  ])('is left out of the ratings: %s', async (_, statement) => {
    const [first, ...others] = await (await reopen()).store.feedback.list();
    const { feedback } = await damage(statement);
    expect(await feedback.list()).toEqual(others);
    expect(said).toEqual([leftOut('feedback')]);
    if (first === undefined) throw new Error('There are no ratings');
    expect(await feedback.store({ ...first, comment: 'Another one' })).toBe('taken');
  });

  test.each<[string, Statement]>([
    ['no JSON', sql`UPDATE suggestion SET suggestion = 'Clouds' WHERE id = 1`],
    ['no text', sql`UPDATE suggestion SET suggestion = CAST(X'22FF22' AS TEXT) WHERE id = 1`],
  ])('is left out of the suggestions, and can be removed: %s', async (_, statement) => {
    await reopen();
    const { suggestions } = await damage(statement);
    expect((await suggestions.list()).map(({ suggestion }) => suggestion)).toEqual(
      seededSuggestions.slice(1),
    );
    expect(said).toEqual([leftOut('suggestion')]);
    expect(await suggestions.remove('1')).toBe(true);
  });

  test.each<[string, Statement, string[]]>([
    [
      'a key that is no text',
      sql`UPDATE identity SET key = CAST(X'22FF22' AS TEXT) WHERE position = 1`,
      [leftOut('identity')],
    ],
    [
      'a kind that is none',
      sql`UPDATE identity SET kind = 'bccount' WHERE position = 1`,
      [leftOut('identity')],
    ],
    // Its key is known, so the provider is told of it.
    [
      'a value that is no text',
      sql`UPDATE identity SET value = CAST(X'22FF22' AS TEXT) WHERE position = 1`,
      [],
    ],
  ])('keeps no other account from signing in: %s', async (_, statement, lines) => {
    const { identity } = (await reopen()).store;
    await identity.save([
      { kind: 'account', key: 'ida', value: { name: 'Ida' } },
      { kind: 'account', key: 'bo', value: { name: 'Bo' } },
    ]);
    const store = await damage(statement);
    expect(store.identity.all().at(-1)).toEqual({ kind: 'account', key: 'bo', value: { name: 'Bo' } });
    expect(store.identity.all()).toHaveLength(lines.length === 0 ? 2 : 1);
    expect(said).toEqual(lines);
  });
});

test('a data directory is for its owner alone, even if it was open to others before', async () => {
  await chmod(root, 0o755);
  const first = await reopen();
  await make(first);
  const modeOf = async (name: string) => (await stat(path.join(root, name))).mode & 0o777;
  expect(await Promise.all(['.', 'bookworm.db', 'bookworm.db-wal'].map(modeOf))).toEqual([
    0o700, 0o600, 0o600,
  ]);
});

test('nothing of a deleted account, presentation or comment is left in the database', async () => {
  const { store } = await reopen();
  const { entry, index } = libraryStory({ id: '20', title: 'Wandas Geheimnis' });
  await store.presentations.add({ entry, index, folder: library[0]?.folder ?? '' }, true);
  const account = { kind: 'account', key: 'wanda', value: { email: 'wanda@example.org' } } as const;
  await store.identity.save([account]);
  const isLeft = async (text: string) => (await readDatabase()).some(({ bytes }) => bytes.includes(text));
  const [seeded] = await store.feedback.list();
  const rating = { ...Object(seeded), id: crypto.randomUUID(), comment: 'Wandas Adresse' };
  await store.feedback.store(rating);
  const texts = ['Geheimnis', 'wanda@example.org', 'Wandas Adresse'];
  const areLeft = () => Promise.all(texts.map(isLeft));
  expect(await areLeft()).toEqual([true, true, true]);
  await store.feedback.remove(rating.id);
  await store.presentations.remove('20');
  await store.identity.save([{ kind: 'account', key: 'wanda' }]);
  expect(await areLeft()).toEqual([false, false, false]);
});

test('no e-mail address is stored', async () => {
  const { store } = await reopen();
  const { entry, index } = libraryStory({ id: '20' });
  const withEmail = { ...entry, email: 'someone@example.org' };
  await store.presentations.add({ entry: withEmail, index, folder: '' }, true);
  close();
  expect(await readFile(path.join(root, 'bookworm.db'), 'latin1')).not.toContain('someone@example.org');
});

describe('a data directory is refused', () => {
  test('while another has it open', async () => {
    await reopen();
    expect(await faultWhenOpened()).toBe('in-use');
    close();
    await reopen();
  });

  test('when it holds presentations without their database, and they stay', async () => {
    const first = await reopen();
    const id = await make(first);
    close();
    for (const lose of [
      () => rm(path.join(root, 'bookworm.db')),
      () => truncate(path.join(root, 'bookworm.db')),
    ]) {
      await lose();
      expect(await faultWhenOpened()).toBe('database-missing');
      expect(await readdir(first.directory.presentationsFolder)).toEqual([id]);
      await writeFile(path.join(root, 'bookworm.db'), '');
    }
  });

  test.each<[string, (bytes: Buffer) => Buffer]>([
    ['cut short', (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['cut within its header', (bytes) => bytes.subarray(0, 50)],
    ['no database', () => Buffer.from('hello '.repeat(2000))],
    ['zeros', (bytes) => Buffer.alloc(bytes.length)],
    ['overwritten in the middle', (bytes) => Buffer.from(bytes).fill(7, 4096, 12_288)],
  ])('when its database is %s, and nothing is changed', async (_how, damage) => {
    const id = await make(await reopen());
    close();
    const file = path.join(root, 'bookworm.db');
    const damaged = damage(await readFile(file));
    await writeFile(file, damaged);
    expect([await faultWhenOpened(), await faultWhenOpened()]).toEqual(['damaged', 'damaged']);
    expect((await readFile(file)).equals(damaged)).toBe(true);
    expect(await readdir(path.join(root, 'presentations'))).toEqual([id]);
  });

  test('when a newer version has written it', async () => {
    await reopen();
    close();
    const database = openDatabase(path.join(root, 'bookworm.db'));
    await database.run([sql`PRAGMA user_version = 1000`]);
    database.close();
    expect(await faultWhenOpened()).toBe('newer');
  });

  test('when it is a file', async () => {
    await rm(root, { recursive: true });
    await writeFile(root, '');
    expect(await faultWhenOpened()).toBe('unusable');
  });
});

test('the message of each fault names the folder', async () => {
  await reopen();
  await expect(openDataDirectory(root)).rejects.toThrow(root);
});
