// Handles what the worker reports about downloads, and asks it to resume them. Loaded after the first paint.
import {
  activeStates,
  isRequestedAgain,
  readWorkerMessage,
  protocolVersion as version,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import type { Clock } from '../../base/clock';
import { report } from '../browser/report';
import {
  rank,
  recordFromRequest,
  setSome,
  type DownloadRequests,
  type DownloadRequestsDeps,
  type PendingRequests,
  type SavedById,
} from './download-requests';
import { createResendTimer, createResumeTimer, type DownloadActivity } from './download-timers';

export interface DownloadProgressDeps extends Pick<DownloadRequestsDeps, 'send'> {
  readonly requests: Pick<
    DownloadRequests,
    'saved' | 'pendingRequests' | 'posted' | 'isWaiting' | 'refreshSaved' | 'resolveWaiters'
  >;
  readonly hasNetwork: () => boolean;
  /**
   * Whether a new version was accepted and has not taken over yet. The browser waits until the old worker is idle, so nothing
   * asks that one to go on.
   */
  readonly isTakingOver: () => boolean;
  readonly clock: Clock;
  /** Called when a download shows that the service responds. */
  readonly onServiceResponse: () => void;
}

/** Follows the downloads of this page's requests; returns the handler of the worker's messages, and `resumeAll`. */
export function createDownloadProgress(deps: DownloadProgressDeps) {
  const { send, requests, isTakingOver, onServiceResponse } = deps;
  const { saved } = requests;
  const pending = requests.pendingRequests;
  const confirmations = createConfirmations(pending);
  const resendRequests = () => {
    for (const message of pending.requests.values()) {
      void send(message);
      // The request of a person would end the pause.
      if (pending.paused.has(message.id)) void send({ version, type: 'pause', id: message.id });
    }
    const removed: string[] = [];
    for (const [id, { type }] of confirmations.unconfirmedChanges()) {
      if (type === 'remove') removed.push(id);
      else void send({ version, type, id });
    }
    if (removed.length > 0) void send({ version, type: 'remove', ids: removed });
  };
  const resume = () => {
    if (isTakingOver()) return;
    resendRequests();
    void send({ version, type: 'resume-all' });
  };
  const resendTimer = createResendTimer({
    clock: deps.clock,
    isUnconfirmed: () =>
      requests.isWaiting() || pending.requests.size > 0 || confirmations.unconfirmedChanges().length > 0,
    resend: () => {
      if (isTakingOver()) return;
      resendRequests();
      if (requests.isWaiting()) void send({ version, type: 'list-saved' });
    },
  });
  requests.posted.subscribe(() => {
    // The resume timer repeats a query, which must not shorten the wait each time.
    if (requests.posted.get()?.type === 'list-saved') resendTimer.continue();
    else resendTimer.restart();
  });
  const resumeTimer = createResumeTimer({
    clock: deps.clock,
    hasNetwork: deps.hasNetwork,
    resume: () => {
      if (isTakingOver()) return;
      resume();
      // The worker may have been terminated between the end of a download and the report of it.
      void requests.refreshSaved();
    },
  });
  const updateTimer = (hasProgressed: boolean) =>
    resumeTimer.update(activityOf([...saved.get().values()]), hasProgressed);
  let before = saved.get();
  saved.subscribe(() => {
    const hasProgressed = isProgress(before, saved.get());
    before = saved.get();
    updateTimer(hasProgressed);
  });
  const onSavedList = (presentations: readonly SavedPresentation[]) => {
    confirmations.confirmChangesOf(presentations);
    confirmations.confirm(presentations);
    const all = new Map(
      presentations.map((one) => [one.id, unchanged(confirmations.withRequestedOrigin(one), saved.get())]),
    );
    for (const message of pending.requests.values())
      if (message.saveReason === 'requested' && !all.has(message.id)) {
        const state = pending.paused.has(message.id) ? 'paused' : 'queued';
        all.set(message.id, { ...recordFromRequest(undefined, message), state });
      }
    saved.set(all);
    requests.resolveWaiters();
  };
  const onProgress = (presentation: SavedPresentation, hasMore: boolean) => {
    const { id, bytes, state } = presentation;
    const known = saved.get().get(id);
    // An attempt begins with the index, which comes from the service.
    if (known?.state === 'saving' && state === 'saving' && bytes.done > known.bytes.done) onServiceResponse();
    confirmations.confirm([presentation]);
    setSome(saved, [confirmations.withRequestedOrigin(presentation)]);
    confirmations.confirmChange(presentation);
    if (hasMore) resume();
  };
  return {
    handleMessage: (data: unknown) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'progress') onProgress(message.presentation, message.hasMore);
      if (message?.type === 'saved-list') onSavedList(message.presentations);
      resendTimer.stopIfConfirmed();
      if (message?.type === 'error')
        report(named(message.error, message.message), `worker: ${message.where}`);
    },
    /**
     * Resumes all downloads and resets the retry delay, for example when the network is back or the page was opened.
     */
    resumeAll: () => {
      updateTimer(true);
      resume();
    },
  };
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

/** Returns the previous object when a presentation did not change, so that it is not rendered again. */
function unchanged(presentation: SavedPresentation, saved: SavedById): SavedPresentation {
  const before = saved.get(presentation.id);
  return before && JSON.stringify(before) === JSON.stringify(presentation) ? before : presentation;
}

/** Returns whether a download advanced, or a person requested one. */
function isProgress(before: SavedById, after: SavedById): boolean {
  return [...after.values()].some((presentation) => {
    const { id, bytes, state, saveReason } = presentation;
    const known = before.get(id);
    return (
      known !== presentation &&
      (known?.bytes.done !== bytes.done || known.state !== state || known.saveReason !== saveReason)
    );
  });
}

function activityOf(presentations: readonly SavedPresentation[]): DownloadActivity {
  const due = presentations.filter(
    ({ state, retryAt }) => state === 'saving' || (state === 'queued' && retryAt === undefined),
  );
  const isFetching = due.some(({ state }) => state === 'saving');
  const isUnreachable = !isFetching && due.some(({ reason }) => reason === 'network');
  const retries = presentations.flatMap(({ retryAt }) => retryAt ?? []);
  return {
    work: due.length === 0 ? 'none' : isUnreachable ? 'unreachable' : 'fetching',
    dueAt: retries.length === 0 ? undefined : Math.min(...retries),
  };
}

/** Creates the functions that compare the worker's reports with the pending requests. */
export function createConfirmations({ requests, paused, changes, remember }: PendingRequests) {
  return {
    /** Returns what a person did that is not confirmed, without what they did to pending requests. */
    unconfirmedChanges: () => [...changes].filter(([id]) => !requests.has(id)),
    /**
     * Drops the requests that stories of the worker confirm, those with the same or a weaker reason. A change stays: the worker may not have
     * received it yet. Drops the removal of an earlier record, too: the story was saved again after the removal.
     */
    confirm: (list: readonly SavedPresentation[]): void => {
      for (const { id, saveReason, requestedAt } of list) {
        const message = requests.get(id);
        if (message === undefined) {
          if (isRequestedAgain(requestedAt, changes.get(id)?.requestedAt)) changes.delete(id);
        } else if (rank(saveReason) >= rank(message.saveReason)) {
          requests.delete(id);
          paused.delete(id);
        }
      }
      remember();
    },
    /** Drops the pause or resumption that a report of the worker confirms. */
    confirmChange: ({ id, state }: Pick<SavedPresentation, 'id' | 'state'>): void => {
      const type = changes.get(id)?.type;
      const isActive = activeStates.includes(state);
      if ((type === 'pause' && !isActive) || (type === 'resume' && state !== 'paused')) changes.delete(id);
    },
    /**
     * Drops the changes that a list of the worker confirms, and the changes of stories that the list lacks. A failed story may have failed
     * before it was resumed.
     */
    confirmChangesOf: (list: readonly SavedPresentation[]): void => {
      const states = new Map(list.map(({ id, state }) => [id, state]));
      for (const [id, { type }] of changes) {
        const state = states.get(id);
        const isActive = state !== undefined && activeStates.includes(state);
        if (
          state === undefined ||
          (type === 'pause' && !isActive) ||
          (type === 'resume' && (isActive || state === 'saved'))
        )
          changes.delete(id);
      }
    },
    /** Returns a story of the worker with the reason of its request, while that is not confirmed. */
    withRequestedOrigin: (saved: SavedPresentation): SavedPresentation => {
      const message = requests.get(saved.id);
      return message === undefined ? saved : { ...saved, saveReason: message.saveReason };
    },
  };
}
