// Has the worker delete every presentation but the named ones from this device, and all caches but theirs and the app's own (spec
// screens §12).
import { isShellCache, readMediaCacheName } from '../../contract/worker/worker-names';
import { protocolVersion as version, type PageMessage } from '../../contract/worker/worker-messages';
import type { Clock } from '../../base/clock';

export interface ForgetPresentationsDeps {
  /** Returns the worker that is active; undefined where there is none. */
  readonly activeWorker: () => Promise<
    { postMessage(message: PageMessage, transfer: Transferable[]): void } | undefined
  >;
  /** Undefined where the page has no cache storage. */
  readonly caches: Pick<CacheStorage, 'keys' | 'delete'> | undefined;
  readonly clock: Clock;
  /** How long the worker may take, in milliseconds. */
  readonly timeout: number;
}

/**
 * Deletes every presentation but those with the ids in `keep`; resolves when that is done. Deletes the caches itself when there is no
 * worker, or none that answers in time: the next one removes their records. Rejects when the browser refuses access to the caches.
 */
export async function forgetPresentations(
  keep: readonly string[],
  { activeWorker, caches, clock, timeout }: ForgetPresentationsDeps,
): Promise<void> {
  const worker = await activeWorker().catch(() => undefined);
  if (worker !== undefined) await postAndWait(worker, { version, type: 'forget', keep }, clock, timeout);
  for (const name of (await caches?.keys()) ?? []) if (!isKept(name, keep)) await caches?.delete(name);
}

/** Returns whether a cache holds the app itself, or a presentation to keep. Any other cache may hold data of a visitor. */
function isKept(name: string, keep: readonly string[]): boolean {
  const id = readMediaCacheName(name)?.id;
  return isShellCache(name) || (id !== undefined && keep.includes(id));
}

/** Posts a message with a port; resolves when something comes back through it, or `timeout` milliseconds are over. */
function postAndWait(
  worker: { postMessage(message: PageMessage, transfer: Transferable[]): void },
  message: PageMessage,
  clock: Clock,
  timeout: number,
): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const done = (): void => {
      cancel();
      port1.close();
      resolve();
    };
    const cancel = clock.after(timeout, done);
    port1.addEventListener('message', done);
    port1.start();
    worker.postMessage(message, [port2]);
  });
}

/** Returns the dependencies from the browser, but for the limits. */
export function browserForgetDeps(): Pick<ForgetPresentationsDeps, 'activeWorker' | 'caches'> {
  return {
    caches: 'caches' in globalThis ? globalThis.caches : undefined,
    activeWorker: async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      return registration?.active ?? undefined;
    },
  };
}
