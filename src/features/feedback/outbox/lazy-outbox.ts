// Stands in for the outbox until its code is loaded, because the first paint does not need it. Sends nothing itself.
import type { OutboxRow } from '../../../contract/worker/outbox-rows';
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import { createWritable, type Readable, type Writable } from '../../../base/readable';
import type { Outbox } from './rating-outbox';

/**
 * Returns an outbox that loads the real one when it is started or first used, and mirrors its values. After a failed
 * load, the next use tries again, and starts it as well if that was wanted.
 */
export function createLazyOutbox(
  load: () => Promise<Outbox>,
  report: (error: unknown, where: string) => void,
): Outbox {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  const isPostponed = createWritable(false);
  let isStarted = false;
  let loading: Promise<Outbox> | undefined;
  const outbox = async (): Promise<Outbox> => {
    const loaded = await (loading ??= load().then(
      (loaded) => {
        mirror(loaded.rows, rows);
        mirror(loaded.ownRatings, ownRatings);
        loaded.isPostponed.subscribe(() => isPostponed.set(loaded.isPostponed.get()));
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
    // Also after a load that failed at the start. A second call does nothing.
    if (isStarted) loaded.start();
    return loaded;
  };
  return {
    rows,
    ownRatings,
    isPostponed,
    start() {
      isStarted = true;
      outbox().catch((error: unknown) => report(error, 'outbox: load'));
    },
    submit: async (record) => (await outbox()).submit(record),
    retry: async (id) => (await outbox()).retry(id),
    remove: async (id) => (await outbox()).remove(id),
  };
}

function mirror<Row>(from: Readable<readonly Row[]>, to: Writable<readonly Row[]>): void {
  // Another empty list would render every card of the shelf again.
  if (from.get().length > 0) to.set(from.get());
  from.subscribe(() => to.set(from.get()));
}
