// The page's side of saving stories: sends requests to the worker, holds its record of each story, and holds the requests that the
// worker has not confirmed. What the worker reports is handled in download-progress.ts.
import {
  listedOf,
  protocolVersion as version,
  saveReasons,
  type ListedFields,
  type ListedStory,
  type SaveReason,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import { createWritable, type Readable, type Writable } from '../../base/readable';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { readText, writeText } from '../storage/site-storage';

/** Saved presentations by id. Each change creates a new map; unchanged entries stay the same objects. */
export type SavedById = ReadonlyMap<string, SavedPresentation>;

export interface DownloadRequestsDeps {
  /** Posts a message to the worker, as soon as there is one. Resolves when it is posted. */
  readonly send: (message: PageMessage) => Promise<void>;
  /** False when this browser cannot save stories. */
  readonly canSave: Readable<boolean>;
  readonly mediaOrigins: readonly string[];
  readonly tabStorage: PendingRequestsStorage;
  /** Called each time a person requests a story. */
  readonly onRequested: () => void;
}

export type DownloadRequests = ReturnType<typeof createDownloadRequests>;

/** The requests to the worker, and the known state of the downloads. */
export interface Downloads extends Pick<
  DownloadRequests,
  | 'saved'
  | 'isSavedKnown'
  | 'saveOpened'
  | 'save'
  | 'pause'
  | 'resume'
  | 'release'
  | 'remove'
  | 'refreshSaved'
> {
  /** False while this browser cannot save stories: it has no service workers, or the registration failed. */
  readonly canSave: Readable<boolean>;
  /** Has the worker resume all unfinished downloads. */
  readonly resumeAll: () => void;
}

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
  /** Shows a pause or its end at once while the request is unconfirmed: the worker may receive both only minutes later. */
  const change = (type: 'pause' | 'resume', state: 'paused' | 'queued', id: string) => {
    const shown = saved.get().get(id);
    if (pendingRequests[type](id) && shown) setSome(saved, [{ ...shown, state }]);
    pendingRequests.changes.set(id, { type });
    void sendForAnswer({ version, type, id });
  };
  const pause = (id: string) => change('pause', 'paused', id);
  // At once: requests made after a reload must come after these.
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
    /** Requests presentations for a person. They stay until they are removed. */
    save: (stories: readonly ListedStory[]) => {
      request(stories.map((story) => ({ ...story, saveReason: 'requested' })));
      onRequested();
    },
    /** Stops a download until `resume`. Stored files stay. */
    pause,
    /** Resumes a paused download, or retries a failed or incomplete one. */
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

/** An unconfirmed action of a person on a saved story. */
interface PendingChange {
  readonly type: 'pause' | 'resume' | 'remove';
  /** Of a removal: when the story that is to be removed was requested, as far as the page knows. */
  readonly requestedAt?: number | undefined;
}

export type SaveMessage = Extract<PageMessage, { type: 'save' }>;

/** Storage that survives a reload, the browser's `sessionStorage`; it may throw. */
export type PendingRequestsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A request as it is remembered. */
interface RememberedRequest {
  readonly id: string;
  readonly saveReason: SaveReason;
  readonly isPaused: boolean;
}

const rememberedUnder = 'bookworm-pending-saves';
/** Stand before the id of a paused request and of a story that was only opened. */
const prefixes = { paused: 'paused:', opened: 'opened:' } as const;

export type PendingRequests = ReturnType<typeof createPendingRequests>;

/**
 * Creates the pending requests of this page: shown at once and sent again, since a worker may be terminated before it stores a
 * request. All but those for one viewing outlive a reload of this tab, which may come before the first worker is installed. Any number
 * of them is added or dropped with one write.
 */
export function createPendingRequests(tabStorage: PendingRequestsStorage) {
  const requests = new Map<string, SaveMessage>();
  /** Ids of requests that a person paused. */
  const paused = new Set<string>();
  /** Stories that a person paused, resumed or removed, while the worker has not confirmed that. */
  const changes = new Map<string, PendingChange>();
  const remember = (): void => {
    const entries = [...requests.values()]
      .filter(({ saveReason }) => saveReason !== 'viewing')
      .map(({ id, saveReason }) => entryOf({ id, saveReason, isPaused: paused.has(id) }))
      .join(' ');
    // Without storage a request lives as long as its page.
    if (entries !== (readText(tabStorage, rememberedUnder) ?? ''))
      writeText(tabStorage, rememberedUnder, entries);
  };
  return {
    requests,
    paused,
    changes,
    /** Writes the requests to the tab's storage, after they were changed. */
    remember,
    /** Adds requests. A stronger reason is never replaced by a weaker one, as in the worker. */
    add: (messages: readonly SaveMessage[]): void => {
      for (const message of messages) {
        const { id, saveReason } = message;
        const before = requests.get(id);
        const isWeaker = before !== undefined && rank(before.saveReason) > rank(saveReason);
        requests.set(id, isWeaker ? { ...message, saveReason: before.saveReason } : message);
        // The request of a person ends a pause, and any request a removal.
        if (saveReason === 'requested') paused.delete(id);
        if (saveReason === 'requested' || changes.get(id)?.type === 'remove') changes.delete(id);
      }
      remember();
    },
    /** Drops requests, and what a person did to them. */
    drop: (ids: readonly string[]): void => {
      for (const id of ids) for (const held of [requests, paused, changes]) held.delete(id);
      remember();
    },
    /** Marks a request as paused; returns false when there is none. */
    pause: (id: string): boolean => {
      if (!requests.has(id)) return false;
      paused.add(id);
      remember();
      return true;
    },
    /** Ends the pause of a request; returns false when none is paused. */
    resume: (id: string): boolean => {
      if (!paused.delete(id)) return false;
      remember();
      return true;
    },
    /** The requests from before a reload of this tab. The caller repeats them, and pauses the paused ones. */
    remembered: entriesOf(readText(tabStorage, rememberedUnder) ?? ''),
  };
}

function entriesOf(stored: string): readonly RememberedRequest[] {
  return stored
    .split(' ')
    .map(parseEntry)
    .filter(({ id }) => isPresentationId(id));
}

const entryOf = ({ id, saveReason, isPaused }: RememberedRequest): string =>
  (isPaused ? prefixes.paused : '') + (saveReason === 'opened' ? prefixes.opened : '') + id;

function parseEntry(entry: string): RememberedRequest {
  const id = entry.replace(prefixes.paused, '').replace(prefixes.opened, '');
  const saveReason = entry.includes(prefixes.opened) ? 'opened' : 'requested';
  return { id, saveReason, isPaused: entry.startsWith(prefixes.paused) };
}

/** Returns the strength of a reason; larger numbers are stronger. */
export const rank = (saveReason: SaveReason): number => saveReasons.indexOf(saveReason);
