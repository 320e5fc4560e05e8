// Fetches many media a few at a time, until they are all here, the time is up or something stands in the way.
import { StorageFullError, UnreachableError } from './medium/errors';
import { fetchMedium } from './medium/fetch-medium';
import type { MediumRequest } from './medium/request';
import { sizeIn } from './medium/stored-medium';

/** How a batch ended. `resting`: its time is up; browsers end workers that stay busy for minutes. */
export type BatchEnd = 'all' | 'resting' | 'network' | 'storage-full' | 'taken-back';

export interface Batch extends Omit<MediumRequest, 'url'> {
  readonly urls: readonly string[];
  /** Lets so many in at a time, over all batches. */
  readonly gate: Gate;
  /** Whether there is time to begin another. */
  readonly hasTime: () => boolean;
  readonly onStored: (url: string, bytes: number) => void;
  readonly onMissing: (url: string) => void;
}

/** Runs work, so much at a time; the rest waits in order. */
export type Gate = (work: () => Promise<void>) => Promise<void>;

/** A gate that lets `atOnce` works run side by side. */
export function createGate(atOnce: number): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((enter) => waiting.push(enter));
    try {
      await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Fetches in the order given. One medium out of reach does not keep the others back; a full device does. */
export async function fetchBatch(batch: Batch): Promise<BatchEnd> {
  let end: BatchEnd = 'all';
  const mayBegin = () => {
    if (batch.signal.aborted) end = 'taken-back';
    else if (end === 'all' && !batch.hasTime()) end = 'resting';
    return end === 'all' || (end === 'network' && batch.hasTime());
  };
  const fetchOne = async (url: string) => {
    if (!mayBegin()) return;
    try {
      const outcome = await fetchMedium({ ...batch, url });
      if (batch.signal.aborted) end = 'taken-back';
      else if (outcome === 'missing') batch.onMissing(url);
      else batch.onStored(url, await sizeIn(batch.into, url));
    } catch (error) {
      end = endAfter(error, batch.signal, end);
    }
  };
  await Promise.all(batch.urls.map((url) => batch.gate(() => fetchOne(url))));
  return end;
}

function endAfter(error: unknown, signal: AbortSignal, end: BatchEnd): BatchEnd {
  if (signal.aborted) return 'taken-back';
  if (error instanceof StorageFullError) return 'storage-full';
  if (error instanceof UnreachableError) return end === 'storage-full' ? end : 'network';
  throw error;
}
