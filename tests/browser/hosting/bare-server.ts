// A host of files that knows nothing but names: no ranges, no headers but the types that most hosts know, and pages where a file is missing.
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { portOf } from '../../../mocks/server/serve';
import type { RunningServer } from './web-servers';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
};

/** Starts it on loopback for the files of a folder. */
export async function startBareServer(folder: string): Promise<RunningServer> {
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost');
    const name = pathname === '/' ? '/index.html' : pathname;
    readFile(path.join(folder, name)).then(
      (bytes) =>
        res.setHeader('content-type', types[path.extname(name)] ?? 'application/octet-stream').end(bytes),
      () => res.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>404</title>'),
    );
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  return {
    origin: `http://localhost:${portOf(server.address(), 0)}`,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
