// The page's half of keeping stories: says what is wished, hears how each stands. Does not know how the worker is reached.
import {
  keptOrigins,
  readWorkerMessage,
  talkVersion as version,
  type KeptOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/offline/worker-messages';
import type { Clock } from '../clock';
import { createWritable, type Readable } from '../readable';
import { createStallWatch, type Standing } from './stall-watch';

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

export interface KeepingEdges {
  /** Says it to the worker, as soon as there is one. */
  readonly send: (message: PageMessage) => void;
  /** False where this browser keeps nothing. */
  readonly canKeep: Readable<boolean>;
  readonly isOnline: () => boolean;
  readonly clock: Clock;
  readonly mediaOrigins: readonly string[];
  /** Told each time a person asks for a story. */
  readonly onAskedFor: () => void;
}

type Prefetch = Extract<PageMessage, { type: 'prefetch' }>;

export function createKeeping(edges: KeepingEdges) {
  const { send, canKeep, mediaOrigins } = edges;
  const saved = createWritable<SavedById>(new Map());
  /** Wishes that no word of the worker has confirmed yet: they show at once, and are said again. */
  const unheard = new Map<string, Prefetch>();
  let askers: (() => void)[] = [];

  const goOn = () => {
    unheard.forEach(send);
    send({ version, type: 'go-on' });
  };
  const watch = createStallWatch({ clock: edges.clock, isOnline: edges.isOnline, speak: goOn });
  const note = (presentations: SavedById, hasMoved: boolean) => {
    saved.set(presentations);
    watch.heard(standingOf([...presentations.values()]), hasMoved);
  };
  /** With the wish that the worker has not heard yet. */
  const asWished = (presentation: SavedPresentation): SavedPresentation => {
    const wish = unheard.get(presentation.id);
    if (wish === undefined) return presentation;
    if (rank(presentation.origin) < rank(wish.origin)) return { ...presentation, origin: wish.origin };
    unheard.delete(presentation.id);
    return presentation;
  };
  /** What did not change stays the same object: nobody needs to look at it again. */
  const asBefore = (presentation: SavedPresentation): SavedPresentation => {
    const before = saved.get().get(presentation.id);
    return before && JSON.stringify(before) === JSON.stringify(presentation) ? before : presentation;
  };
  const want = (id: string, origin: KeptOrigin, listed: Listed) => {
    const wish: Prefetch = { version, type: 'prefetch', id, origin, ...known(listed), mediaOrigins };
    unheard.set(id, wish);
    if (origin === 'asked-for') note(new Map(saved.get()).set(id, begun(saved.get().get(id), wish)), true);
    send(wish);
  };
  const whatIsKept = (): Promise<void> => {
    if (!canKeep.get()) return Promise.resolve();
    return new Promise((answer) => {
      askers.push(answer);
      send({ version, type: 'what-is-kept' });
    });
  };
  const answerAskers = () => {
    const answered = askers;
    askers = [];
    for (const answer of answered) answer();
  };
  const hearKept = (presentations: readonly SavedPresentation[]) => {
    const kept = new Map(presentations.map((told) => [told.id, asBefore(asWished(told))]));
    for (const wish of unheard.values())
      if (wish.origin === 'asked-for' && !kept.has(wish.id)) kept.set(wish.id, begun(undefined, wish));
    note(kept, false);
    answerAskers();
  };
  const hearProgress = (presentation: SavedPresentation, resting: boolean) => {
    const { id, bytes, state } = presentation;
    const before = saved.get().get(id);
    const hasMoved = before?.bytes.done !== bytes.done || before.state !== state;
    note(new Map(saved.get()).set(id, asWished(presentation)), hasMoved);
    if (resting) send({ version, type: 'go-on' });
  };

  return {
    saved,
    /** Has a presentation fetched whole, for this viewing or because it was opened. */
    prefetch: want,
    save: (id: string, listed: Listed) => {
      want(id, 'asked-for', listed);
      edges.onAskedFor();
    },
    pause: (id: string) => send({ version, type: 'pause', id }),
    resume: (id: string) => send({ version, type: 'resume', id }),
    remove: (ids: readonly string[]) => {
      for (const id of ids) unheard.delete(id);
      send({ version, type: 'remove', ids });
    },
    letGo: (id: string) => {
      if (unheard.get(id)?.origin === 'viewing') unheard.delete(id);
      send({ version, type: 'let-go', id });
    },
    /** The network is back, say, or the page was opened: from now on it is tried often again. */
    goOn: () => {
      watch.heard(standingOf([...saved.get().values()]), true);
      goOn();
    },
    whatIsKept,
    /** There is no worker after all: who asked need not wait. */
    giveUp: answerAskers,
    hear: (data: unknown) => {
      const message = readWorkerMessage(data);
      if (message?.type === 'progress') hearProgress(message.presentation, message.resting);
      if (message?.type === 'kept') hearKept(message.presentations);
    },
  };
}

const rank = (origin: KeptOrigin): number => keptOrigins.indexOf(origin);

function standingOf(presentations: readonly SavedPresentation[]): Standing {
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
function begun(before: SavedPresentation | undefined, wish: Prefetch): SavedPresentation {
  const { version: _version, type: _type, mediaOrigins: _origins, ...asked } = wish;
  if (before !== undefined && before.origin !== 'viewing') return { ...before, origin: wish.origin };
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
