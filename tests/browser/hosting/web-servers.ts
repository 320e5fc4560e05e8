// Starts the system's nginx and Caddy on loopback with the site files of a build.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { portOf } from '../../../mocks/server/serve';
import { start } from '../../engines/drivers/processes';

export type WebServer = 'nginx' | 'caddy';

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a web server with the site file beside a build, and waits until it answers. The file is changed in nothing but where it listens and
 * where it finds the service.
 */
export async function startWebServer(
  server: WebServer,
  build: string,
  serviceOrigin?: string,
): Promise<RunningServer> {
  const folder = await mkdtemp(path.join(tmpdir(), `bookworm-${server}-`));
  const port = await freePort();
  const { extension, listening, around, command } = servers[server];
  const site = await readFile(`${path.resolve(build)}.${extension}`, 'utf8');
  const config = path.join(folder, 'config');
  const moved = around(site.replaceAll(listening.pattern, listening.at(port)), folder);
  await writeFile(
    config,
    serviceOrigin === undefined ? moved : moved.replace('127.0.0.1:4173', new URL(serviceOrigin).host),
  );
  const [program = '', ...args] = command(config, folder);
  const running = start(program, args, { HOME: folder });
  let printed = '';
  running.onOutput((text) => (printed += text));
  const origin = `http://localhost:${port}`;
  const answers = async () => (await fetch(origin).catch(() => undefined))?.status ?? printed;
  await expect.poll(answers).toBe(200);
  return {
    origin,
    async stop() {
      await running.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const servers = {
  nginx: {
    extension: 'nginx.conf',
    listening: {
      pattern: /^ {4}listen (\[::\]:)?80;$/gm,
      at: (port: number) => `listen 127.0.0.1:${port};`,
    },
    around: (site: string, folder: string) =>
      [
        // Its workers would be another user, who may not read the build.
        process.getuid?.() === 0 ? 'user root;' : '',
        'daemon off;',
        `pid ${folder}/pid;`,
        'events { }',
        'http {',
        'access_log off;',
        ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
          (each) => `${each}_temp_path ${folder}/${each};`,
        ),
        // The second address of the site, which is the first one here.
        site.replace(/(listen [^;]+;)\s*\1/, '$1'),
        '}',
      ].join('\n'),
    command: (config: string, folder: string) => ['nginx', '-e', 'stderr', '-p', folder, '-c', config],
  },
  caddy: {
    extension: 'Caddyfile',
    listening: { pattern: /^[\w.-]+ \{$/gm, at: (port: number) => `http://localhost:${port} {` },
    around: (site: string) => `{\n\tadmin off\n}\n${site}`,
    command: (config: string) => ['caddy', 'run', '--adapter', 'caddyfile', '--config', config],
  },
} as const;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const port = portOf(server.address(), 0);
      server.close(() => resolve(port));
    });
  });
}
