// The page's side of saving stories: sends requests to the worker and holds its record of each story. What the worker reports
// is handled in download-progress.ts, which the first paint does not need.
import {
  listedOf,
  protocolVersion as version,
  type ListedFields,
  type ListedStory,
  type SaveReason,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import { createWritable, type Readable, type Writable } from '../../base/readable';
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
  readonly onRequested: () => void;
}

export type DownloadRequests = ReturnType<typeof createDownloadRequests>;

/** Creates the requests of a page to the worker. */
export function createDownloadRequests({
  send,
  canSave,
  mediaOrigins,
  tabStorage,
  onRequested,
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
  /** Requests any number of stories with one notice, one write and one message: hundreds of each would block the page. */
  const request = (stories: readonly (ListedStory & { readonly saveReason: SaveReason })[]) => {
    const messages = stories.map((story): SaveMessage => {
      const { id, saveReason } = story;
      return { version, type: 'save', id, saveReason, ...listedOf(story), mediaOrigins };
    });
    const [first] = messages;
    if (first === undefined) return;
    pendingRequests.add(messages);
    const records = messages
      .filter(({ saveReason }) => saveReason === 'requested')
      .map((message) => recordFromRequest(saved.get().get(message.id), message));
    if (records.length > 0) setSome(saved, records);
    void sendForAnswer(messages.length === 1 ? first : { version, type: 'save-all', requests: messages });
  };
  /** Shows a pause or its end at once while the worker has not confirmed the request: it may receive both only minutes later. */
  const change = (type: 'pause' | 'resume', state: 'paused' | 'queued', id: string) => {
    const shown = saved.get().get(id);
    if (pendingRequests[type](id) && shown) setSome(saved, [{ ...shown, state }]);
    pendingRequests.changes.set(id, { type });
    void sendForAnswer({ version, type, id });
  };
  const pause = (id: string) => change('pause', 'paused', id);
  // At once: what a person does after a reload comes after what was done before it.
  if (canSave.get()) {
    request(pendingRequests.remembered);
    for (const { id, isPaused } of pendingRequests.remembered) if (isPaused) pause(id);
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
    saveOpened: (id: string, saveReason: SaveReason, listed: ListedFields) =>
      request([{ ...listed, id, saveReason }]),
    /** Requests presentations because a person asked for them. They stay until they are removed. */
    save: (stories: readonly ListedStory[]) => {
      request(stories.map((story) => ({ ...story, saveReason: 'requested' })));
      onRequested();
    },
    /** Stops a download until `resume`. Stored files stay. */
    pause,
    /** Resumes a paused download, or retries one that failed or is incomplete. */
    resume: (id: string) => change('resume', 'queued', id),
    /** Removes presentations from this device, and aborts their downloads. */
    remove: (ids: readonly string[]) => {
      pendingRequests.drop(ids);
      for (const id of ids)
        pendingRequests.changes.set(id, { type: 'remove', requestedAt: saved.get().get(id)?.requestedAt });
      void sendForAnswer({ version, type: 'remove', ids });
    },
    /** Called when the viewer is left: a presentation stored for this viewing only may be removed. */
    release: (id: string) => {
      if (pendingRequests.requests.get(id)?.saveReason === 'viewing') pendingRequests.drop([id]);
      void send({ version, type: 'release', id });
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
        void sendForAnswer({ version, type: 'list-saved' });
      });
    },
    /** Resolves all waiting `refreshSaved` calls: `saved` is current, or there is no worker after all. */
    resolveWaiters: () => {
      isSavedKnown.set(true);
      for (const resolve of waiters.splice(0)) resolve();
    },
  };
}

/** Sets some presentations; the others stay the same objects. */
export function setSome(saved: Writable<SavedById>, presentations: readonly SavedPresentation[]): void {
  saved.set(new Map([...saved.get(), ...presentations.map((one) => [one.id, one] as const)]));
}

/** Returns the record to show from the request on, until the worker reports one. */
export function recordFromRequest(
  before: SavedPresentation | undefined,
  message: SaveMessage,
): SavedPresentation {
  const { version: _version, type: _type, mediaOrigins: _origins, ...fields } = message;
  if (before !== undefined && before.saveReason !== 'viewing')
    return { ...before, saveReason: message.saveReason };
  const nothing = { done: 0, total: 0 };
  const empty = { readable: false, files: nothing, bytes: nothing, missing: [] };
  return { ...empty, ...before, ...fields, state: before?.state ?? 'queued' };
}
