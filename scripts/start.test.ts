// What `npm start` checks before it builds, and that it ends with its parent (spec contract §15). The process test builds nothing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { healthPath } from '../mocks/server/health';
import { readDeployment } from '../mocks/server/read-deployment';
import { checkBuild, endOnSignals, holdPort, markBuildAsServed, serverOfBuild } from './start-guards';
import { readStartSettings, sentenceOf } from './start-settings';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'start-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const variant of ['bookworm', 'museum'])
    await rm(path.resolve(`dist/${variant}.served-by-${process.pid}`), { force: true });
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

test('a port that was taken during the build is said in a sentence, too', () => {
  const error = Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 4173 });
  expect(sentenceOf(error)).toBe('Port 4173 is taken: stop what uses it, or set PORT to another one.');
});

test.each([
  [{}, [], 'bookworm'],
  [{ BOOKWORM_VARIANT: '' }, [], 'bookworm'],
  [{ BOOKWORM_VARIANT: 'museum' }, [], 'museum'],
  [{}, ['--variant', 'production'], 'production'],
  [{ BOOKWORM_VARIANT: 'museum' }, ['--variant=develop'], 'develop'],
])('the variant of %j and %j is %s', (env, args, variant) => {
  expect(readStartSettings(env, args)).toMatchObject({ variant });
});

test.each([
  [
    { BOOKWORM_VARIANT: 'zoo' },
    [],
    'There is no variant zoo: choose bookworm, production, develop or museum.',
  ],
  [
    {},
    ['--variant', 'Museum'],
    'There is no variant Museum: choose bookworm, production, develop or museum.',
  ],
  [
    {},
    ['museum'],
    'npm start does not know what museum means: write npm start -- --home, or npm start -- --variant museum.',
  ],
  [{}, ['--variant'], /^npm start does not know what --variant means/],
])('says in one sentence that %j and %j name no variant', (env, args, sentence) => {
  expect(() => readStartSettings(env, args)).toThrow(sentence);
});

test('an operator’s deployment decides variant, limits, publishing and accounts, and may not be of another one', async () => {
  const file = path.join(folder, 'own.json');
  const example = readDeployment('develop');
  await writeFile(file, JSON.stringify({ ...example, creationLimits: { perMonth: 7 }, publishMade: false }));
  const env = { BOOKWORM_DEPLOYMENT: file };
  expect(readStartSettings(env)).toMatchObject({
    variant: 'develop',
    creationLimits: { perMonth: 7 },
    publishMade: false,
    allowSignUp: true,
  });
  expect(() => readStartSettings(env, ['--variant', 'museum'])).toThrow(
    `${file} cannot be used: variant is develop, and museum was asked for.`,
  );
  await writeFile(file, JSON.stringify({ ...example, legal: undefined }));
  const message = `${file} cannot be used: legal is missing.`;
  expect(() => readStartSettings(env)).toThrow(message);
  const built = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect([built.status, built.stderr]).toEqual([1, `\n${message}\n\n`]);
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

test('at home it listens in the network, at two ports that never change', () => {
  expect(readStartSettings({}, ['--home'], ['192.168.1.20'])).toMatchObject({
    isHome: true,
    host: '0.0.0.0',
    port: 4173,
    securePort: 4181,
    mayUseNext: false,
  });
  expect(readStartSettings({ PORT: '8080', HOST: '192.168.1.20' }, ['--home'])).toMatchObject({
    host: '192.168.1.20',
    securePort: 8088,
  });
  expect(readStartSettings({}, ['--home'], ['192.168.1.20', 'fd00::2']).host, 'with IPv6, too').toBe('::');
  expect(() => readStartSettings({ HOST: '127.0.0.1' }, ['--home'])).toThrow('lets no tablet in');
  expect(() => readStartSettings({ PORT: '65530' }, ['--home'])).toThrow(
    'PORT=65530 leaves no port for https',
  );
});

test.each([
  ['smtp://127.0.0.1:2525', { host: '127.0.0.1', port: 2525, isSecure: false, user: '', from: undefined }],
  ['smtp://[::1]', { host: '::1', port: 587, isSecure: false }],
  [
    'smtps://ida%40example.org:a%2Fb@mail.example.org/?from=books@example.org',
    {
      host: 'mail.example.org',
      port: 465,
      isSecure: true,
      user: 'ida@example.org',
      password: 'a/b',
      from: 'books@example.org',
    },
  ],
])('mails are sent by %s', (setting, mailServer) => {
  expect(readStartSettings({ BOOKWORM_SMTP: setting }).mailServer).toMatchObject(mailServer);
  expect(readStartSettings({ BOOKWORM_SMTP: '' }).mailServer).toBeUndefined();
});

test.each([
  ['mail.example.org'],
  ['http://user:secret@mail.example.org'],
  ['smtp://'],
  ['smtp://user:secret@mail.example.org/inbox'],
  ['smtp://user:secret%@mail.example.org'],
  ['smtp://user:secret@mail.example.org?from=books%0d%0aBcc:all@example.org'],
])('one sentence without the password says that %s is no mail server', (setting) => {
  const read = () => readStartSettings({ BOOKWORM_SMTP: setting });
  expect(read).toThrow(/^BOOKWORM_SMTP names no mail server: write it as/);
  expect(read).not.toThrow('secret');
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

test('a build for another deployment than the operator’s is not served', async () => {
  await writeFile(path.join(folder, 'headers.json'), '{ "host": "museum.example.com" }');
  await expect(checkBuild(folder, 'kiosk.museum.org')).rejects.toThrow(
    'was built for museum.example.com, and BOOKWORM_DEPLOYMENT is for kiosk.museum.org: build it with that file.',
  );
  await checkBuild(folder, 'museum.example.com');
  await checkBuild(folder, undefined);
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

/** Starts it as npm does, below a shell, or in its place, with a build that nothing needs to make. */
function start({ variant, ...env }: Readonly<Record<string, string>>, below = true) {
  markBuildAsServed(path.resolve(`dist/${variant ?? 'bookworm'}`));
  const command = `"${process.execPath}" --import tsx scripts/start.ts`;
  const shell = spawn('sh', ['-c', below ? `${command}; exit $?` : `exec ${command}`], {
    env: {
      ...process.env,
      npm_lifecycle_event: 'start',
      BOOKWORM_OPEN: '0',
      BOOKWORM_LIBRARY: 'fixture',
      BOOKWORM_VARIANT: variant,
      ...env,
    },
  });
  let printed = '';
  for (const stream of [shell.stdout, shell.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  return { shell, printed: () => printed };
}

/** Returns what the process has printed once that matches. */
function printedBy({ shell, printed }: ReturnType<typeof start>, pattern: RegExp): Promise<string> {
  return new Promise((resolve) => {
    shell.stdout.on('data', () => {
      const [found] = pattern.exec(printed()) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}

test('a second signal ends it at once, unless it follows so closely that it is the first again', () => {
  const handlers = new Map<string | symbol, () => void>();
  vi.spyOn(process, 'on').mockImplementation((name, handler) => {
    handlers.set(name, handler);
    return process;
  });
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const given: number[] = [];
  endOnSignals((patience) => given.push(patience));
  handlers.get('SIGTERM')?.();
  now.mockReturnValue(1400);
  handlers.get('SIGTERM')?.();
  expect(exit).not.toHaveBeenCalled();
  now.mockReturnValue(1600);
  handlers.get('SIGINT')?.();
  expect(exit).toHaveBeenCalledWith(1);
  expect(given).toEqual([60_000]);
});

test('unit and container start what `npm start` does, without npm, and ask for its health', async () => {
  const { scripts }: { scripts: { start: string } } = JSON.parse(await readFile('package.json', 'utf8'));
  const unit = await readFile('deployments/service/bookworm.service', 'utf8');
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
  const container = await readFile('Containerfile', 'utf8');
  expect(container).toContain(`\nCMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}\n`);
  expect(container).toContain(`http://127.0.0.1:4173${healthPath}`);
});

const isWindows = process.platform === 'win32';

test.skipIf(isWindows)(
  'the museum has its kiosk, its worker and its accounts',
  { timeout: 60_000 },
  async () => {
    const data = path.join(folder, 'museum');
    const started = start({ variant: 'museum', PORT: '0', BOOKWORM_DATA: data }, false);
    const kiosk = await printedBy(started, /http:\S+kiosk\.html(?=[^]*accounts)/);
    const manifest = await (await fetch(new URL('/manifest.webmanifest', kiosk))).text();
    expect(manifest).toContain('kiosk.html');
    for (const file of [kiosk, '/', '/sw.js']) expect((await fetch(new URL(file, kiosk))).status).toBe(200);
    const signedIn = await fetch(new URL('/identity-provider', kiosk), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
      },
      body: JSON.stringify({
        AuthFlow: 'USER_PASSWORD_AUTH',
        ClientId: 'exampleclientid',
        AuthParameters: { USERNAME: 'librarian', PASSWORD: 'Picture-Book-1' },
      }),
    });
    expect(await signedIn.text()).toContain('AccessToken');
    // The process itself, as an init system starts and ends it.
    const ended = once(started.shell, 'exit');
    started.shell.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(started.printed()).toContain('"method":"POST","path":"/identity-provider","status":200');
  },
);

test.skipIf(isWindows)('ends with its parent', { timeout: 60_000 }, async () => {
  const data = path.join(folder, 'data');
  const started = start({ PORT: '0', BOOKWORM_DATA: data });
  const { shell } = started;
  const origin = await printedBy(started, /http:\/\/localhost:\d+/);
  expect((await fetch(`${origin}/api/presentation`)).status).toBe(200);
  const closed = once(shell.stdout, 'close');
  shell.kill('SIGTERM');
  await closed;
  await expect(fetch(`${origin}/api/presentation`)).rejects.toThrow('fetch failed');
});
