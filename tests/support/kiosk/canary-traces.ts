// Looks for what a visitor left: in all that the browser stores for the site, in the memory of the page and of the worker, and in the
// addresses.
import type { CDPSession, Page } from '@playwright/test';
import * as v from 'valibot';
import { readStoredData } from '../browser/stored-data';
import { canaryWords } from './canary-words';

/** Photos and recordings as the page holds and sends them, whatever they show. */
const media = [/data:image\/(?:jpeg|png|webp);base64,[\w+/]{16}/, /data:audio\/[\w-]+;base64,[\w+/]{16}/];

/** Returns what of a visitor is in a text; `ids` are those of the presentations that they made. */
function tracesIn(text: string, ids: readonly string[]): string[] {
  const words = canaryWords.filter((word) => text.includes(word));
  // Short ids are part of other numbers.
  const named = ids.filter((id) => new RegExp(`["/-]${id}(?:["/-]|\\\\")`).test(text));
  return [...words, ...named, ...media.flatMap((pattern) => pattern.exec(text)?.[0] ?? [])];
}

/** Sends a command of the protocol; resolves when it is answered. */
type Send = (
  method: `HeapProfiler.${'enable' | 'collectGarbage' | 'takeHeapSnapshot' | 'disable'}`,
) => Promise<unknown>;

/** Takes a snapshot of a heap after collecting garbage; `chunks` are what it has sent. */
async function takeHeap(send: Send): Promise<void> {
  await send('HeapProfiler.enable');
  await send('HeapProfiler.collectGarbage');
  await send('HeapProfiler.takeHeapSnapshot');
  await send('HeapProfiler.disable');
}

/** Returns the strings of a snapshot, which holds the first 1024 characters of each. */
const stringsOf = (chunks: readonly string[]): string => {
  const all = chunks.join('');
  return all.slice(all.lastIndexOf('"strings":'));
};

async function heapOfPage(session: CDPSession): Promise<string> {
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await takeHeap((method) => session.send(method));
  return stringsOf(chunks);
}

const messageSchema = v.looseObject({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.looseObject({ chunk: v.optional(v.string()) })),
});

/** Returns the heaps of the workers of the browser, through the session of a page. */
async function heapsOfWorkers(session: CDPSession): Promise<string[]> {
  const { targetInfos } = await session.send('Target.getTargets');
  const heaps: string[] = [];
  for (const { targetId, type } of targetInfos) {
    if (type !== 'service_worker') continue;
    const chunks: string[] = [];
    const waiting = new Map<number, () => void>();
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
    const onMessage = (event: { readonly sessionId: string; readonly message: string }): void => {
      if (event.sessionId !== sessionId) return;
      const message = v.parse(messageSchema, JSON.parse(event.message));
      if (message.method === 'HeapProfiler.addHeapSnapshotChunk') chunks.push(message.params?.chunk ?? '');
      if (message.id !== undefined) waiting.get(message.id)?.();
    };
    session.on('Target.receivedMessageFromTarget', onMessage);
    let last = 0;
    await takeHeap(async (method) => {
      last += 1;
      const id = last;
      const answered = new Promise<void>((resolve) => waiting.set(id, resolve));
      await session.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
      await answered;
    });
    session.off('Target.receivedMessageFromTarget', onMessage);
    await session.send('Target.detachFromTarget', { sessionId });
    heaps.push(stringsOf(chunks));
  }
  return heaps;
}

/**
 * Returns the traces of a visitor, each with its place; `ids` are those of what they made. The heaps are read first: asking for the
 * rest fills them.
 */
export async function tracesOf(page: Page, ids: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const places: Record<string, string> = { 'memory of the page': await heapOfPage(session) };
  (await heapsOfWorkers(session)).forEach((text, nth) => (places[`memory of worker ${nth}`] = text));
  await session.detach();
  Object.assign(places, await readStoredData(page));
  return Object.entries(places).flatMap(([place, text]) =>
    tracesIn(text, ids).map((trace) => `${place}: ${trace}`),
  );
}
