// Requests that are too large, too slow or too many neither exhaust the memory nor block other clients.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type ServiceProcess } from '../support/service/service-process';

const megabyte = 1024 * 1024;
let service: ServiceProcess;
beforeAll(async () => {
  // A test that the machine lets wait reads its refusal late.
  service = await startService({ refusalGrace: 30_000 });
});
afterAll(() => service.stop());

interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly bytes: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether Content-Length is sent. */
  readonly isAnnounced?: boolean;
}

/** Sends zeros until the service stops reading, and returns the status of its response. */
async function send({ path, method = 'POST', bytes, headers = {}, isAnnounced = false }: Sent) {
  const asked = request({
    port: service.port,
    path,
    method,
    headers: {
      'content-type': 'application/json',
      ...(isAnnounced ? { 'content-length': String(bytes) } : { 'transfer-encoding': 'chunked' }),
      ...headers,
    },
  });
  const answered = once(asked, 'response');
  const over = new AbortController();
  for (const end of ['error', 'response'] as const) asked.on(end, () => over.abort());
  const chunk = Buffer.alloc(megabyte, ' ');
  for (let left = bytes; left > 0 && !over.signal.aborted; left -= chunk.length) {
    const isTaken = asked.write(chunk.subarray(0, left));
    if (!isTaken) await Promise.race([once(asked, 'drain'), answered, once(asked, 'close')]).catch(() => []);
  }
  if (!over.signal.aborted) asked.end();
  const [response]: IncomingMessage[] = await answered;
  response?.resume();
  asked.destroy();
  return response?.statusCode;
}

describe('an endless body', () => {
  test.each<[string, Sent]>([
    ['to a path that nobody answers', { path: '/nowhere', bytes: 1500 * megabyte }],
    ['announced', { path: '/nowhere', bytes: 1500 * megabyte, isAnnounced: true }],
    ['to a call without a right', { path: '/api/suggestion/1', method: 'DELETE', bytes: 1500 * megabyte }],
    ['to a file', { path: '/index.html', method: 'PUT', bytes: 1500 * megabyte }],
    ['as a rating', { path: '/api/feedback', bytes: 1500 * megabyte }],
    ['as a question', { path: '/api/question', bytes: 1500 * megabyte }],
    ['as a person', { path: '/api/personData', bytes: 1500 * megabyte }],
    ['to the identity provider', { path: '/identity-provider', bytes: 1500 * megabyte }],
    ['to the test hook, which is closed', { path: '/__test__/put', bytes: 1500 * megabyte }],
  ])('%s is answered 413 and fills no memory', async (_, sent) => {
    const before = await service.peakMemory();
    expect(await send(sent)).toBe(413);
    expect((await service.peakMemory()) - before).toBeLessThan(60 * megabyte);
    expect(service.isAlive()).toBe(true);
  });

  test.each([
    ['/api/suggestion', 64 * 1024, 400, 413],
    ['/api/question', 8 * megabyte, 400, 413],
  ])('%s takes %i bytes and not one more', async (path, bytes, taken, refused) => {
    expect(await send({ path, bytes })).toBe(taken);
    expect(await send({ path, bytes: bytes + 1 })).toBe(refused);
  });

  test('is refused when there are too many at once', async () => {
    const before = await service.peakMemory();
    const sent = Array.from({ length: 60 }, () => send({ path: '/api/question', bytes: 8 * megabyte }));
    const statuses = await Promise.all(sent);
    expect(statuses).toContain(400);
    expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([]);
    // All sixty would take ten times as much. V8 collects when it has time: a busy machine was seen at 251.
    expect((await service.peakMemory()) - before).toBeLessThan(350 * megabyte);
    expect(await send({ path: '/api/question', bytes: megabyte })).toBe(400);
  });
});

describe('a service with short limits', () => {
  test('breaks the connection to a client that is refused and goes on sending', async () => {
    // Long enough for a busy machine to read the answer: breaking the connection discards what was not read.
    const strict = await startService({ refusalGrace: 2000 });
    const socket = connect(strict.port, '127.0.0.1');
    // Broken while data is on its way, which is an error to one side or the other.
    socket.on('error', () => undefined);
    // `once` would reject with that error.
    const broken = new Promise<void>((close) => socket.on('close', () => close()));
    socket.write(
      `POST /nowhere HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: ${1500 * megabyte}\r\n\r\n{`,
    );
    const [response]: Buffer[] = await once(socket, 'data');
    expect(response?.toString()).toContain('413');
    const sending = setInterval(() => socket.write(' '), 20);
    await broken;
    clearInterval(sending);
    await strict.stop();
  });

  test('aborts a request that does not end', async () => {
    const strict = await startService({ requestTimeout: 300 });
    const socket = connect(strict.port, '127.0.0.1');
    socket.write(
      `POST /api/suggestion HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
    const [response]: Buffer[] = await once(socket, 'data');
    expect(response?.toString()).toContain('408');
    await strict.stop();
  });

  test('accepts a limited number of connections until one ends', async () => {
    const strict = await startService({ maxConnections: 3 });
    const idle = [1, 2, 3].map(() => connect(strict.port, '127.0.0.1'));
    await Promise.all(idle.map((socket) => once(socket, 'connect')));
    const surplus = connect(strict.port, '127.0.0.1');
    await once(surplus, 'close');
    idle[0]?.destroy();
    await expect
      .poll(() =>
        fetch(`${strict.origin}/`).then(
          (response) => response.status,
          () => 0,
        ),
      )
      .toBe(200);
    for (const socket of idle) socket.destroy();
    await strict.stop();
  });
});
