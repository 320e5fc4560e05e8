// Writes what was typed into a form of this feature to its draft (spec offline §1).
import type { Draft } from '../../platform/storage/drafts';

/** Writes drafts one after the other; of several that wait, only the last one is written. Each is copied at once. */
export interface DraftWriter<Value> {
  readonly write: (value: Value) => void;
  /** Notes that another tab has left this on the device. It is not written again unless this page has written something. */
  readonly adopt: (value: Value) => void;
  /**
   * Removes the draft, after what is being written. What another tab has written since stays (ADR-0035); `amend` returns it as it
   * is to be stored then.
   */
  readonly remove: (amend?: (value: unknown) => unknown) => void;
  /** Resolves when nothing waits to be written; never rejects. */
  readonly settled: () => Promise<void>;
}

/** Creates a writer. `stored` is what the device holds, so that a mere visit writes nothing. A failure is reported once. */
export function createDraftWriter<Value>(
  draft: Draft,
  stored: Value,
  report: (error: unknown, where: string) => void,
): DraftWriter<Value> {
  let written = JSON.stringify(stored);
  // What this page has left on the device. A value that is copied may never get into the database: the next one replaces it.
  let copied = written;
  let inDatabase = written;
  let hasWritten = false;
  let next: (() => Promise<void>) | undefined;
  let isBusy = false;
  let working = Promise.resolve();
  let hasFailed = false;
  const run = async (): Promise<void> => {
    isBusy = true;
    while (next !== undefined) {
      const work = next;
      next = undefined;
      await work().catch((error: unknown) => {
        if (!hasFailed) report(error, 'creation: draft');
        hasFailed = true;
      });
    }
    isBusy = false;
  };
  const queue = (work: () => Promise<void>): void => {
    next = work;
    if (!isBusy) working = run();
  };
  return {
    write(value) {
      const json = JSON.stringify(value);
      if (json === written) return;
      written = json;
      copied = json;
      hasWritten = true;
      draft.copy(value);
      queue(async () => {
        await draft.write(value);
        inDatabase = json;
      });
    },
    adopt(value) {
      if (!hasWritten) written = JSON.stringify(value);
    },
    remove(amend = (value) => value) {
      written = '';
      queue(() =>
        draft.remove((value) =>
          [copied, inDatabase].includes(JSON.stringify(value)) ? undefined : amend(value),
        ),
      );
    },
    settled: () => working,
  };
}
