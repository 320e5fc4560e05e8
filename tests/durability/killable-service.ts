// Starts the service with a data directory as a child process, and kills it.
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { forkBundled } from '../support/service/fork-bundled';

const greetingSchema = v.object({ origin: v.string() });

export interface KillableService {
  readonly origin: string;
  /** Ends the process at once, as `kill -9` does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** The directories of a service below one folder: `data` is its data directory. */
export interface ServicePlaces {
  readonly site: string;
  readonly data: string;
}

/** Makes the site of a service, of one page. */
export async function preparePlaces(root: string): Promise<ServicePlaces> {
  const places = { site: path.join(root, 'bookworm'), data: path.join(root, 'data') };
  await mkdir(places.site, { recursive: true });
  await writeFile(path.join(places.site, 'index.html'), '<!doctype html><title>Bookworm</title>');
  return places;
}

const program = path.join(import.meta.dirname, '../support/service/run-service.ts');

/** Starts a process without waiting for what it does. */
export function launch({ site, data }: ServicePlaces): Promise<ChildProcess> {
  return forkBundled(program, [site, JSON.stringify({ dataFolder: data, faults: true })], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
}

/** Starts the service. Throws with its error output when it ends before it listens. */
export async function startKillableService(places: ServicePlaces): Promise<KillableService> {
  const child = await launch(places);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'exit');
  const [greeting]: unknown[] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`The service has ended: ${errors}`))),
  ]);
  const { origin } = v.parse(greetingSchema, greeting);
  return {
    origin,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
