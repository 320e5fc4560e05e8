// Ends the session of a gated page that nobody uses (spec people §8): a warning after ten minutes, signed out a minute later. Knows when
// somebody last used the page, and asks the other tabs when they were used.
import * as v from 'valibot';
import type { Clock } from '../../../base/clock';
import { type Readable, createWritable } from '../../../base/readable';
import type { TabChannel } from '../../../platform/browser/tabs';
import { readText, writeText } from '../../../platform/storage/site-storage';
import { jsonOrUndefined } from '../../../base/json-or-undefined';

export interface ActivityDeps {
  readonly clock: Clock;
  /** True while media play or something is made on this page, which counts as use. */
  readonly pageBusy: Readable<boolean>;
  /** Subscribes to every touch, key press and pointer movement; returns an unsubscribe function. */
  readonly onInput: (call: () => void) => () => void;
  readonly channel: TabChannel;
  /** Of this tab alone; outlives a reload. */
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Subscribes to the moments when the page is no longer in sight, or is left. */
  readonly onHidden: (call: () => void) => void;
}

/** The record of a page's use. It sends nothing unless another tab asks. */
export interface Activity {
  /** Returns when this page, or a tab that has answered, was last used; milliseconds since 1970. */
  readonly last: () => number;
  /** Asks the other tabs. Calls when they have had time to answer; returns a function that cancels the call. */
  readonly askOthers: (call: () => void) => () => void;
  /** Counts a use of this page, unless it is late and somebody watches for that. */
  readonly use: () => void;
  /** Counts a use of this page, however late: the session that was watched is over. */
  readonly begin: () => void;
  /**
   * Calls at each use that is too late to go on with the session, which then does not count; returns an unsubscribe function.
   */
  readonly onLateUse: (call: () => void) => () => void;
}

/** How long a gated page may be unused, and how long the warning is shown (spec people §8); milliseconds. */
export const idleTime = 10 * 60_000;
export const warningTime = 60_000;

/** The name of the channel. */
export const activityChannel = 'bookworm-activity';

/** The key of the tab's storage under which a page leaves its use to the next one (spec offline §1). */
const activityKey = 'bookworm-activity';

/** How long the other tabs have to answer, in milliseconds. A hidden tab answers within a few. */
const replyTime = 1000;

/** After a longer pause, in milliseconds, a watched page that was awake has ended the session. */
const longestPause = idleTime + warningTime + replyTime;

const messageSchema = v.variant('type', [
  v.object({ version: v.literal(1), type: v.literal('question') }),
  v.object({
    version: v.literal(1),
    type: v.literal('answer'),
    /** Milliseconds since the tab was used. */
    idle: v.pipe(v.number(), v.finite(), v.minValue(0)),
    /** Milliseconds since the last long pause ended. Pages of older versions do not send it. */
    usedFor: v.optional(v.pipe(v.number(), v.finite(), v.minValue(0))),
  }),
]);

const storedSchema = v.object({
  start: v.pipe(v.number(), v.finite()),
  lastUse: v.pipe(v.number(), v.finite()),
});

/** A time in which a tab was used without a long pause. */
interface Period {
  readonly start: number;
  readonly end: number;
}

/** Creates the record of a page's use, which counts as used now. It stays for the life of the page. */
export function createActivity(deps: ActivityDeps): Activity {
  const { clock, pageBusy, onInput, channel, tabStorage } = deps;
  let lastUse = clock.now();
  /** When the last long pause ended. A reload is none. */
  let start = readStart(tabStorage, lastUse);
  /** Whether the page is busy since a use that counted. A page that became busy after a long pause proves nothing about the pause. */
  let isBusy = pageBusy.get();
  let others: readonly Period[] = [];
  const lateListeners = new Set<() => void>();
  const last = (): number => {
    // The clock may have been set back since, by any time: the page then counts as used now.
    lastUse = isBusy ? clock.now() : Math.min(lastUse, clock.now());
    return lastUse;
  };
  const isLate = (): boolean => clock.now() - last() >= longestPause;
  const begin = (): void => {
    if (isLate()) start = clock.now();
    lastUse = clock.now();
    isBusy = pageBusy.get();
  };
  const use = (): void => {
    if (lateListeners.size > 0 && isLate()) for (const call of lateListeners) call();
    else begin();
  };
  /** Extends this page's period of use by the periods of others. A period that began after a long pause proves nothing about that pause. */
  const joinOthers = (): void => {
    for (const other of [...others].sort((one, next) => one.start - next.start))
      if (other.start - last() < longestPause) lastUse = Math.max(lastUse, other.end);
    isBusy = pageBusy.get() && !isLate();
  };
  onInput(use);
  pageBusy.subscribe(() => {
    // The end of it is also its last moment of use. The value may be set without a change, which is no use.
    if (!pageBusy.get()) {
      if (isBusy) lastUse = clock.now();
      isBusy = false;
    } else if (!isBusy) use();
  });
  deps.onHidden(() => {
    // Where it cannot be written, the tab is proof of use after a reload for the time since then only.
    writeText(tabStorage, activityKey, JSON.stringify({ start, lastUse: last() }));
  });
  channel.onMessage((data) => {
    const message = v.safeParse(messageSchema, data);
    if (!message.success) return;
    const now = clock.now();
    if (message.output.type === 'answer') {
      const { idle, usedFor = Infinity } = message.output;
      others = [...others, { start: now - usedFor, end: now - idle }];
      joinOthers();
    } else {
      others = [];
      const idle = Math.max(0, now - last());
      channel.postMessage({ version: 1, type: 'answer', idle, usedFor: Math.max(0, now - start) });
    }
  });
  return {
    last,
    use,
    begin,
    onLateUse(call) {
      lateListeners.add(call);
      return () => void lateListeners.delete(call);
    },
    askOthers(call) {
      others = [];
      channel.postMessage({ version: 1, type: 'question' });
      return clock.after(replyTime, call);
    },
  };
}

/** Returns when the current use began, from the record that the tab's last page has stored. */
function readStart(tabStorage: ActivityDeps['tabStorage'], now: number): number {
  const stored = v.safeParse(storedSchema, jsonOrUndefined(readText(tabStorage, activityKey) ?? ''));
  if (!stored.success) return now;
  const pause = now - stored.output.lastUse;
  // The clock may have been set back since.
  return pause >= 0 && pause < longestPause ? Math.min(stored.output.start, now) : now;
}

export interface SessionTimeoutDeps {
  readonly clock: Clock;
  readonly activity: Activity;
  /** Subscribes to the moments when the page is shown again or resumes; returns an unsubscribe function. */
  readonly onWake: (call: () => void) => () => void;
  /** Called once, when the warning was not answered. */
  readonly onTimeout: () => void;
}

interface SessionTimeout {
  /** True while the warning is shown. */
  readonly isWarning: Readable<boolean>;
  /** Answers the warning: the person is there. */
  readonly stay: () => void;
  /** Ends the watch, since the session is over. */
  readonly stop: () => void;
  /** Ends the watch, since the page is left. After sleep, it first decides without a warning, as nothing else may watch afterwards. */
  readonly leave: () => void;
}

/** Starts to watch. It has one timer until it is stopped. */
export function watchSessionTimeout({
  clock,
  activity,
  onWake,
  onTimeout,
}: SessionTimeoutDeps): SessionTimeout {
  const isWarning = createWritable(false);
  let cancel = (): void => undefined;
  let isAsking = false;
  let isLeft = false;

  const warn = (isShown: boolean): void => {
    if (isWarning.get() !== isShown) isWarning.set(isShown);
  };
  const isOver = (): boolean => clock.now() - activity.last() >= idleTime + warningTime;
  /** Decides by the last use that is known, after the other tabs have answered. */
  const decide = (): void => {
    isAsking = false;
    if (isOver()) {
      stop();
      // Later use belongs to another session: the next watched page neither decides again nor ends that session.
      activity.begin();
      onTimeout();
    } else if (isLeft) stop();
    else {
      warn(clock.now() - activity.last() >= idleTime);
      wait();
    }
  };
  const check = (): void => {
    cancel();
    isAsking = clock.now() >= activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    if (isAsking) cancel = activity.askOthers(decide);
    else wait();
  };
  const wait = (): void => {
    const due = activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    cancel = clock.after(Math.max(0, due - clock.now()), check);
  };
  const stopWake = onWake(check);
  // The page slept, and is used before it has noticed that. Once only, since a moving pointer would put off the decision.
  const onLateUse = (): void => {
    if (!isAsking) check();
  };
  const stop = (): void => {
    cancel();
    stopWake();
    stopLateUse();
    warn(false);
  };
  // It is late as long as a page that was left decides.
  activity.use();
  const stopLateUse = activity.onLateUse(onLateUse);
  wait();
  return {
    isWarning,
    stay() {
      activity.use();
      warn(false);
      check();
    },
    stop,
    leave() {
      if (!isOver()) return stop();
      isLeft = true;
      stopWake();
      warn(false);
      if (!isAsking) check();
    },
  };
}
