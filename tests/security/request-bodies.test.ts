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
  const asAnyone = { authorization: 'Bearer anon' };
  test.each<[string, number, Omit<Sent, 'bytes'>]>([
    ['to a path that nobody answers', 413, { path: '/nowhere' }],
    ['announced', 413, { path: '/nowhere', isAnnounced: true }],
    ['to a call without a right', 401, { path: '/api/suggestion/1', method: 'DELETE' }],
    ['to a call of staff', 401, { path: '/api/presentation/1', method: 'DELETE', headers: asAnyone }],
    ['to a file', 413, { path: '/index.html', method: 'PUT' }],
    ['as a rating without a token', 401, { path: '/api/feedback' }],
    ['as a rating', 413, { path: '/api/feedback', headers: asAnyone }],
    ['as a question', 413, { path: '/api/question' }],
    ['as a person without a token', 401, { path: '/api/personData' }],
    [
      'as a person with a made-up token',
      401,
      { path: '/api/personData', headers: { authorization: 'Bearer x' } },
    ],
    ['as a person', 413, { path: '/api/personData', headers: asAnyone }],
    ['to the identity provider', 413, { path: '/identity-provider' }],
    ['to the test hook, which is closed', 413, { path: '/__test__/put' }],
  ])('%s is answered %i and fills no memory', async (_, status, sent) => {
    const before = await service.peakMemory();
    expect(await send({ ...sent, bytes: 1500 * megabyte })).toBe(status);
    expect((await service.peakMemory()) - before).toBeLessThan(60 * megabyte);
    expect(service.isAlive()).toBe(true);
  });

  test.each([
    ['/api/suggestion', 64 * 1024, 400, 413],
    ['/api/question', megabyte, 400, 413],
    ['/new-slidedeck', 8 * megabyte, 400, 413],
  ])('%s takes %i bytes and not one more', async (path, bytes, taken, refused) => {
    expect(await send({ path, bytes, headers: asAnyone })).toBe(taken);
    expect(await send({ path, bytes: bytes + 1, headers: asAnyone })).toBe(refused);
  });

  test('is refused when there are too many at once', async () => {
    const before = await service.peakMemory();
    const large = { path: '/new-slidedeck', bytes: 8 * megabyte, headers: asAnyone };
    const statuses = await Promise.all(Array.from({ length: 60 }, () => send(large)));
    expect(statuses).toContain(400);
    expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([]);
    // All sixty would take ten times as much. V8 collects when it has time: a busy machine was seen at 251.
    expect((await service.peakMemory()) - before).toBeLessThan(350 * megabyte);
    expect(await send({ path: '/api/question', bytes: megabyte })).toBe(400);
  });
});

test.each([
  ['nested deeper than any call needs', `${'['.repeat(33)}${']'.repeat(33)}`],
  ['of more values than any call needs', `[${'0,'.repeat(10_000)}0]`],
])('JSON %s is refused before it is parsed', async (_, json) => {
  const response = await fetch(`${service.origin}/api/suggestion`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"suggestion":"Clouds","more":${json}}`,
  });
  expect([response.status, await response.text()]).toEqual([400, '{"message":"Bad Request"}']);
});

describe('a service with short limits', () => {
  test('breaks the connection to a client that is refused and goes on sending', async () => {
    // Long enough for a busy machine to read the answer: breaking the connection discards unread bytes.
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
