// What an operator of the service relies on: how it is, what it was asked, and how it ends (docs/operating.md).
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { streamAddress } from '../../src/contract/creation/stream-frames';
import { loggedPath } from './request-log';
import { serve, type RunningService } from './serve';
import { createTestHook, type TestHook } from './test-hook-client';

const story = '9007199254740992';
const party = {
  type: 'create-dallic-party',
  initialPrompt: 'A castle',
  changePrompt: 'Bigger',
  numberOfIterations: 2,
  textGeneratorName: '',
  imageGeneratorName: '',
};

let folder: string;
let running: RunningService;
let hook: TestHook;
let lines: string[];
beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'operating-')), 'bookworm');
  await mkdir(folder);
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Bookworm</title>');
  lines = [];
  const log = (line: string) => void lines.push(line);
  running = await serve({ folder, port: 0, library: 'fixture', faults: true, log });
  hook = createTestHook(running.origin);
  await hook.configure({ pace: 0 });
});
afterEach(async () => {
  await running.close();
  await rm(path.dirname(folder), { recursive: true });
});

const ask = (address: string, init?: RequestInit) => fetch(`${running.origin}${address}`, init);
const health = async () => Object(await (await ask('/healthz')).json());

/** Begins a party, and returns its messages, and a promise of the code with which its socket closes. */
async function makeParty() {
  const socket = new WebSocket(streamAddress(new URL(running.origin), 'anon'));
  const received: string[] = [];
  socket.on('message', (data: Buffer) => received.push(data.toString()));
  const closed = once(socket, 'close').then(([code]: unknown[]) => code);
  await once(socket, 'open');
  socket.send(JSON.stringify(party));
  return { socket, received, closed };
}

test('its health is told to everybody, and that it ends', async () => {
  const response = await ask('/healthz?from=monitor');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  const queue = { waiting: 0, running: 0 };
  expect(await response.json()).toEqual({ ready: true, ending: false, database: true, queue });
  const head = await ask('/healthz', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  await hook.configure({ frames: 1 });
  const { received } = await makeParty();
  await expect.poll(() => received).toHaveLength(1);
  expect(await health()).toMatchObject({ queue: { waiting: 0, running: 1 } });
  const ended = running.end(60_000);
  const ending = await ask('/healthz');
  expect([ending.status, Object(await ending.json())]).toEqual([
    503,
    expect.objectContaining({ ready: false, ending: true }),
  ]);
  await hook.configure({ frames: 'all' });
  await ended;
});

test('a run that has begun is finished, another one is refused, and then the port is closed', async () => {
  await hook.configure({ frames: 1 });
  const { received, closed } = await makeParty();
  await expect.poll(() => received).toHaveLength(1);
  const ended = running.end(60_000);
  const late = await makeParty();
  await expect
    .poll(() => late.received)
    .toEqual(['{"type":"error","message":"The party could not be made: the service is restarting"}']);
  expect((await ask('/api/presentation')).status).toBe(200);
  await hook.configure({ frames: 'all' });
  expect(await closed).toBe(1001);
  expect(received.at(-1)).toContain('created-dallic-party');
  await ended;
  await expect(ask('/healthz')).rejects.toThrow('fetch failed');
});

test('a run that takes too long ends with an error, and a request under way is answered', async () => {
  await hook.configure({ frames: 1 });
  const { received, closed } = await makeParty();
  await expect.poll(() => received).toHaveLength(1);
  await hook.slow('/api/feedback', 500);
  const rating = ask('/api/feedback');
  await expect.poll(() => hook.requests()).toContainEqual(expect.objectContaining({ path: '/api/feedback' }));
  const ended = running.end(0);
  expect(await closed).toBe(1001);
  expect(received.at(-1)).toContain('the service is restarting');
  expect((await rating).status).toBe(200);
  await ended;
});

test('each request is a line without query, name or token', async () => {
  await ask('/?name=Wanda');
  await ask(`/presentations/${story}/index.json`);
  await ask('/api/auth/wanda/addAuthenticatorChallenge');
  await ask('/wanda@example.org');
  await ask('/api/feedback', { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'Wanda' });
  const { socket, closed } = await makeParty();
  socket.terminate();
  await closed;
  const logged = () => lines.map((line): unknown => JSON.parse(line)).slice(1);
  // After the hook's own.
  await expect
    .poll(logged)
    .toEqual([
      { time: expect.any(String), method: 'GET', path: '/', status: 200, ms: expect.any(Number) },
      expect.objectContaining({ path: `/presentations/${story}/index.json`, status: 200 }),
      expect.objectContaining({ path: '/api/auth/…/addAuthenticatorChallenge', status: 200 }),
      expect.objectContaining({ path: '/…', status: 404 }),
      expect.objectContaining({ method: 'POST', path: '/api/feedback', status: 415 }),
      expect.objectContaining({ path: '/presentation', status: 101 }),
    ]);
  expect(lines.join()).not.toMatch(/wanda|anon/i);
});

test.each([
  ['GET', '/assets/entry-1a.js', 200, '/assets/entry-1a.js'],
  ['GET', '/assets/wanda.js', 404, '/…'],
  ['GET', `/presentations/${story}/audio/01.mp3`, 206, `/presentations/${story}/audio/01.mp3`],
  ['GET', `/presentations/${story}/wanda`, 404, `/presentations/${story}/…`],
  ['GET', '/presentations/wanda/index.json', 404, '/presentations/…/index.json'],
  ['HEAD', `/presentations/${story}/index.json`, 200, `/presentations/${story}/index.json`],
  ['GET', `/p/${story}`, 302, `/p/${story}`],
  ['PUT', `/api/presentation/${story}/pub`, 204, `/api/presentation/${story}/pub`],
  [
    'DELETE',
    '/api/suggestion/0b5f3f5e-6c43-4b3c-9a55-0d3a1c1f2e10',
    204,
    '/api/suggestion/0b5f3f5e-6c43-4b3c-9a55-0d3a1c1f2e10',
  ],
  ['DELETE', '/api/feedback/wanda', 401, '/api/feedback/…'],
  ['GET', '/api/auth/4915112345/addAuthenticatorChallenge', 200, '/api/auth/…/addAuthenticatorChallenge'],
  ['GET', '', 400, '/…'],
])('%s %s with %i is logged as %s', (method, pathname, status, logged) => {
  expect(loggedPath(method, pathname, status)).toBe(logged);
});
