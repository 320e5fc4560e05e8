// The page's side of saving stories: sends requests to the worker and holds its record of each story. What the worker reports
// is handled in download-progress.ts, which the first paint does not need.
import {
  listedOf,
  protocolVersion as version,
  type ListedFields,
  type SaveOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import { createWritable, type Readable, type Writable } from '../../contract/readable';
import { createPendingRequests, type SaveMessage, type PendingRequestsStorage } from './pending-requests';

/** Saved presentations by id. Each change creates a new map; unchanged entries stay the same objects. */
export type SavedById = ReadonlyMap<string, SavedPresentation>;

export interface DownloadRequestsDeps {
  /** Posts a message to the worker, as soon as there is one. Resolves when it is posted. */
  readonly send: (message: PageMessage) => Promise<void>;
  /** False when this browser cannot save stories. */
  readonly canSave: Readable<boolean>;
  readonly mediaOrigins: readonly string[];
  readonly tabStorage: PendingRequestsStorage;
  /** Called each time a person asks for a story. */
  readonly onAskedFor: () => void;
}

export type DownloadRequests = ReturnType<typeof createDownloadRequests>;

/** Creates the requests of a page to the worker. */
export function createDownloadRequests({
  send,
  canSave,
  mediaOrigins,
  tabStorage,
  onAskedFor,
}: DownloadRequestsDeps) {
  const saved = createWritable<SavedById>(new Map());
  const isSavedKnown = createWritable(!canSave.get());
  const pendingRequests = createPendingRequests(tabStorage);
  const waiters: (() => void)[] = [];
  const posted = createWritable<PageMessage | undefined>(undefined);
  const sendForAnswer = async (message: PageMessage) => {
    await send(message);
    posted.set(message);
  };
  const request = (id: string, origin: SaveOrigin, listed: ListedFields) => {
    const message: SaveMessage = {
      version,
      type: 'prefetch',
      id,
      origin,
      ...listedOf(listed),
      mediaOrigins,
    };
    pendingRequests.add(message);
    if (origin === 'asked-for') setOne(saved, recordFromRequest(saved.get().get(id), message));
    void sendForAnswer(message);
  };
  /** Shows a pause or its end at once while the worker has not confirmed the request: it may receive both only minutes later. */
  const change = (type: 'pause' | 'resume', state: 'paused' | 'queued', id: string) => {
    const shown = saved.get().get(id);
    if (pendingRequests[type](id) && shown) setOne(saved, { ...shown, state });
    pendingRequests.change(id, type);
    void sendForAnswer({ version, type, id });
  };
  const pause = (id: string) => change('pause', 'paused', id);
  // At once: what a person does after a reload comes after what was done before it.
  for (const { id, origin, isPaused } of canSave.get() ? pendingRequests.remembered : []) {
    request(id, origin, {});
    if (isPaused) pause(id);
  }
  return {
    /** The presentations that are saved or being saved, by id. Each change sets a new map. */
    saved,
    /**
     * Whether `saved` holds all of them. It is true once the worker has answered, when nothing can be saved, and after the longest wait
     * for the first answer.
     */
    isSavedKnown,
    pendingRequests,
    /** Requests a whole presentation that was opened, as soon as there is a worker: for this viewing only, or to stay. */
    saveOpened: request,
    /** Requests a presentation because a person asked for it. It stays until it is removed. */
    save: (id: string, listed: ListedFields) => {
      request(id, 'asked-for', listed);
      onAskedFor();
    },
    /** Stops a download until `resume`. Stored files stay. */
    pause,
    /** Resumes a paused download, or retries one that failed or is incomplete. */
    resume: (id: string) => change('resume', 'queued', id),
    /** Removes presentations from this device, and aborts their downloads. */
    remove: (ids: readonly string[]) => {
      for (const id of ids) {
        pendingRequests.drop(id);
        pendingRequests.change(id, 'remove', saved.get().get(id)?.requestedAt);
      }
      void sendForAnswer({ version, type: 'remove', ids });
    },
    /** Called when the viewer is left: a presentation stored for this viewing only may be removed. */
    release: (id: string) => {
      if (pendingRequests.get(id)?.origin === 'viewing') pendingRequests.drop(id);
      void send({ version, type: 'let-go', id });
    },
    /**
     * The last posted message that the worker must answer, a new object each time: a request, a pause, a resumption or a removal is
     * confirmed, a query gets the list.
     */
    posted,
    /** Whether a `refreshSaved` waits for the list. */
    isWaiting: () => waiters.length > 0,
    /**
     * Asks the worker for the saved presentations, again until it answers. Resolves once `saved` is current, at once when nothing can be
     * saved.
     */
    refreshSaved: (): Promise<void> => {
      if (!canSave.get()) return Promise.resolve();
      return new Promise((resolve) => {
        waiters.push(resolve);
        void sendForAnswer({ version, type: 'what-is-kept' });
      });
    },
    /** Resolves all waiting `refreshSaved` calls: `saved` is current, or there is no worker after all. */
    resolveWaiters: () => {
      isSavedKnown.set(true);
      for (const resolve of waiters.splice(0)) resolve();
    },
  };
}

/** Sets one presentation; the others stay the same objects. */
export function setOne(saved: Writable<SavedById>, presentation: SavedPresentation): void {
  saved.set(new Map(saved.get()).set(presentation.id, presentation));
}

/** Returns the record to show from the request on, until the worker reports one. */
export function recordFromRequest(
  before: SavedPresentation | undefined,
  message: SaveMessage,
): SavedPresentation {
  const { version: _version, type: _type, mediaOrigins: _origins, ...fields } = message;
  if (before !== undefined && before.origin !== 'viewing') return { ...before, origin: message.origin };
  const nothing = { done: 0, total: 0 };
  const empty = { readable: false, files: nothing, bytes: nothing, missing: [] };
  return { ...empty, ...before, ...fields, state: before?.state ?? 'queued' };
}
