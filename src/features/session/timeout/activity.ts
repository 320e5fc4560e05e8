// Knows when somebody last used this page, and asks the other tabs when they were used. Sends nothing unless it is asked.
import * as v from 'valibot';
import type { Clock } from '../../../contract/clock';
import type { Readable } from '../../../contract/readable';
import type { TabChannel } from '../../../platform/browser/tab-channel';

export interface ActivityDeps {
  readonly clock: Clock;
  /** True while media play or something is made on this page, which counts as use. */
  readonly pageBusy: Readable<boolean>;
  /** Subscribes to every touch, key press and pointer movement; returns an unsubscribe function. */
  readonly onInput: (call: () => void) => () => void;
  readonly channel: TabChannel;
}

export interface Activity {
  /** Returns when this page, or a tab that has answered, was last used; milliseconds since 1970. */
  readonly last: () => number;
  /** Asks the other tabs. Calls when they have had time to answer; returns a function that cancels the call. */
  readonly askOthers: (call: () => void) => () => void;
  /** Counts a use of this page. */
  readonly use: () => void;
}

/** The name of the channel. */
export const activityChannel = 'bookworm-activity';

/** How long the other tabs have to answer, in milliseconds. A hidden tab answers within a few. */
const replyTime = 1000;

const messageSchema = v.variant('type', [
  v.object({ version: v.literal(1), type: v.literal('question') }),
  v.object({
    version: v.literal(1),
    type: v.literal('answer'),
    /** Milliseconds since the tab was used. */
    idle: v.pipe(v.number(), v.finite(), v.minValue(0)),
  }),
]);

/** Creates the record of a page's use, which counts as used now. It stays for the life of the page. */
export function createActivity({ clock, pageBusy, onInput, channel }: ActivityDeps): Activity {
  let lastUse = clock.now();
  const use = (): void => {
    lastUse = clock.now();
  };
  const last = (): number => {
    // The clock may have been set back since, by any time: the page then counts as used now.
    lastUse = pageBusy.get() ? clock.now() : Math.min(lastUse, clock.now());
    return lastUse;
  };
  onInput(use);
  // The end of it is also its last moment of use.
  pageBusy.subscribe(use);
  channel.onMessage((data) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    if (message.output.type === 'answer') lastUse = Math.max(lastUse, clock.now() - message.output.idle);
    else channel.postMessage({ version: 1, type: 'answer', idle: Math.max(0, clock.now() - last()) });
  });
  return {
    last,
    use,
    askOthers(call) {
      channel.postMessage({ version: 1, type: 'question' });
      return clock.after(replyTime, call);
    },
  };
}
