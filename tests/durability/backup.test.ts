// A backup is whole while others make, rate and delete. A kill in the middle of a backup or a restore leaves nothing that looks whole.
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { libraryStory } from '../../mocks/service/library-presentations.fixture';
import { openDataDirectory } from '../../mocks/service/store/data-directory';
import { callProvider } from '../support/service/call-provider';
import { forkBundled } from '../support/service/fork-bundled';
import { startService, type ServiceProcess } from '../support/service/service-process';
import { openCalls, settingsOf } from './durability-calls';

let root: string;
let file: string;
let service: ServiceProcess | undefined;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'backup-'));
  file = path.join(root, 'backup.tar.gz');
});
afterEach(async () => {
  await service?.kill();
  service = undefined;
  await rm(root, { recursive: true });
});

const folder = (name: string) => path.join(root, name);
const start = async (name: string): Promise<ServiceProcess> => {
  service = await startService({ dataFolder: folder(name), faults: true });
  return service;
};

/** Starts the operator's command in a process. `end` resolves to the exit status and what it has printed. */
async function operator(name: string, ...args: string[]) {
  const child = await forkBundled(path.resolve('scripts/operator.ts'), args, {
    env: { ...process.env, BOOKWORM_DATA: folder(name), BOOKWORM_LIBRARY: 'fixture' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('the process says nothing');
  const end = Promise.all([once(child, 'exit'), text(stdout).catch(() => 'closed'), text(stderr)]).then(
    ([[status], out, errors]) => ({ status, out, errors }),
  );
  return { child, end };
}
const run = async (name: string, ...args: string[]) => (await operator(name, ...args)).end;

/** Fills a data directory with stories that were made, each with a medium that takes a while to pack. Returns their ids. */
async function fill(name: string, titles: readonly string[]): Promise<readonly string[]> {
  const data = await openDataDirectory(folder(name));
  const { presentations } = await data.openStore([]);
  const ids: string[] = [];
  for (const title of titles) {
    const id = await presentations.nextId();
    const work = path.join(data.workFolder, id);
    await mkdir(work);
    await writeFile(path.join(work, 'large.mp4'), '');
    await truncate(path.join(work, 'large.mp4'), 64 * 1024 ** 2);
    const { entry, index } = libraryStory({ id, title });
    await presentations.add({ entry, index, folder: await data.storeFolder(work, id) }, true);
    ids.push(id);
  }
  data.close();
  return ids;
}

const ClientId = 'exampleclientid';
async function signIn({ origin }: ServiceProcess): Promise<unknown> {
  const AuthParameters = { USERNAME: 'librarian', PASSWORD: 'Picture-Book-1' };
  const answer = await callProvider(origin, 'InitiateAuth', {
    ClientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters,
  });
  return Object(answer).AuthenticationResult.RefreshToken;
}

/** In milliseconds; each process takes its time to start. */
const timeout = 120_000;

test(
  'a backup taken while others make, rate and delete is restored whole, and nobody is signed out',
  { timeout },
  async () => {
    await fill('data', ['stays', 'goes']);
    const source = await start('data');
    const calls = await openCalls(source.origin);
    const before = await calls.readAll();
    const refreshToken = await signIn(source);
    const sent: string[] = [];
    const over = new AbortController();
    const rate = async () => {
      while (!over.signal.aborted) {
        const id = crypto.randomUUID();
        sent.push(`rating ${id}`);
        const rating = { presentationId: '9007199254740992', storyRating: 5, imageRating: 4, voiceRating: 3 };
        await calls.send('sendFeedback', {}, { id, ...rating, comment: '' });
      }
    };
    const rating = rate();
    // Takes longer than the backup.
    void calls.send('newSlidedeck', {}, settingsOf('comes')).catch(() => undefined);
    const backup = run('data', 'backup', file);
    await vi.waitFor(() => expect(existsSync(`${file}.unfinished`)).toBe(true), { timeout });
    const deleted = await calls.send('deletePresentation', {
      presentationId: before.ids.get('presentation goes') ?? '',
    });
    expect(await backup).toEqual({ status: 0, out: '', errors: '' });
    over.abort();
    await rating;
    expect([deleted.status, (await calls.readAll()).names.has('presentation goes')]).toEqual([204, false]);
    expect((await readdir(folder('data/work'))).filter((name) => name.endsWith('.db'))).toEqual([]);
    await source.kill();

    expect(await run('restored', 'restore', file)).toEqual({ status: 0, out: '', errors: '' });
    const copy = await start('restored');
    const after = await (await openCalls(copy.origin)).readAll();
    expect(after.broken).toEqual([]);
    expect([...before.names].filter((name) => !after.names.has(name))).toEqual([]);
    const known = new Set([...before.names, ...sent, 'presentation comes']);
    expect([...after.names].filter((name) => !known.has(name))).toEqual([]);
    const refreshed = await callProvider(copy.origin, 'InitiateAuth', {
      ClientId,
      AuthFlow: 'REFRESH_TOKEN_AUTH',
      AuthParameters: { REFRESH_TOKEN: refreshToken },
    });
    expect(Object(refreshed)).toHaveProperty('AuthenticationResult');
  },
);

test(
  'a kill in the middle of a backup or a restore leaves nothing that looks whole',
  { timeout },
  async () => {
    const [id = ''] = await fill('data', ['stays']);
    const source = await start('data');
    const unfinished = `${file}.unfinished`;
    const untilBegun = (place: string) =>
      vi.waitFor(() => expect(existsSync(place)).toBe(true), { timeout, interval: 5 });

    const killed = await operator('data', 'backup', file);
    await untilBegun(unfinished);
    killed.child.kill('SIGKILL');
    await killed.end;
    expect(existsSync(file)).toBe(false);
    expect((await run('data', 'backup', file)).errors).toContain(`${unfinished} is there already`);
    await rm(unfinished);

    const left = await operator('data', 'backup', file);
    await untilBegun(unfinished);
    await source.kill();
    expect(await left.end).toMatchObject({
      status: 1,
      errors: 'The service has ended before it was done.\n',
    });
    expect(await readdir(root)).toEqual(['data']);

    expect(await run('data', 'backup', file)).toMatchObject({ status: 0 });
    const restoring = await operator('restored', 'restore', file);
    await untilBegun(folder(`restored/unfinished-restore/presentations/${id}`));
    restoring.child.kill('SIGKILL');
    await restoring.end;
    await expect(start('restored')).rejects.toThrow('A backup is being restored into');
    await rm(folder('restored'), { recursive: true });
    expect(await run('restored', 'restore', file)).toMatchObject({ status: 0 });
    expect((await run('restored', 'list')).out).toContain(`${id}\tpublished\tstays\n`);
    const unread = await operator('restored', 'list');
    unread.child.stdout?.destroy();
    expect(await unread.end).toMatchObject({ status: 0, errors: '' });
  },
);
