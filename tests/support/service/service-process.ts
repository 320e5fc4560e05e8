// Starts the service as a child process and queries its state.
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import type { ServeOptions } from '../../../mocks/server/serve';
import { forkBundled } from './fork-bundled';

const messageSchema = v.union([v.object({ origin: v.string() }), v.object({ peak: v.number() })]);
/** A message of the process: the port, or its peak memory since the last query, in bytes. */
export type ServiceMessage = v.InferOutput<typeof messageSchema>;

export interface ServiceProcess {
  readonly origin: string;
  readonly port: number;
  /** Returns the peak memory of the process since the last call, in bytes. */
  peakMemory(): Promise<number>;
  /** Returns false once the process has ended. */
  isAlive(): boolean;
  stop(): Promise<void>;
  /** Ends the process at once, as a failing machine would. */
  kill(): Promise<void>;
}

/** Starts the service with a site of one page. Throws when it ends before it listens. */
export async function startService(
  options: Pick<ServeOptions, 'requestTimeout' | 'maxConnections' | 'library'> & {
    readonly dataFolder?: string;
  } = {},
): Promise<ServiceProcess> {
  const folder = await mkdtemp(path.join(tmpdir(), 'security-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><title>Bookworm</title>');
  const program = path.join(import.meta.dirname, 'run-service.ts');
  const child = await forkBundled(program, [folder, JSON.stringify(options)]);
  const ended = once(child, 'exit');
  const next = async () => {
    const [message]: unknown[] = await Promise.race([
      once(child, 'message'),
      ended.then(() => Promise.reject(new Error('The service has ended'))),
    ]);
    return v.parse(messageSchema, message);
  };
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
    await rm(folder, { recursive: true });
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
