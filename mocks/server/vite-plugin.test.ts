// Tests the service under Vite's dev and preview servers, beside Vite's own files and sockets.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer, preview, type InlineConfig, type ViteDevServer } from 'vite';
import { WebSocket } from 'ws';
import type * as Directory from '../store/data-directory';
import { openDataDirectory } from '../store/data-directory';
import { mockedService } from './vite-plugin';

/** What a data directory waits for before it is opened. */
const opening = vi.hoisted(() => ({ begins: Promise.resolve(), opened: 0 }));
vi.mock('../store/data-directory', async (importActual) => {
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

describe.each(['dev', 'preview'] as const)('vite %s', (name) => {
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

test('vite dev is ready only when it has its data directory, so that it says nothing before one that is taken ends it', async () => {
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
