// Requests, handshakes, paths and ranges that no client sends by mistake: each is refused or ends, and the service goes on.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type RunningService } from '../../mocks/server/serve';
import { createTestHook } from '../../mocks/server/test-hook-client';
import { startService, type ServiceProcess } from '../support/service/service-process';

let service: ServiceProcess;
beforeAll(async () => {
  // Unfinished requests end soon.
  service = await startService({ requestTimeout: 1000, refusalGrace: 200 });
});
afterAll(() => service.stop());

/** Sends these bytes and returns the statuses of the responses until the connection ends. */
function exchange(port: number, bytes: string | Buffer): Promise<readonly number[]> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  // The service may break the connection while the client still writes.
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => received.push(chunk));
  socket.write(bytes);
  return new Promise((resolve) =>
    socket.on('close', () => {
      const text = Buffer.concat(received).toString('latin1');
      resolve([...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)));
    }),
  );
}

const closing = 'connection: close\r\n';
const host = 'host: localhost\r\n';
const json = 'content-type: application/json\r\n';

/** Each with the status with which it is answered. */
const oddRequests: readonly (readonly [name: string, bytes: string, status: number | undefined])[] = [
  ['no HTTP', 'hello\r\n\r\n', 400],
  ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400],
  ['HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['a version that is none', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
  ['no host', `GET / HTTP/1.1\r\n${closing}\r\n`, 400],
  ['two hosts', `GET / HTTP/1.1\r\nhost: other.example\r\n${host}${closing}\r\n`, 421],
  ['a host of garbage', `GET / HTTP/1.1\r\nhost: <script>\r\n${closing}\r\n`, 421],
  ['an address of another host', `GET http://other.example/ HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['an address that is none', `GET *:99999 HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['a half escape', `GET /% HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['bytes that are no UTF-8', `GET /%ff%fe HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['a zero byte', `GET /%00 HTTP/1.1\r\n${host}${closing}\r\n`, 404],
  ['two slashes', `GET //other.example/api/feedback HTTP/1.1\r\n${host}${closing}\r\n`, 404],
  ['a long address', `GET /${'a'.repeat(60_000)} HTTP/1.1\r\n${host}${closing}\r\n`, 431],
  ['a long header', `GET / HTTP/1.1\r\n${host}x: ${'a'.repeat(60_000)}\r\n${closing}\r\n`, 431],
  ['many headers', `GET / HTTP/1.1\r\n${host}${'x: y\r\n'.repeat(20_000)}${closing}\r\n`, 431],
  ['a header without a name', `GET / HTTP/1.1\r\n${host}: a\r\n${closing}\r\n`, 400],
  ['an unknown method', `FROB / HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['TRACE', `TRACE / HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  // Node ends the connection without a word.
  ['CONNECT', `CONNECT other.example:443 HTTP/1.1\r\n${host}${closing}\r\n`, undefined],
  ['OPTIONS for all', `OPTIONS * HTTP/1.1\r\n${host}${closing}\r\n`, 400],
  ['DELETE of a page', `DELETE / HTTP/1.1\r\n${host}${closing}\r\n`, 405],
  [
    'two lengths',
    `POST /api/suggestion HTTP/1.1\r\n${host}${json}content-length: 2\r\ncontent-length: 3\r\n\r\n{}`,
    400,
  ],
  [
    'a length and chunks',
    `POST /api/suggestion HTTP/1.1\r\n${host}${json}content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ['a length that is none', `POST /api/suggestion HTTP/1.1\r\n${host}${json}content-length: -1\r\n\r\n`, 400],
  [
    'a chunk that is none',
    `POST /api/suggestion HTTP/1.1\r\n${host}${json}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
    400,
  ],
  [
    'an encoding that is unknown',
    `POST /api/suggestion HTTP/1.1\r\n${host}${json}transfer-encoding: gzip\r\n\r\n`,
    400,
  ],
  [
    'a body that never comes',
    `POST /api/suggestion HTTP/1.1\r\n${host}${json}content-length: 9\r\n\r\n`,
    408,
  ],
  ['a body in a GET', `GET / HTTP/1.1\r\n${host}${json}content-length: 2\r\n${closing}\r\n{}`, 200],
];

test('each odd request is answered on its own connection', async () => {
  const answered = await Promise.all(
    oddRequests.map(async ([name, bytes]) => ({
      name,
      statuses: await exchange(service.port, Buffer.from(bytes, 'latin1')),
    })),
  );
  expect(answered).toEqual(
    oddRequests.map(([name, , status]) => ({ name, statuses: [status ?? []].flat() })),
  );
  expect((await fetch(service.origin)).status).toBe(200);
});

test('of two requests in one, the second is answered as if it came alone', async () => {
  const second = `DELETE /api/suggestion/1 HTTP/1.1\r\n${host}${closing}\r\n`;
  expect(await exchange(service.port, `GET / HTTP/1.1\r\n${host}\r\n${second}`)).toEqual([200, 401]);
});

test('each odd handshake ends without a socket, or with a socket that breaks no other', async () => {
  const key = randomBytes(16).toString('base64');
  const usual = ['connection: Upgrade', 'upgrade: websocket', 'sec-websocket-version: 13'];
  const handshake = (lines: readonly string[], target = '/presentation?jwt=anon', method = 'GET') =>
    [`${method} ${target} HTTP/1.1`, 'host: localhost', ...lines, '', ''].join('\r\n');
  const keyed = [...usual, `sec-websocket-key: ${key}`];
  const odd = [
    handshake(usual),
    handshake([...usual, 'sec-websocket-key: short']),
    handshake([...usual, `sec-websocket-key: ${key}`, `sec-websocket-key: ${key}`]),
    handshake(['connection: Upgrade', 'upgrade: websocket', `sec-websocket-key: ${key}`]),
    ...['0', '7', '14', '-1', 'x', '13, 8'].map((version) =>
      handshake([
        'connection: Upgrade',
        'upgrade: websocket',
        `sec-websocket-version: ${version}`,
        `sec-websocket-key: ${key}`,
      ]),
    ),
    ...['POST', 'HEAD', 'DELETE'].map((method) => handshake(keyed, undefined, method)),
    ...['/', '/nowhere', '/presentation/', '/presentation', '/%', '*:99999', '//presentation?jwt=anon'].map(
      (target) => handshake(keyed, target),
    ),
    ...['', ',', 'a,,b', 'a a', 'a,a', 'x'.repeat(5000)].map((protocol) =>
      handshake([...keyed, `sec-websocket-protocol: ${protocol}`], '/presentation?jwt=made-up'),
    ),
    ...['vite-hmr', 'vite-ping'].map((protocol) =>
      handshake([...keyed, `sec-websocket-protocol: ${protocol}`], '/'),
    ),
    ...['', ';', 'permessage-deflate; server_max_window_bits=99', `a=${'"'.repeat(99)}`].map((extensions) =>
      handshake([...keyed, `sec-websocket-extensions: ${extensions}`], '/presentation?jwt='),
    ),
  ];
  for (const bytes of odd) expect([bytes, await exchange(service.port, bytes)]).not.toEqual([bytes, [101]]);
  expect((await fetch(service.origin)).status).toBe(200);
});

test('no path leads out of a folder, however it is written', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'paths-'));
  const folder = path.join(root, 'bookworm');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(root, 'secret.txt'), 'A secret');
  await writeFile(path.join(root, 'secret.webp'), 'A secret');
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  const running = await serve({ folder, port: 0, library: 'fixture' });
  const dots = [
    '..',
    '.%2e',
    '%2e.',
    '%2e%2e',
    '%2E%2E',
    '%252e%252e',
    '..;',
    '....',
    '.%00.',
    '%c0%ae%c0%ae',
  ];
  const separators = ['/', '%2f', '%5c', '\\', '%252f', '//', '%c0%af'];
  const starts = ['/', '/assets/', '/presentations/', '/presentations/9007199254740992/images/'];
  const targets = starts.flatMap((start) =>
    dots.flatMap((dot) =>
      separators.flatMap((separator) =>
        [1, 3, 5].map((depth) => `${start}${`${dot}${separator}`.repeat(depth)}secret.txt`),
      ),
    ),
  );
  const others = [
    '/etc/passwd',
    '/file:///etc/passwd',
    `/${root}/secret.txt`,
    '/secret.webp',
    '/C:%5csecret.txt',
  ];
  const all = [...targets, ...others];
  // One connection each hundred: it is kept open.
  for (let at = 0; at < all.length; at += 100) {
    const part = all.slice(at, at + 100);
    const requests = part.map((target) => `GET ${target} HTTP/1.1\r\n${host}\r\n`).join('');
    const last = `GET /nowhere HTTP/1.1\r\n${host}${closing}\r\n`;
    const statuses = await exchange(portOf(running), requests + last);
    expect(statuses.filter((status) => status !== 404 && status !== 400)).toEqual([]);
    expect(statuses).toHaveLength(part.length + 1);
  }
  await running.close();
  await rm(root, { recursive: true });
});

const portOf = ({ origin }: RunningService): number => Number(new URL(origin).port);

test('odd ranges give no more than the file, once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ranges-'));
  const running = await serve({ folder, port: 0, library: 'fixture', faults: true });
  const base64 = Buffer.from('0123456789').toString('base64');
  await createTestHook(running.origin).put({
    id: '5',
    entry: { id: '5' },
    index: '{}',
    media: [{ name: 'a.mp4', base64 }],
  });
  const ranges = [
    `bytes=${'0-,'.repeat(1000)}0-`,
    `bytes=${'0-9,'.repeat(400)}0-9`,
    'bytes=0-99999999999999999999999',
    'bytes=-99999999999999999999999',
    'bytes=99999999999999999999999-',
    'bytes=0x0-0xf',
    'bytes=1e1-',
    'bytes=-1-',
    'bytes=--1',
    'bytes=0-0-0',
    'bytes=NaN-Infinity',
    'bytes=0 - 3',
    'bytes=0-3;4-5',
    'bytes=٠-٩',
    'bits=0-3',
    'bytes',
    '=0-3',
    'bytes=5-4',
    'bytes=10-',
  ];
  for (const range of ranges) {
    const bytes = Buffer.from(
      `GET /presentations/5/a.mp4 HTTP/1.1\r\n${host}range: ${range}\r\n${closing}\r\n`,
      'utf8',
    );
    expect([range, await exchange(portOf(running), bytes)]).toEqual([
      range,
      [expect.toSatisfy((status) => [200, 206, 400, 416, 431].includes(Number(status)))],
    ]);
    const response = await fetch(`${running.origin}/presentations/5/a.mp4`, {
      headers: { range: Buffer.from(range, 'utf8').toString('latin1') },
    });
    const text = await response.text();
    expect([range, response.status === 416 ? '' : text]).toEqual([
      range,
      expect.toSatisfy((body) => '0123456789'.includes(String(body))),
    ]);
  }
  await running.close();
  await rm(folder, { recursive: true });
});
