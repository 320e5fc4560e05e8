// Decides which presentation is downloaded next, and lets the most urgent request go first.
import { maxRetry } from '../ledger/save-state';
import type { SaveRecord } from '../ledger/record';
import type { IsClientOpen } from '../storage/clients';

/** Returns the urgency, lowest first: what is being viewed, then what was asked for, then what was opened. */
export function urgencyOf(record: SaveRecord, isOpen: IsClientOpen): number {
  if (record.viewers.some(({ client }) => isOpen(client))) return 0;
  return { 'asked-for': 1, opened: 2, viewing: 3 }[record.origin];
}

/** Returns the records, the most urgent first; among equals, the one requested first. */
export function inOrder(records: Iterable<SaveRecord>, isOpen: IsClientOpen): SaveRecord[] {
  return [...records].sort((a, b) => urgencyOf(a, isOpen) - urgencyOf(b, isOpen) || a.wishedAt - b.wishedAt);
}

/**
 * Returns whether a download resumes by itself at `now` (milliseconds since 1970): it is unfinished, or its retry is
 * due.
 */
export function isDue({ state, retry }: SaveRecord, now: number): boolean {
  switch (state) {
    case 'queued':
    case 'saving':
    case 'incomplete':
      // A time further ahead than any retry was written before the device's clock was set back.
      return retry === undefined || retry.at <= now || retry.at > now + maxRetry;
    case 'paused':
    case 'saved':
    case 'failed':
      return false;
  }
}

export interface PrioritySemaphore {
  /**
   * Resolves with a function that releases the permit. `urgency` is read each time a permit is free; the lowest goes
   * next.
   */
  acquire(urgency: () => number): Promise<() => void>;
  /** Returns whether a task with a lower urgency number is waiting. */
  hasMoreUrgent(than: number): boolean;
}

interface Waiting {
  readonly urgency: () => number;
  readonly resume: () => void;
}

/** Creates a semaphore with `atOnce` permits; among equally urgent tasks, the first to wait goes first. */
export function createPrioritySemaphore(atOnce: number): PrioritySemaphore {
  const waiting: Waiting[] = [];
  let running = 0;
  const release = () => {
    const urgencies = waiting.map(({ urgency }) => urgency());
    const at = urgencies.indexOf(Math.min(...urgencies));
    const [next] = waiting.splice(at, at < 0 ? 0 : 1);
    if (next) next.resume();
    else running -= 1;
  };
  return {
    async acquire(urgency) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resume) => waiting.push({ urgency, resume }));
      return release;
    },
    hasMoreUrgent: (than) => waiting.some(({ urgency }) => urgency() < than),
  };
}
