import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createCached } from './cached';
import { openDatabase, sql, type EmbeddedDatabase } from './embedded-database';
import { migrate, versionOf } from './migrations';

let folder: string;
let file: string;
let database: EmbeddedDatabase;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'database-'));
  file = path.join(folder, 'test.db');
  database = openDatabase(file);
});
afterEach(async () => {
  database.close();
  await rm(folder, { recursive: true });
});

describe('a database', () => {
  test('carries out all statements of a call or none', async () => {
    await database.run([sql`CREATE TABLE item (name TEXT PRIMARY KEY)`]);
    const twice = [sql`INSERT INTO item VALUES (${'a'})`, sql`INSERT INTO item VALUES (${'a'})`];
    await expect(database.run(twice)).rejects.toThrow(/UNIQUE/);
    expect(await database.run([sql`SELECT * FROM item`])).toEqual([[]]);
    await database.run([sql`INSERT INTO item VALUES (${'a'})`]);
    expect(await database.run([sql`SELECT * FROM item`])).toEqual([[{ name: 'a' }]]);
  });

  test('waits at each commit until the disk has it', async () => {
    const [journal, sync] = await database.run([sql`PRAGMA journal_mode`, sql`PRAGMA synchronous`]);
    expect([journal, sync]).toEqual([[{ journal_mode: 'wal' }], [{ synchronous: 2 }]]);
  });

  test('is brought to the newest version once', async () => {
    expect(await versionOf(database)).toBe(0);
    await migrate(database, file);
    const version = await versionOf(database);
    expect(version).toBeGreaterThan(0);
    await migrate(database, file);
    expect(await versionOf(database)).toBe(version);
  });
});

describe('a cached list', () => {
  test('is read once, and anew after a change, even a failed one', async () => {
    let reads = 0;
    const cached = createCached(async () => (reads += 1));
    expect([await cached.get(), await cached.get()]).toEqual([1, 1]);
    await cached.change(async () => {});
    expect(await cached.get()).toBe(2);
    await expect(cached.change(() => Promise.reject(new Error('full')))).rejects.toThrow('full');
    expect(await cached.get()).toBe(3);
  });

  test('forgets a list that was read during a change', async () => {
    let stored = 'before';
    const cached = createCached(async () => stored);
    await cached.change(async () => {
      expect(await cached.get()).toBe('before');
      stored = 'after';
    });
    expect(await cached.get()).toBe('after');
  });

  test('is read anew after reading failed', async () => {
    let isBroken = true;
    const cached = createCached(async () => {
      if (isBroken) throw new Error('unreadable');
      return 'read';
    });
    await expect(cached.get()).rejects.toThrow('unreadable');
    isBroken = false;
    expect(await cached.get()).toBe('read');
  });
});
