// Starts the service as a child process, queries its state and kills it.
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { ServeOptions } from '../../../mocks/server/serve';
import { forkBundled } from './fork-bundled';

const messageSchema = v.union([v.object({ origin: v.string() }), v.object({ peak: v.number() })]);
/** A message of the process: its origin, or its peak memory since the last query, in bytes. */
export type ServiceMessage = v.InferOutput<typeof messageSchema>;

interface LaunchOptions extends Pick<
  ServeOptions,
  | 'requestTimeout'
  | 'maxConnections'
  | 'refusalGrace'
  | 'streamLimits'
  | 'unreadTimeout'
  | 'library'
  | 'faults'
  | 'hosts'
  | 'allowSignUp'
  | 'hashCost'
> {
  readonly dataFolder?: string;
}

export interface ServiceProcess {
  readonly origin: string;
  readonly port: number;
  /** Returns the peak memory of the process since the last call, in bytes. */
  peakMemory(): Promise<number>;
  /** Returns false once the process has ended. */
  isAlive(): boolean;
  stop(): Promise<void>;
  /** Ends the process at once, as `kill -9` or a failing machine does, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Starts the process for families with a site of one page, without waiting until it listens. Removes the site when the process has ended. */
export async function launchService(options: LaunchOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  const site = path.join(folder, 'bookworm');
  await mkdir(site);
  await writeFile(path.join(site, 'index.html'), '<!doctype html><title>Bookworm</title>');
  const program = path.join(import.meta.dirname, 'run-service.ts');
  const child = await forkBundled(program, [site, JSON.stringify(options)], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => rm(folder, { recursive: true }));
  return {
    child,
    ended,
    end: async (signal: NodeJS.Signals): Promise<void> => {
      child.kill(signal);
      await ended;
    },
  };
}

/** Starts the service. Throws with its error output when it ends before it listens. */
export async function startService(options: LaunchOptions = {}): Promise<ServiceProcess> {
  const { child, ended, end } = await launchService(options);
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const next = async () => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error(`The service has ended: ${errors}`))),
    ]);
    return v.parse(messageSchema, message);
  };
  const greeting = await next();
  if (!('origin' in greeting)) throw new Error('The service did not say where it listens');
  return {
    origin: greeting.origin,
    port: Number(new URL(greeting.origin).port),
    async peakMemory() {
      const response = next();
      child.send('peak');
      const message = await response;
      return 'peak' in message ? message.peak : Number.NaN;
    },
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
