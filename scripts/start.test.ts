// What `npm start` checks before it builds, and that it ends with its parent (spec contract §15). The process test builds nothing.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdPort, markBuildAsServed, serverOfBuild } from './start-guards';
import { readStartSettings, sentenceOf } from './start-settings';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await rm(path.resolve(`dist/bookworm.served-by-${process.pid}`), { force: true });
});

test.each([
  [{ PORT: 'abc' }, 'PORT=abc is no port: set a number up to 65535, or leave it out.'],
  [{ PORT: '-1' }, 'PORT=-1 is no port: set a number up to 65535, or leave it out.'],
  [{ PORT: '70000' }, 'PORT=70000 is no port: set a number up to 65535, or leave it out.'],
  [{ BOOKWORM_ORIGIN: 'books.example.org' }, /^BOOKWORM_ORIGIN=books.example.org is no origin/],
  [{ BOOKWORM_ORIGIN: 'ftp://books.example.org' }, /is no origin/],
  [{ BOOKWORM_LIBRARY: 'huge' }, /huge/],
  [{ BOOKWORM_TEST_HOOK: '1', HOST: '0.0.0.0' }, /The test hook is for this machine only/],
])('says in one sentence why it does not start: %j', (env, sentence) => {
  const thrown = (() => {
    try {
      return readStartSettings(env);
    } catch (error) {
      return sentenceOf(error);
    }
  })();
  expect(thrown).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

test('without settings it uses this machine, its port or the next free one, and ./data', () => {
  expect(readStartSettings({ PORT: '' })).toMatchObject({
    host: '127.0.0.1',
    port: 4173,
    mayUseNext: true,
    dataFolder: 'data',
  });
  expect(readStartSettings({ PORT: '0', BOOKWORM_ORIGIN: 'https://books.example.org/' })).toMatchObject({
    port: 0,
    mayUseNext: false,
    publicOrigin: 'https://books.example.org',
  });
});

test('mails link to the first own host name, unless an origin is set', () => {
  const hosts = { BOOKWORM_HOSTS: 'books.example.org, shelf.example.org' };
  expect(readStartSettings(hosts).publicOrigin).toBe('https://books.example.org');
  expect(readStartSettings({ ...hosts, BOOKWORM_ORIGIN: 'http://attic:8080' }).publicOrigin).toBe(
    'http://attic:8080',
  );
  expect(readStartSettings({}).publicOrigin).toBeUndefined();
});

test('a port is held during the build; a taken one is refused where it was asked for, and else the next is used', async () => {
  const held = await holdPort({ host: '127.0.0.1', port: 0, mayUseNext: false });
  const { port } = held;
  await expect(holdPort({ host: '127.0.0.1', port, mayUseNext: false })).rejects.toThrow(
    `Port ${port} is taken`,
  );
  const next = await holdPort({ host: '127.0.0.1', port, mayUseNext: true });
  expect(next.port).toBeGreaterThan(port);
  await Promise.all([held.release(), next.release()]);
  await expect(holdPort({ host: '203.0.113.7', port: 0, mayUseNext: false })).rejects.toThrow(
    'HOST=203.0.113.7',
  );
});

test('a build is left alone while another process serves it', async () => {
  const build = path.join(folder, 'dist', 'bookworm');
  expect(serverOfBuild(build)).toBeUndefined();
  markBuildAsServed(build);
  expect(serverOfBuild(build)).toBeUndefined();
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1e3)']);
  const mark = path.join(folder, 'dist', `bookworm.served-by-${other.pid}`);
  const started =
    process.platform === 'linux'
      ? (await readFile(`/proc/${other.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ')[19]
      : '';
  await writeFile(mark, started ?? '');
  expect(serverOfBuild(build)).toBe(other.pid);
  // Of a process that was killed and whose id another one has now.
  await writeFile(mark, '1');
  expect(serverOfBuild(build)).toBeUndefined();
  await writeFile(mark, started ?? '');
  other.kill();
  await once(other, 'exit');
  expect(serverOfBuild(build)).toBeUndefined();
});

/** Starts it as npm does, below a shell, with a build that nothing needs to make. */
function start(env: Readonly<Record<string, string>>) {
  markBuildAsServed(path.resolve('dist/bookworm'));
  const shell = spawn('sh', ['-c', `"${process.execPath}" --import tsx scripts/start.ts; exit $?`], {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      BOOKWORM_OPEN: '0',
      BOOKWORM_LIBRARY: 'fixture',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return { shell, printed: () => printed };
}

test.skipIf(process.platform === 'win32')('ends with its parent', { timeout: 60_000 }, async () => {
  const data = path.join(folder, 'data');
  const { shell, printed } = start({ PORT: '0', BOOKWORM_DATA: data });
  const origin = await new Promise<string>((resolve) => {
    shell.stdout.on('data', () => {
      const [found] = /http:\/\/localhost:\d+/.exec(printed()) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
  expect((await fetch(`${origin}/api/presentation`)).status).toBe(200);
  const closed = once(shell.stdout, 'close');
  shell.kill('SIGTERM');
  await closed;
  await expect(fetch(`${origin}/api/presentation`)).rejects.toThrow('fetch failed');
});
