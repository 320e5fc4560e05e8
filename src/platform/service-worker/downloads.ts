// The page's half of keeping stories: says what is wished, hears how each stands. Does not know how the worker is reached.
import {
  readWorkerMessage,
  talkVersion as version,
  type SaveOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/offline/worker-messages';
import type { Clock } from '../../contract/clock';
import { createWritable, type Readable, type Writable } from '../../contract/readable';
import { createStallWatch, type SaveStatus } from './stall-watch';
import { createPendingRequests, type SaveRequest, type PendingRequestsStorage } from './pending-requests';

/** What the list says of a presentation; what it does not say is undefined. */
export interface Listed {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
  readonly pageCount?: number | undefined;
  /** As the list entry wrote it (decision 29). */
  readonly previewImage?: string | undefined;
}

/** By id; each change makes a new map, and leaves the entries that did not change as they were. */
export type SavedById = ReadonlyMap<string, SavedPresentation>;

export interface DownloadRequestsDeps {
  /** Says it to the worker, as soon as there is one. */
  readonly send: (message: PageMessage) => void;
  /** False where this browser keeps nothing. */
  readonly canSave: Readable<boolean>;
  readonly isOnline: () => boolean;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  readonly memory: PendingRequestsStorage;
  /** Told each time a person asks for a story. */
  readonly onAskedFor: () => void;
}

interface Desk extends DownloadRequestsDeps {
  readonly saved: Writable<SavedById>;
  readonly pendingRequests: ReturnType<typeof createPendingRequests>;
  /** Shows how all stand; `hasMoved`: something got further. */
  readonly note: (presentations: SavedById, hasMoved: boolean) => void;
}

export function createDownloadRequests(deps: DownloadRequestsDeps) {
  const { send } = deps;
  const saved = createWritable<SavedById>(new Map());
  const pendingRequests = createPendingRequests(deps.memory);
  const resumeAll = () => {
    for (const saveRequest of pendingRequests.all()) send(saveRequest);
    send({ version, type: 'go-on' });
  };
  const watch = createStallWatch({ clock: deps.clock, isOnline: deps.isOnline, speak: resumeAll });
  const note = (presentations: SavedById, hasMoved: boolean) => {
    saved.set(presentations);
    watch.heard(saveStatusOf([...presentations.values()]), hasMoved);
  };
  const desk = { ...deps, saved, pendingRequests, note };
  return {
    saved,
    ...createWishing(desk),
    ...createHearing(desk),
    /** The network is back, say, or the page was opened: from now on it is tried often again. */
    resumeAll: () => {
      watch.heard(saveStatusOf([...saved.get().values()]), true);
      resumeAll();
    },
  };
}

/** What a page wants. */
function createWishing({ send, mediaOrigins, onAskedFor, saved, pendingRequests, note }: Desk) {
  const want = (id: string, origin: SaveOrigin, listed: Listed) => {
    const saveRequest: SaveRequest = {
      version,
      type: 'prefetch',
      id,
      origin,
      ...known(listed),
      mediaOrigins,
    };
    pendingRequests.add(saveRequest);
    if (origin === 'asked-for')
      note(new Map(saved.get()).set(id, begun(saved.get().get(id), saveRequest)), true);
    send(saveRequest);
  };
  return {
    /** Has a presentation fetched whole, for this viewing or because it was opened. */
    prefetch: want,
    save: (id: string, listed: Listed) => {
      want(id, 'asked-for', listed);
      onAskedFor();
    },
    /** Says once more what was asked for before this tab was reloaded, and not confirmed. */
    recall: () => {
      for (const id of pendingRequests.recall()) want(id, 'asked-for', {});
    },
    pause: (id: string) => send({ version, type: 'pause', id }),
    resume: (id: string) => send({ version, type: 'resume', id }),
    remove: (ids: readonly string[]) => {
      for (const id of ids) pendingRequests.drop(id);
      send({ version, type: 'remove', ids });
    },
    release: (id: string) => {
      if (pendingRequests.get(id)?.origin === 'viewing') pendingRequests.drop(id);
      send({ version, type: 'let-go', id });
    },
  };
}

/** What the worker says. */
function createHearing({ send, canSave, saved, pendingRequests, note }: Desk) {
  let askers: (() => void)[] = [];
  const answerAskers = () => {
    const answered = askers;
    askers = [];
    for (const answer of answered) answer();
  };
  const hearKept = (presentations: readonly SavedPresentation[]) => {
    const kept = new Map(
      presentations.map((told) => [told.id, asBefore(pendingRequests.asWished(told), saved.get())]),
    );
    for (const saveRequest of pendingRequests.all())
      if (saveRequest.origin === 'asked-for' && !kept.has(saveRequest.id))
        kept.set(saveRequest.id, begun(undefined, saveRequest));
    note(kept, false);
    answerAskers();
  };
  const hearProgress = (presentation: SavedPresentation, resting: boolean) => {
    const { id, bytes, state } = presentation;
    const before = saved.get().get(id);
    const hasMoved = before?.bytes.done !== bytes.done || before.state !== state;
    note(new Map(saved.get()).set(id, pendingRequests.asWished(presentation)), hasMoved);
    if (resting) send({ version, type: 'go-on' });
  };
  return {
    whatIsKept: (): Promise<void> => {
      if (!canSave.get()) return Promise.resolve();
      return new Promise((answer) => {
        askers.push(answer);
        send({ version, type: 'what-is-kept' });
      });
    },
    /** There is no worker after all: who asked need not wait. */
    giveUp: answerAskers,
    hear: (data: unknown) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'progress') hearProgress(message.presentation, message.resting);
      if (message?.type === 'kept') hearKept(message.presentations);
    },
  };
}

/** What did not change stays the same object: nobody needs to look at it again. */
function asBefore(presentation: SavedPresentation, saved: SavedById): SavedPresentation {
  const before = saved.get(presentation.id);
  return before && JSON.stringify(before) === JSON.stringify(presentation) ? before : presentation;
}

function saveStatusOf(presentations: readonly SavedPresentation[]): SaveStatus {
  const underway = presentations.filter(
    ({ state, retryAt }) => state === 'saving' || (state === 'queued' && retryAt === undefined),
  );
  const isFetching = underway.some(({ state }) => state === 'saving');
  const isHostAway = !isFetching && underway.some(({ reason }) => reason === 'network');
  const retries = presentations.flatMap(({ retryAt }) => retryAt ?? []);
  return {
    work: underway.length === 0 ? 'none' : isHostAway ? 'host-away' : 'fetching',
    dueAt: retries.length === 0 ? undefined : Math.min(...retries),
  };
}

/** How it stands from the moment it was asked for, until the worker says more. */
function begun(before: SavedPresentation | undefined, saveRequest: SaveRequest): SavedPresentation {
  const { version: _version, type: _type, mediaOrigins: _origins, ...asked } = saveRequest;
  if (before !== undefined && before.origin !== 'viewing') return { ...before, origin: saveRequest.origin };
  const nothing = { done: 0, total: 0 };
  const empty = { readable: false, files: nothing, bytes: nothing, missing: [] };
  return { ...empty, ...before, ...asked, state: before?.state ?? 'queued' };
}

/** The same without what is undefined: a message says only what is known. */
function known({ title, language, pageCount, previewImage }: Listed) {
  return {
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language }),
    ...(pageCount === undefined ? {} : { pageCount }),
    ...(previewImage === undefined ? {} : { previewImage }),
  };
}
