// Tests the service over a real port: HTTP, WebSocket, faults and shutdown.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { streamAddress } from '../../src/contract/creation/stream-frames';
import { parsePresentationIndex } from '../../src/contract/presentation/presentation-index';
import { cheapHash } from '../service/identity/provider.fixture';
import { PublicTestHookError } from './network';
import { serve, type RunningService } from './serve';
import { createTestHook, type TestHook } from './test-hook-client';

const story = '9007199254740992';
const audio = `/presentations/${story}/audio/01.mp3`;
/** The ways to reach a service from another machine: in the network, and through a proxy on its own. */
const reaches = [
  { host: '0.0.0.0' },
  { hosts: ['books.example.org'] },
  { publicOrigin: 'https://books.example.org' },
];
let folder: string;
let running: RunningService;
let hook: TestHook;
/** Of a person of the museum's staff. */
let token: string;

beforeAll(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'serve-')), 'museum');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Bookworm</title>');
  await writeFile(
    path.join(folder, 'headers.json'),
    JSON.stringify({
      files: [{ what: 'pages', path: '^/', headers: { 'content-security-policy': "default-src 'none'" } }],
    }),
  );
});
afterAll(() => rm(path.dirname(folder), { recursive: true }));
beforeEach(async () => {
  running = await serve({ folder, port: 0, library: 'fixture', faults: true, hashCost: cheapHash });
  hook = createTestHook(running.origin);
  token = await hook.staffToken();
});
afterEach(() => running.close());

const ask = (address: string, init?: RequestInit) => fetch(`${running.origin}${address}`, init);
const post = (address: string, body: string) =>
  ask(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

describe('one port serves', () => {
  test('the pages of the variant with their headers', async () => {
    const response = await ask('/?x=1');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
    expect(await response.text()).toContain('Bookworm');
  });

  test('the calls of the service', async () => {
    const list: unknown = await (await ask('/api/presentation')).json();
    const listed = [story, '9007199254740993'].map((id) => expect.objectContaining({ id }));
    expect(list).toEqual(expect.arrayContaining(listed));
    const response = await post('/api/suggestion', '{"suggestion":"Clouds"}');
    expect(response.status).toBe(201);
  });

  test('lists as compressed JSON', async () => {
    const response = await ask('/api/feedback', { headers: { 'accept-encoding': 'br' } });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.json()).toEqual(expect.arrayContaining([expect.any(Object)]));
  });

  test('byte ranges of media, and a short link that redirects to the story in the museum', async () => {
    const whole = Buffer.from(await (await ask(audio)).arrayBuffer());
    const part = await ask(audio, { headers: { range: 'bytes=100-199' } });
    expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 100-199/${whole.length}`]);
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200));
    expect((await ask(audio, { method: 'HEAD' })).headers.get('content-length')).toBe(String(whole.length));
    const link = await ask(`/p/${story}`, { redirect: 'manual' });
    expect([link.status, link.headers.get('location')]).toEqual([302, `/kiosk.html#/view/${story}`]);
  });

  test('304 for an index with a matching ETag, compressed or not', async () => {
    const address = `/presentations/${story}/index.json`;
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await ask(address, { headers: { 'accept-encoding': encoding } });
      const etag = first.headers.get('etag') ?? '';
      await first.text();
      const again = await ask(address, { headers: { 'if-none-match': etag, 'accept-encoding': encoding } });
      expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    }
  });

  test.each([['/nowhere'], ['/api/nowhere'], ['/presentations/1/index.json'], ['/%']])(
    'an error without a page at %s',
    async (address) => {
      const response = await ask(address);
      expect([400, 404]).toContain(response.status);
      expect(await response.text()).not.toContain('<');
    },
  );

  test('the creation stream', async () => {
    await hook.configure({ pace: 0 });
    const frames = await listen({
      type: 'create-dallic-party',
      initialPrompt: 'A castle',
      changePrompt: 'Bigger',
      numberOfIterations: 2,
      textGeneratorName: 'openai-gpt4',
      imageGeneratorName: 'dalle-3',
    });
    expect(frames.at(-1)).toBe('{"type":"created-dallic-party","id":"9007199254740994"}');
    const index = await (await ask('/presentations/9007199254740994/index.json')).text();
    expect(parsePresentationIndex(index, 'test').kind).toBe('DALLIC_PARTY');
  });

  test('nobody without an account, in a variant where people sign in', async () => {
    const socket = new WebSocket(streamAddress(new URL(running.origin), 'anon'));
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow('401');
    const headers = { authorization: 'Bearer anon', 'content-type': 'application/json' };
    const rated = await ask('/api/feedback', { method: 'POST', headers, body: '{}' });
    expect(rated.status).toBe(401);
  });

  test('no other socket', async () => {
    const socket = new WebSocket(running.origin.replace('http', 'ws'));
    await expect(new Promise((_, reject) => socket.on('error', reject))).rejects.toThrow('socket hang up');
  });
});

/** Sends a frame and resolves with the messages up to the end of the run. */
function listen(frame: object): Promise<string[]> {
  const socket = new WebSocket(streamAddress(new URL(running.origin), token));
  const received: string[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () => socket.send(JSON.stringify(frame)));
    socket.on('close', () => resolve(received));
    socket.on('message', (data: Buffer) => {
      received.push(data.toString());
      if (!received.at(-1)?.includes('"progress"')) socket.close();
    });
  });
}

/** Sends a frame and a ping, and resolves with the messages received before the pong. */
function receivedUntilPong(frame: object): Promise<string[]> {
  const socket = new WebSocket(streamAddress(new URL(running.origin), token));
  const received: string[] = [];
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data: Buffer) => received.push(data.toString()));
    socket.on('pong', () => resolve(received));
    socket.on('open', () => {
      socket.send(JSON.stringify(frame));
      socket.ping();
    });
  });
}

const person = {
  type: 'create-person',
  name: '',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: '',
};

describe('through the test hook a test can', () => {
  test('delay a response', async () => {
    await hook.slow('/api/presentation', 80);
    const start = performance.now();
    await ask('/api/presentation');
    expect(performance.now() - start).toBeGreaterThan(75);
  });

  test('replace a response by any status and body, a given number of times', async () => {
    await hook.respond('/api/*', { status: 200, body: 'not a list' }, 1);
    expect(await (await ask('/api/presentation')).text()).toBe('not a list');
    expect((await ask('/api/presentation')).status).toBe(200);
    await hook.fail('/index.html', 503);
    expect((await ask('/index.html')).status).toBe(503);
  });

  test('break the connection before or within the response', async () => {
    await hook.fail('/api/presentation', 'reset');
    await expect(ask('/api/presentation')).rejects.toThrow('fetch failed');
    await hook.cut(audio, 100);
    const response = await ask(audio);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100);
    await expect(response.arrayBuffer()).rejects.toThrow('terminated');
  });

  test('exhaust the quota, and silence the socket', async () => {
    await hook.configure({ quotaReached: true, pace: 0 });
    const party = {
      initialPrompt: 'a',
      changePrompt: 'b',
      numberOfIterations: 2,
      type: 'create-dallic-party',
    };
    const frames = await listen({ ...party, textGeneratorName: '', imageGeneratorName: '' });
    expect(frames).toEqual([expect.stringContaining('"type":"quota"')]);
    expect((await listen(person)).at(-1)).toContain('created-person');
    await hook.configure({ silent: true });
    expect(await receivedUntilPong(person)).toEqual([]);
  });

  test('put any list entry, index and media file, valid or broken', async () => {
    const media = [
      { name: '50% no#1?.webp', like: 'image' },
      { name: 'raw.mp3', base64: 'AAEC' },
    ] as const;
    await hook.put({ entry: { id: '777', title: 'Broken' }, index: '', media: [...media] });
    expect(await (await ask('/api/presentation')).json()).toContainEqual({ id: '777', title: 'Broken' });
    expect(await (await ask('/presentations/777/index.json')).text()).toBe('');
    const odd = await ask('/presentations/777/50%25%20no%231%3F.webp');
    expect([odd.status, odd.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await (await ask('/presentations/777/raw.mp3')).arrayBuffer()).byteLength).toBe(3);
    await hook.put({ entry: 'no entry at all' });
    expect(await (await ask('/api/presentation')).json()).toContain('no entry at all');
  });

  test('read the requests and reset the service', async () => {
    await hook.put({ id: story, index: '{' });
    await hook.fail('/api/*', 500);
    await ask('/api/presentation', { headers: { authorization: 'Bearer secret' } });
    const seen = await hook.requests();
    expect(seen).toEqual([
      expect.objectContaining({ method: 'GET', path: '/api/presentation', bearer: true, range: null }),
    ]);
    expect(JSON.stringify(seen)).not.toContain('secret');
    await hook.reset();
    expect(await hook.requests()).toEqual([]);
    expect((await ask('/api/presentation')).status).toBe(200);
    expect(await (await ask(`/presentations/${story}/index.json`)).text()).not.toBe('{');
  });

  test('not send an invalid command', async () => {
    const wrong = await post('/__test__/fault', '{"path":1}');
    expect(wrong.status).toBe(400);
    expect((await ask('/__test__/constructor', { method: 'POST' })).status).toBe(404);
  });
});

describe('the service', () => {
  test('has no test hook by default', async () => {
    await running.close();
    running = await serve({ folder, port: 0, library: 'fixture', hashCost: cheapHash });
    expect((await ask('/__test__/requests')).status).toBe(404);
    expect((await ask('/__test__/reset', { method: 'POST' })).status).toBe(404);
  });

  test('stops while sockets and responses are open, and starts again on the same port', async () => {
    const port = Number(new URL(running.origin).port);
    await hook.slow('/api/presentation', 60_000);
    const broken = ask('/api/presentation').then(
      () => false,
      () => true,
    );
    const received = listen(person).catch(() => undefined);
    await ask('/');
    await running.close();
    expect(await broken).toBe(true);
    await received;
    await expect(ask('/')).rejects.toThrow('fetch failed');
    running = await serve({ folder, port, library: 'fixture' });
    expect((await ask('/')).status).toBe(200);
  });

  test('listens at the given address, and throws when the machine does not have that address', async () => {
    const everywhere = await serve({ folder, port: 0, host: '0.0.0.0', library: 'fixture' });
    expect((await fetch(`${everywhere.origin}/`)).status).toBe(200);
    await everywhere.close();
    const elsewhere = serve({ folder, port: 0, host: '192.0.2.1', library: 'fixture' });
    await expect(elsewhere).rejects.toThrow('EADDRNOTAVAIL');
  });

  test('creates new passwords and no accounts when others can reach it, and uses the published ones on loopback', async () => {
    const provider = async ({ origin }: RunningService, operation: string, body: object) => {
      const response = await fetch(`${origin}/identity-provider`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-amz-target': `Provider.${operation}` },
        body: JSON.stringify(body),
      });
      return response.status;
    };
    const password = (service: RunningService, PASSWORD: string) =>
      provider(service, 'InitiateAuth', {
        AuthFlow: 'USER_PASSWORD_AUTH',
        AuthParameters: { USERNAME: 'librarian', PASSWORD },
      });
    const ida = {
      Username: 'ida',
      Password: 'Story-Time-1',
      UserAttributes: [{ Name: 'email', Value: 'ida@example.org' }],
    };
    expect(await password(running, 'Picture-Book-1')).toBe(200);
    expect(await provider(running, 'SignUp', ida)).toBe(200);
    const quick = { folder, port: 0, library: 'fixture', hashCost: cheapHash };
    for (const reach of reaches) {
      const reached = await serve({ ...quick, ...reach });
      expect(await password(reached, 'Picture-Book-1')).toBe(400);
      expect(await provider(reached, 'SignUp', ida)).toBe(400);
      expect(await password(reached, reached.newPasswords?.['librarian'] ?? '')).toBe(200);
      await reached.close();
      const open = await serve({ ...quick, ...reach, allowSignUp: true });
      expect(await provider(open, 'SignUp', ida)).toBe(200);
      await open.close();
    }
  });

  test.each([...reaches, { host: '::' }, { host: '192.0.2.1' }])(
    'refuses its test hook to others: %j',
    async (reach) => {
      const opening = serve({ folder, port: 0, library: 'fixture', faults: true, ...reach });
      await expect(opening).rejects.toThrow(PublicTestHookError);
    },
  );

  test('keeps its state when it reopens its port', async () => {
    await hook.put({ entry: { id: '777', title: 'New' } });
    await running.close();
    await running.openAgain();
    // A request may still take a connection of before, which is closed.
    const list = () =>
      ask('/api/presentation').then(
        (response) => response.json(),
        () => [],
      );
    await expect.poll(list).toContainEqual({ id: '777', title: 'New' });
    expect((await listen({ ...person, type: 'create-person' })).at(-1)).toContain('created-person');
  });

  test('throws EADDRINUSE when its port is taken', async () => {
    const port = Number(new URL(running.origin).port);
    await expect(serve({ folder, port, library: 'fixture' })).rejects.toThrow('EADDRINUSE');
  });
});
