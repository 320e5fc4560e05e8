// Strangers who hold places, bytes and responses without an end: they lose them, and everybody else is served.
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { usualStreamLimits } from '../../mocks/server/stream-limits';
import { startService, type ServiceProcess } from '../support/service/service-process';

type Options = NonNullable<Parameters<typeof startService>[0]>;

let service: ServiceProcess | undefined;
afterEach(() => service?.stop());

const start = async (options: Options): Promise<ServiceProcess> => {
  service = await startService(options);
  return service;
};
const withStream = (limits: Partial<typeof usualStreamLimits>) =>
  start({ streamLimits: { ...usualStreamLimits, ...limits } });

const megabyte = 1024 * 1024;
const person = {
  type: 'create-person',
  name: 'Ada',
  personDescription: '',
  imageDescription: '',
  speaker: '',
  textGeneratorName: '',
};

/** Opens a socket of the creation stream; resolves with it, or with the status that refused it. */
function openStream({ port }: ServiceProcess, autoPong = true): Promise<WebSocket | number> {
  const socket = new WebSocket(`ws://localhost:${port}/presentation?jwt=anon`, { autoPong });
  return new Promise((resolve, reject) => {
    socket.on('open', () => resolve(socket));
    socket.on('unexpected-response', (_, { statusCode = 0 }) => {
      socket.terminate();
      resolve(statusCode);
    });
    socket.on('error', reject);
  });
}

async function openStreams(running: ServiceProcess, count: number, autoPong = true): Promise<WebSocket[]> {
  const opened = await Promise.all(Array.from({ length: count }, () => openStream(running, autoPong)));
  return opened.filter((socket) => socket instanceof WebSocket);
}

/** Returns the code with which a socket is closed. */
const closed = async (socket: WebSocket): Promise<unknown> => (await once(socket, 'close'))[0];

const isRead = async ({ origin }: ServiceProcess) => (await fetch(`${origin}/api/presentation`)).status;

describe('the creation stream', () => {
  test('has a limited number of places, which those who ask for nothing give back', async () => {
    const running = await withStream({ total: 3, idle: 1500 });
    const idle = await openStreams(running, 3);
    const codes = Promise.all(idle.map(closed));
    expect([idle.length, await openStream(running), await isRead(running)]).toEqual([3, 503, 200]);
    expect(await codes).toEqual([1001, 1001, 1001]);
    expect(await openStream(running)).toBeInstanceOf(WebSocket);
  });

  test('stays open for whom something is made, however long that takes', async () => {
    const running = await start({ faults: true, streamLimits: { ...usualStreamLimits, idle: 300 } });
    const hook = createTestHook(running.origin);
    await hook.configure({ frames: 0 });
    const [socket] = await openStreams(running, 1);
    socket?.send(JSON.stringify(person));
    const [other] = await openStreams(running, 1);
    if (socket === undefined || other === undefined) throw new Error('There are no sockets');
    // It was opened later, and has been closed by then.
    expect(await closed(other)).toBe(1001);
    expect(socket.readyState).toBe(WebSocket.OPEN);
    const answered = once(socket, 'message');
    await hook.configure({ frames: 100 });
    await answered;
  });

  test('ends a socket whose client answers no ping', async () => {
    // Longer than a busy machine takes for an answer.
    const running = await withStream({ ping: 2000 });
    const [silent] = await openStreams(running, 1, false);
    const [answering] = await openStreams(running, 1);
    if (silent === undefined) throw new Error('There is no socket');
    expect(await closed(silent)).toBe(1006);
    expect(answering?.readyState).toBe(WebSocket.OPEN);
  });

  test('holds a limited amount of unfinished messages: the largest of them ends', async () => {
    const running = await withStream({ unfinished: 8 * megabyte });
    const sockets = await openStreams(running, 6);
    const ends = sockets.map(closed);
    for (const socket of sockets) socket.send(Buffer.alloc(3 * megabyte), { fin: false });
    // Of eighteen megabytes eight may be there.
    expect(await Promise.race(ends)).toBe(1006);
    const [honest] = await openStreams(running, 1);
    honest?.send(JSON.stringify(person));
    const frames: string[] = [];
    honest?.on('message', (data: Buffer) => frames.push(data.toString()));
    await expect.poll(() => frames.join()).toContain('"created-person"');
    expect(await isRead(running)).toBe(200);
  });
});

test('uploads that do not end take neither the places of others nor more than their memory', async () => {
  const running = await withStream({ unfinished: 8 * megabyte });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer anon' };
  const upload = (path: string, bytes: number) => {
    const asked = request({
      port: running.port,
      path,
      method: 'POST',
      headers: { ...headers, 'content-length': String(bytes) },
    });
    asked.on('error', () => undefined);
    const status = new Promise((resolve) => asked.on('response', ({ statusCode }) => resolve(statusCode)));
    return { asked, status };
  };
  const begin = () => {
    const { asked, status } = upload('/new-slidedeck', 4 * megabyte);
    return new Promise<() => typeof status>((resolve) =>
      asked.write(Buffer.alloc(megabyte), () => resolve(() => status)),
    );
  };
  const whole = () => {
    const { asked, status } = upload('/api/question', megabyte);
    asked.end(Buffer.alloc(megabyte, ' '));
    return status;
  };
  const slow = [begin(), begin(), begin(), begin(), begin(), begin()];
  await Promise.all(slow);
  // It is no JSON, but was read.
  expect(await whole()).toBe(400);
  const ended = Promise.race([...slow, begin(), begin(), begin()].map(async (status) => (await status)()));
  expect(await ended).toBe(503);
  expect(await whole()).toBe(400);
});

test('responses of which nothing is read end, and others are answered again', async () => {
  const running = await start({ faults: true, maxConnections: 4, unreadTimeout: 1500 });
  const base64 = Buffer.alloc(24 * megabyte).toString('base64');
  // Keeps one of the connections.
  await createTestHook(running.origin).put({
    entry: { id: '777', title: 'Long', language: 'English' },
    index: '{}',
    media: [{ name: 'long.mp4', base64 }],
  });
  const begin = (path: string) => {
    const socket = connect(running.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    return socket;
  };
  const isAnswered = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = begin('/');
      socket.on('data', () => {
        resolve(true);
        socket.destroy();
      });
      socket.on('close', () => resolve(false));
    });
  const unread = [1, 2, 3].map(() => begin('/presentations/777/long.mp4').pause());
  await Promise.all(unread.map((socket) => once(socket, 'connect')));
  expect(await isAnswered()).toBe(false);
  await expect.poll(isAnswered, { timeout: 30_000 }).toBe(true);
  for (const socket of unread) socket.destroy();
});
