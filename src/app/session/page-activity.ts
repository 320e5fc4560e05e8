// The record of this page's use, one for the life of the page: it counts for the session timeouts of all tabs.
import type { Readable } from '../../contract/readable';
import { activityChannel, createActivity, type Activity } from '../../features/session/timeout/activity';
import { systemClock } from '../../platform/browser/clock';
import { browserIdle } from '../../platform/browser/idle';
import { openTabChannel } from '../../platform/browser/tab-channel';

let activity: Activity | undefined;

/** Returns the record of this page; it begins with the first call. */
export function pageActivity(playing: Readable<boolean>): Activity {
  activity ??= createActivity({
    clock: systemClock,
    playing,
    onInput: browserIdle().onInput,
    channel: openTabChannel(activityChannel),
  });
  return activity;
}
