// Creates the page's outbox from the browser's APIs and the app's session and service.
import { outbox } from '../contract/worker/worker-names';
import type { Readable } from '../base/readable';
import { createOutbox, type Outbox } from '../features/feedback/outbox/rating-outbox';
import type { SessionView } from '../features/session/tokens/person-session';
import type { Api } from '../platform/http/api';
import { wakeWorkerWhenOnline } from '../platform/service-worker/navigator-service-worker';
import { openTabChannel, withWebLock } from '../platform/browser/tabs';
import { systemClock } from '../platform/browser/system-clock';
import { withDeviceDatabase } from '../platform/storage/database';
import { createOutboxStore } from '../platform/storage/outbox-store';
import type { Reachability } from '../platform/http/reachability';
import { report } from '../platform/browser/report';

interface PageOutboxDeps {
  readonly api: Pick<Api, 'sendFeedback'>;
  readonly session: Readable<Pick<SessionView, 'accessToken'>>;
  readonly reachability: Reachability;
}

/** Returns an outbox that opens its database only when it is started or something is submitted. */
export function createPageOutbox({ api, session, reachability }: PageOutboxDeps): Outbox {
  return createOutbox({
    store: createOutboxStore(withDeviceDatabase),
    send: api.sendFeedback,
    accessToken: () => session.get().accessToken,
    withLock: (work) => withWebLock(outbox.lock, work),
    hasNetwork: () => navigator.onLine,
    clock: systemClock,
    random: Math.random,
    report,
    channel: openTabChannel(outbox.channel),
    onRetrySignal(call) {
      session.subscribe(call);
      // The network is back, or the service answers again.
      reachability.subscribe(() => {
        if (reachability.get()) call();
      });
    },
    wakeWorker: () => wakeWorkerWhenOnline(outbox.syncTag),
  });
}
