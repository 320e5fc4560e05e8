// The baseline: bare pages that fetch the same bytes and paint the same pictures as the product, and do nothing else.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BaselineSite {
  readonly origin: string;
  readonly port: number;
  /** Sets the page that `address` shows from now on. */
  show(page: BaselinePage): void;
  /** Serves these files from now on, the page at '/' among them. */
  serve(files: readonly BaselineFile[]): void;
  close(): Promise<void>;
}

/** What a bare page fetches; bodies are as the product's server sends them. */
interface BaselinePage {
  /** Scripts and styles, fetched as such and not run. */
  readonly inert: readonly BaselineFile[];
  readonly pictures: readonly BaselineFile[];
  readonly sounds: readonly BaselineFile[];
  /** Whether a bare service worker saves all of it in a cache. */
  readonly offline: boolean;
}

export interface BaselineFile {
  readonly path: string;
  readonly type: string;
  readonly encoding?: string;
  readonly body: Buffer;
}

const worker = `
const files = 'baseline';
self.addEventListener('install', (event) => event.waitUntil(
  fetch('/files.json').then((answer) => answer.json())
    .then((paths) => caches.open(files).then((cache) => cache.addAll(paths))).then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(
  caches.match(event.request, { ignoreSearch: true }).then((kept) => kept ?? fetch(event.request))));
`;

function html({ inert, pictures, sounds, offline }: BaselinePage): string {
  const links = inert.map(({ path }) => `<link rel="preload" as="fetch" crossorigin href="${path}">`);
  const images = pictures.map(({ path }) => `<img src="${path}" alt="" width="200" height="200">`);
  const audio = sounds.map(({ path }) => `<audio preload="auto" src="${path}"></audio>`);
  const register = offline ? '<script src="/register.js"></script>' : '';
  const content = [...links, ...images, ...audio, register].join('');
  return `<!doctype html><meta charset="utf-8"><title>Baseline</title>${content}`;
}

/** Serves one bare page and its files on a free port. */
export async function openBaselineSite(): Promise<BaselineSite> {
  let files = new Map<string, BaselineFile>();
  const serve = (served: readonly BaselineFile[]): void => {
    files = new Map(served.map((file) => [file.path, file]));
  };
  const server = createServer((request, response) => answer(files, request, response));
  await new Promise<void>((ready) => server.listen(0, ready));
  const port = portOf(server.address());
  return {
    port,
    origin: `http://localhost:${port}`,
    show: (page) => serve(filesOf(page)),
    serve,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function filesOf(page: BaselinePage): BaselineFile[] {
  const all = [...page.inert, ...page.pictures, ...page.sounds];
  return [
    ...all,
    textFile('/', 'text/html; charset=utf-8', html(page)),
    textFile('/worker.js', 'text/javascript', worker),
    textFile('/register.js', 'text/javascript', "navigator.serviceWorker.register('/worker.js');"),
    textFile(
      '/files.json',
      'application/json',
      JSON.stringify(['/', '/register.js', ...all.map(({ path }) => path)]),
    ),
  ];
}

/** Returns a file with this content. */
export function textFile(path: string, type: string, body: string): BaselineFile {
  return { path, type, body: Buffer.from(body) };
}

function answer(files: Map<string, BaselineFile>, request: IncomingMessage, response: ServerResponse): void {
  const file = files.get(new URL(request.url ?? '/', 'http://baseline').pathname);
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  response
    .writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': file.path === '/' ? 'no-cache' : 'public, max-age=3600',
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
    })
    .end(file.body);
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The baseline has no port');
  return address.port;
}
