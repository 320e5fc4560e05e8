// The page's side of saving stories: sends requests to the worker and tracks the save status of each story.
import {
  listedOf,
  readWorkerMessage,
  protocolVersion as version,
  type ListedFields,
  type SaveOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import type { Clock } from '../../contract/clock';
import { createWritable, type Readable, type Writable } from '../../contract/readable';
import { report } from '../browser/report';
import { createResumeTimer, type DownloadActivity } from './resume-timer';
import { createPendingRequests, type SaveRequest, type PendingRequestsStorage } from './pending-requests';

/** Saved presentations by id. Each change creates a new map; unchanged entries stay the same objects. */
export type SavedById = ReadonlyMap<string, SavedPresentation>;

export interface DownloadRequestsDeps {
  /** Posts a message to the worker, as soon as there is one. */
  readonly send: (message: PageMessage) => void;
  /** False when this browser cannot save stories. */
  readonly canSave: Readable<boolean>;
  readonly hasNetwork: () => boolean;
  /** Whether a new version is taking over. The browser waits until the old worker is idle, so nothing asks that one to go on. */
  readonly isUpdating: () => boolean;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  readonly memory: PendingRequestsStorage;
  /** Called each time a person asks for a story. */
  readonly onAskedFor: () => void;
  /** Called when a download shows that the service responds. */
  readonly onServiceResponse: () => void;
}

interface DownloadRequestsContext extends DownloadRequestsDeps {
  readonly saved: Writable<SavedById>;
  readonly pendingRequests: ReturnType<typeof createPendingRequests>;
  /** Updates `saved`; `hasProgressed` says whether a download advanced. */
  readonly update: (presentations: SavedById, hasProgressed: boolean) => void;
}

/** Creates the page's requests, and the handlers for the worker's messages. */
export function createDownloadRequests(deps: DownloadRequestsDeps) {
  const { send } = deps;
  const saved = createWritable<SavedById>(new Map());
  const pendingRequests = createPendingRequests(deps.memory);
  const askToResume = () => {
    if (deps.isUpdating()) return;
    for (const saveRequest of pendingRequests.all()) {
      send(saveRequest);
      // The request of a person would end the pause.
      if (pendingRequests.isPaused(saveRequest.id)) send({ version, type: 'pause', id: saveRequest.id });
    }
    send({ version, type: 'go-on' });
  };
  const resumeTimer = createResumeTimer({
    clock: deps.clock,
    hasNetwork: deps.hasNetwork,
    resume: askToResume,
  });
  const update = (presentations: SavedById, hasProgressed: boolean) => {
    saved.set(presentations);
    resumeTimer.update(activityOf([...presentations.values()]), hasProgressed);
  };
  const context = { ...deps, saved, pendingRequests, update };
  return {
    saved,
    ...createRequests(context),
    ...createMessageHandlers(context),
    /**
     * Resumes all downloads and resets the retry delay, for example when the network is back or the page was opened.
     */
    resumeAll: () => {
      resumeTimer.update(activityOf([...saved.get().values()]), true);
      askToResume();
    },
  };
}

/** Creates the requests of a page to the worker. */
function createRequests({
  send,
  mediaOrigins,
  onAskedFor,
  saved,
  pendingRequests,
  update,
}: DownloadRequestsContext) {
  const request = (id: string, origin: SaveOrigin, listed: ListedFields) => {
    const saveRequest: SaveRequest = {
      version,
      type: 'prefetch',
      id,
      origin,
      ...listedOf(listed),
      mediaOrigins,
    };
    pendingRequests.add(saveRequest);
    if (origin === 'asked-for')
      update(new Map(saved.get()).set(id, requested(saved.get().get(id), saveRequest)), true);
    send(saveRequest);
  };
  return {
    /** Requests a whole presentation, for this viewing or because it was opened. */
    saveOpened: request,
    save: (id: string, listed: ListedFields) => {
      request(id, 'asked-for', listed);
      onAskedFor();
    },
    /** Repeats the requests that were not confirmed before this tab was reloaded. */
    recall: () => {
      for (const id of pendingRequests.recall()) request(id, 'asked-for', {});
    },
    pause: (id: string) => {
      const shown = saved.get().get(id);
      if (pendingRequests.pause(id) && shown !== undefined)
        update(new Map(saved.get()).set(id, { ...shown, state: 'paused' }), true);
      send({ version, type: 'pause', id });
    },
    resume: (id: string) => {
      pendingRequests.resume(id);
      send({ version, type: 'resume', id });
    },
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

/** Creates the handlers for messages of the worker. */
function createMessageHandlers(context: DownloadRequestsContext) {
  const { send, canSave, saved, pendingRequests, update, isUpdating, onServiceResponse } = context;
  let waiters: (() => void)[] = [];
  const resolveWaiters = () => {
    const resolved = waiters;
    waiters = [];
    for (const resolve of resolved) resolve();
  };
  const onSavedList = (presentations: readonly SavedPresentation[]) => {
    const all = new Map(
      presentations.map((one) => [one.id, unchanged(pendingRequests.withPendingOrigin(one), saved.get())]),
    );
    for (const saveRequest of pendingRequests.all())
      if (saveRequest.origin === 'asked-for' && !all.has(saveRequest.id)) {
        const state = pendingRequests.isPaused(saveRequest.id) ? 'paused' : 'queued';
        all.set(saveRequest.id, { ...requested(undefined, saveRequest), state });
      }
    update(all, false);
    resolveWaiters();
  };
  const onProgress = (presentation: SavedPresentation, resting: boolean) => {
    const { id, bytes, state } = presentation;
    const before = saved.get().get(id);
    const hasProgressed = before?.bytes.done !== bytes.done || before.state !== state;
    // A turn begins with the index, which comes from the service.
    if (before?.state === 'saving' && state === 'saving' && bytes.done > before.bytes.done)
      onServiceResponse();
    update(new Map(saved.get()).set(id, pendingRequests.withPendingOrigin(presentation)), hasProgressed);
    if (resting && !isUpdating()) send({ version, type: 'go-on' });
  };
  return {
    /**
     * Asks the worker for the saved presentations. Resolves once `saved` is current, at once when nothing can be saved.
     */
    refreshSaved: (): Promise<void> => {
      if (!canSave.get()) return Promise.resolve();
      return new Promise((resolve) => {
        waiters.push(resolve);
        send({ version, type: 'what-is-kept' });
      });
    },
    /** Resolves all waiting `refreshSaved` calls, when there is no worker after all. */
    resolveWaiters,
    handleMessage: (data: unknown) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'progress') onProgress(message.presentation, message.resting);
      if (message?.type === 'kept') onSavedList(message.presentations);
      if (message?.type === 'error')
        report(named(message.error, message.message), `worker: ${message.where}`);
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

function activityOf(presentations: readonly SavedPresentation[]): DownloadActivity {
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

/** Returns the status to show from the request on, until the worker reports one. */
function requested(before: SavedPresentation | undefined, saveRequest: SaveRequest): SavedPresentation {
  const { version: _version, type: _type, mediaOrigins: _origins, ...asked } = saveRequest;
  if (before !== undefined && before.origin !== 'viewing') return { ...before, origin: saveRequest.origin };
  const nothing = { done: 0, total: 0 };
  const empty = { readable: false, files: nothing, bytes: nothing, missing: [] };
  return { ...empty, ...before, ...asked, state: before?.state ?? 'queued' };
}
