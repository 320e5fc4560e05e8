// A page with its requests to the worker and the progress that it follows, and the messages of a worker.
import {
  protocolVersion as version,
  type PageMessage,
  type SavedPresentation,
  type WorkerMessage,
} from '../../contract/worker/worker-messages';
import { createWritable } from '../../base/readable';
import { createDownloadProgress } from './download-progress';
import { createDownloadRequests, type PendingRequestsStorage } from './download-requests';

/** Creates the storage of a tab, which outlives a reload. */
export function tab() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

/** Creates the requests of a page to a worker that says nothing by itself, and the progress that follows them. */
export function page(tabStorage: PendingRequestsStorage = tab()) {
  const sent: PageMessage[] = [];
  const world = { hasNetwork: true, isTakingOver: false, hasWorker: true, requested: 0, responses: 0 };
  const timers: { wait: number; call: () => void }[] = [];
  const canSave = createWritable(true);
  const send = async (message: PageMessage) => {
    sent.push(message);
    if (!world.hasWorker) await new Promise(() => undefined);
  };
  const created = createDownloadRequests({
    send,
    canSave,
    mediaOrigins: ['https://media.example'],
    tabStorage,
    onRequested: () => (world.requested += 1),
  });
  const downloadProgress = createDownloadProgress({
    send,
    requests: created,
    hasNetwork: () => world.hasNetwork,
    isTakingOver: () => world.isTakingOver,
    onServiceResponse: () => (world.responses += 1),
    clock: {
      now: () => 0,
      after: (wait, call) => {
        const timer = { wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
  });
  const requests = { ...created, ...downloadProgress };
  return {
    requests,
    world,
    canSave,
    timers,
    takeSent: () => sent.splice(0),
    receive: (message: WorkerMessage) => requests.handleMessage(message),
    fire: () => timers.shift()?.call(),
    saved: (id = '7') => requests.saved.get().get(id),
  };
}

/** Returns a presentation that is being downloaded. */
export const presentation = (more: Partial<SavedPresentation> = {}): SavedPresentation => ({
  id: '7',
  saveReason: 'requested',
  state: 'saving',
  readable: false,
  files: { done: 2, total: 5 },
  bytes: { done: 200, total: 500 },
  missing: [],
  ...more,
});
/** Returns the message of its progress. */
export const progress = (more: Partial<SavedPresentation> = {}, hasMore = false): WorkerMessage => {
  return { version, type: 'progress', presentation: presentation(more), hasMore };
};
/** Returns the message that lists the saved presentations. */
export const savedList = (...presentations: SavedPresentation[]): WorkerMessage => {
  return { version, type: 'saved-list', presentations };
};
