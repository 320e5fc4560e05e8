// Tests the service under Vite's dev and preview servers, beside Vite's own files and sockets.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer, preview, type InlineConfig, type ViteDevServer } from 'vite';
import { WebSocket } from 'ws';
import type * as Directory from '../service/store/data-directory';
import { openDataDirectory } from '../service/store/data-directory';
import { mockedService } from './vite-plugin';

/** What a data directory waits for before it is opened. */
const opening = vi.hoisted(() => ({ begins: Promise.resolve(), opened: 0 }));
vi.mock('../service/store/data-directory', async (importActual) => {
  const actual = await importActual<typeof Directory>();
  const openDataDirectory: typeof actual.openDataDirectory = async (folder) => {
    await opening.begins;
    const data = await actual.openDataDirectory(folder);
    opening.opened += 1;
    return data;
  };
  return { ...actual, openDataDirectory };
});

let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'vite-plugin-'));
  await mkdir(path.join(root, 'dist'));
  for (const file of ['index.html', 'dist/index.html'])
    await writeFile(path.join(root, file), '<!doctype html><title>Bookworm</title>');
});
afterAll(() => rm(root, { recursive: true }));

const config = (dataFolder?: string): InlineConfig => ({
  configFile: false,
  root,
  appType: 'mpa',
  mode: 'bookworm',
  logLevel: 'error',
  plugins: [mockedService({ library: 'fixture', ...(dataFolder ? { dataFolder } : {}) })],
  server: { port: 0, host: '127.0.0.1' },
  preview: { port: 0, host: '127.0.0.1' },
});

const servers = {
  dev: async () => {
    const server = await createServer(config());
    return server.listen();
  },
  preview: () => preview(config()),
};

/** Waits until Vite listens, which may be before its `listen` resolves. */
async function portIsOpen({ httpServer }: ViteDevServer): Promise<void> {
  if (httpServer === null) throw new Error('Vite has no server of its own');
  await once(httpServer, 'listening');
}

/** Asks for a socket, waits for the status, and does its worst. Resolves with the status when the connection is closed; 0 without one. */
async function breakSocket(
  origin: string,
  { target = '/', protocol = 'vite-ping', headers = '' },
  worst: Buffer | 'reset',
): Promise<number> {
  const { hostname, port, host } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const closed = new Promise<void>((close) => socket.on('close', () => close()));
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET ${target} HTTP/1.1\r\nhost: ${host}\r\nconnection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n` +
      `sec-websocket-key: ${key}\r\nsec-websocket-protocol: ${protocol}\r\n${headers}\r\n`,
  );
  const answer = await Promise.race([once(socket, 'data'), closed.then(() => [])]);
  if (worst === 'reset') socket.resetAndDestroy();
  else socket.write(worst);
  await closed;
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(String(answer[0]))?.[1] ?? 0);
}

describe.each(['dev', 'preview'] as const)('vite %s', (name) => {
  test('is ended by no socket', async () => {
    const server = await servers[name]();
    const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    const uncaught = vi.fn<(error: Error) => void>();
    process.on('uncaughtException', uncaught);
    const reserved = Buffer.from([0xc1, 0x80, 0, 0, 0, 0]);
    try {
      for (const worst of [reserved, 'reset'] as const) {
        // Vite's client finds out by it whether its server is back, and has the token of the one before.
        const status = await breakSocket(
          origin,
          { target: '/?token=old', headers: `origin: ${origin}\r\n` },
          worst,
        );
        expect(status).toBe(name === 'dev' ? 101 : 0);
        expect(uncaught.mock.calls).toEqual([]);
        for (const protocol of ['vite-ping', 'vite-hmr', 'other'])
          for (const target of ['/nowhere', '*:99999', '/%'])
            expect(await breakSocket(origin, { target, protocol }, worst)).toBe(0);
        expect(await breakSocket(origin, { headers: 'origin: https://example.com\r\n' }, worst)).toBe(0);
      }
      expect((await fetch(`${origin}/`)).status).toBe(200);
      expect(uncaught.mock.calls).toEqual([]);
    } finally {
      process.off('uncaughtException', uncaught);
      await server.close();
    }
  });

  test('serves pages and the service over one port', async () => {
    const server = await servers[name]();
    const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    try {
      expect(await (await fetch(`${origin}/`)).text()).toContain('<title>Bookworm</title>');
      expect(await (await fetch(`${origin}/api/presentation`)).json()).toHaveLength(2);
      expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
      expect((await fetch(`${origin}/__test__/requests`)).status).toBe(404);
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/presentation?jwt=made-up`);
      const refused = new Promise((_, reject) => socket.on('error', reject));
      await expect(refused).rejects.toThrow('401');
    } finally {
      await server.close();
    }
  });
});

test('vite dev with a data directory keeps what it stored over a restart, and serves none of its files', async () => {
  const server = await createServer(config(path.join(root, 'data')));
  await server.listen();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
  try {
    const rating = {
      id: crypto.randomUUID(),
      presentationId: '9007199254740992',
      storyRating: 5,
      imageRating: 4,
      voiceRating: 3,
      comment: 'Read before the restart',
    };
    const stored = await fetch(`${origin}/api/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer anon' },
      body: JSON.stringify(rating),
    });
    expect(stored.ok).toBe(true);
    await server.restart();
    expect(await (await fetch(`${origin}/api/feedback`)).json()).toContainEqual(rating);
    for (const file of ['/data/bookworm.db', '/data/forbidden-titles.txt'])
      expect((await fetch(`${origin}${file}`)).status).toBe(403);
  } finally {
    await server.close();
  }
});

test('vite dev reports that it is ready only once it has opened its data directory', async () => {
  const server = await createServer(config(path.join(root, 'waited-for')));
  let begin = (): void => undefined;
  opening.begins = new Promise((resolve) => {
    begin = resolve;
  });
  const before = opening.opened;
  const ready = server.listen().then(() => opening.opened);
  await portIsOpen(server);
  begin();
  expect(await ready).toBe(before + 1);
  await server.close();
});

test('vite dev that is closed while its data directory opens leaves it to the next one', async () => {
  const folder = path.join(root, 'closed-early');
  const server = await createServer(config(folder));
  opening.begins = new Promise((begin) => server.httpServer?.once('close', () => begin()));
  const listening = server.listen();
  await portIsOpen(server);
  await Promise.all([server.close(), listening]);
  const data = await openDataDirectory(folder);
  expect(data.folder).toBe(folder);
  data.close();
});

test('leaves Vite’s own socket to Vite', async () => {
  const server = await servers.dev();
  const origin = (server.resolvedUrls?.local[0] ?? '').replace('http', 'ws');
  const socket = new WebSocket(`${origin}?token=${server.config.webSocketToken}`, 'vite-hmr');
  const greeting = await new Promise((resolve) =>
    socket.on('message', (data: Buffer) => resolve(data.toString())),
  );
  expect(greeting).toContain('connected');
  await server.close();
});
