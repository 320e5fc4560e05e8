// Tests the service under Vite's dev and preview servers, beside Vite's own files and sockets.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createServer, preview, type InlineConfig } from 'vite';
import { WebSocket } from 'ws';
import type * as Directory from '../store/data-directory';
import { openDataDirectory } from '../store/data-directory';
import { mockedService } from './vite-plugin';

/** What a data directory waits for before it is opened. */
const opening = vi.hoisted(() => ({ begins: Promise.resolve() }));
vi.mock('../store/data-directory', async (importActual) => {
  const actual = await importActual<typeof Directory>();
  const openDataDirectory: typeof actual.openDataDirectory = async (folder) => {
    await opening.begins;
    return actual.openDataDirectory(folder);
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

test('vite dev that is closed while its data directory opens leaves it to the next one', async () => {
  const folder = path.join(root, 'closed-early');
  const server = await createServer(config(folder));
  opening.begins = new Promise((begin) => server.httpServer?.once('close', () => begin()));
  await server.listen();
  await server.close();
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
