// The outbox before its code is here: nobody needs it for the first paint. Knows no way of sending.
import type { OutboxRow } from '../../../contract/offline/outbox';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { createWritable, type Readable, type Writable } from '../../../contract/readable';
import type { Outbox } from './outbox';

/** Loads the outbox when it is started or first used, and tells what that one tells. A load that fails is tried anew at the next use. */
export function createLateOutbox(
  load: () => Promise<Outbox>,
  report: (error: unknown, where: string) => void,
): Outbox {
  const rows = createWritable<readonly OutboxRow[]>([]);
  const ownRatings = createWritable<readonly FeedbackRecord[]>([]);
  let loading: Promise<Outbox> | undefined;
  const outbox = (): Promise<Outbox> =>
    (loading ??= load().then(
      (loaded) => {
        follow(loaded.rows, rows);
        follow(loaded.ownRatings, ownRatings);
        return loaded;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  return {
    rows,
    ownRatings,
    start() {
      outbox().then(
        (loaded) => loaded.start(),
        (error: unknown) => report(error, 'outbox: load'),
      );
    },
    submit: async (record) => (await outbox()).submit(record),
    retry: async (id) => (await outbox()).retry(id),
    remove: async (id) => (await outbox()).remove(id),
  };
}

function follow<Value>(from: Readable<Value>, to: Writable<Value>): void {
  to.set(from.get());
  from.subscribe(() => to.set(from.get()));
}
