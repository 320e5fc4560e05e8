// Holds save requests that the worker has not confirmed yet. They are shown at once and sent again, since a worker may
// be terminated before it stores a request. All but those for one viewing outlive a reload of this tab, which may come before the first
// worker is installed. Also holds pauses, resumptions and removals that are not confirmed. Sends nothing.
import {
  activeStates,
  saveOrigins,
  type SaveOrigin,
  type PageMessage,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { readText, writeText } from '../storage/stored-text';

/** What a person does with a saved story. */
type SavedChange = 'pause' | 'resume' | 'remove';
interface PendingChange {
  readonly type: SavedChange;
  /** Of a removal: when the story that is to be removed was requested, as far as the page knows. */
  readonly requestedAt: number | undefined;
}

export type SaveMessage = Extract<PageMessage, { type: 'prefetch' }>;

/** Storage that survives a reload, the browser's `sessionStorage`; it may throw. */
export type PendingRequestsStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** A request as it is remembered. */
interface RememberedRequest {
  readonly id: string;
  readonly origin: SaveOrigin;
  readonly isPaused: boolean;
}

const rememberedUnder = 'bookworm-asked-for';
/** Stand before the id of a paused request and of a story that was only opened; earlier versions ignore such an entry. */
const prefixes = { paused: 'paused:', opened: 'opened:' } as const;

/** Creates the pending requests of this page. */
export function createPendingRequests(tabStorage: PendingRequestsStorage) {
  const pendingRequests = new Map<string, SaveMessage>();
  /** Ids of requests that a person paused. */
  const paused = new Set<string>();
  /** Stories that a person paused, resumed or removed, while the worker has not confirmed that. */
  const changes = new Map<string, PendingChange>();
  const remember = () => {
    const entries = [...pendingRequests.values()]
      .filter(({ origin }) => origin !== 'viewing')
      .map(({ id, origin }) => entryOf({ id, origin, isPaused: paused.has(id) }))
      .join(' ');
    // Without storage a request lives as long as its page.
    if (entries !== (readText(tabStorage, rememberedUnder) ?? ''))
      writeText(tabStorage, rememberedUnder, entries);
  };
  const drop = (id: string) => {
    pendingRequests.delete(id);
    paused.delete(id);
    changes.delete(id);
    remember();
  };
  return {
    all: (): readonly SaveMessage[] => [...pendingRequests.values()],
    get: (id: string) => pendingRequests.get(id),
    /** Adds a request. A stronger origin is never replaced by a weaker one, as in the worker. */
    add: (message: SaveMessage): void => {
      const before = pendingRequests.get(message.id);
      const isWeaker = before !== undefined && rank(before.origin) > rank(message.origin);
      pendingRequests.set(message.id, isWeaker ? { ...message, origin: before.origin } : message);
      // The request of a person ends a pause, and any request a removal.
      if (message.origin === 'asked-for') paused.delete(message.id);
      if (message.origin === 'asked-for' || changes.get(message.id)?.type === 'remove')
        changes.delete(message.id);
      remember();
    },
    drop,
    /** Marks a request as paused; returns false when there is none. */
    pause: (id: string): boolean => {
      if (!pendingRequests.has(id)) return false;
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
    /** Notes that a person pauses, resumes or removes a story. */
    change: (id: string, type: SavedChange, requestedAt?: number): void =>
      void changes.set(id, { type, requestedAt }),
    /** Returns what a person did that is not confirmed, without what they did to pending requests. */
    changes: (): readonly (readonly [id: string, change: PendingChange])[] =>
      [...changes].filter(([id]) => !pendingRequests.has(id)),
    /** Drops the pause or resumption that a report of the worker confirms. */
    confirmChange: ({ id, state }: Pick<SavedPresentation, 'id' | 'state'>): void => {
      const type = changes.get(id)?.type;
      const isActive = state !== undefined && activeStates.includes(state);
      if ((type === 'pause' && !isActive) || (type === 'resume' && state !== 'paused')) changes.delete(id);
    },
    /**
     * Drops the changes that a list of the worker confirms, and those of stories that it does not have. A story that has failed may
     * have done so before it was resumed.
     */
    confirmChangesOf: (list: readonly SavedPresentation[]): void => {
      for (const [id, { type }] of changes) {
        const state = list.find((saved) => saved.id === id)?.state;
        const isActive = state !== undefined && activeStates.includes(state);
        if (
          state === undefined ||
          (type === 'pause' && !isActive) ||
          (type === 'resume' && (isActive || state === 'saved'))
        )
          changes.delete(id);
      }
    },
    isPaused: (id: string): boolean => paused.has(id),
    /** Drops the request that a story of the worker confirms: one of the same or a weaker origin. */
    confirm: ({ id, origin }: SavedPresentation): void => {
      const message = pendingRequests.get(id);
      if (message === undefined || rank(origin) < rank(message.origin)) return;
      const change = changes.get(id);
      drop(id);
      // The worker may have received the request without the change that was sent after it.
      if (change !== undefined) changes.set(id, change);
    },
    /** Returns a story of the worker with the origin of its request, while that is not confirmed. */
    withRequestedOrigin: (saved: SavedPresentation): SavedPresentation => {
      const message = pendingRequests.get(saved.id);
      return message === undefined ? saved : { ...saved, origin: message.origin };
    },
    /** What was requested before this tab was reloaded. The caller requests it again, and pauses what was paused. */
    remembered: entriesOf(readText(tabStorage, rememberedUnder) ?? ''),
  };
}

function entriesOf(stored: string): readonly RememberedRequest[] {
  return stored
    .split(' ')
    .map(parseEntry)
    .filter(({ id }) => isPresentationId(id));
}

const entryOf = ({ id, origin, isPaused }: RememberedRequest): string =>
  (isPaused ? prefixes.paused : '') + (origin === 'opened' ? prefixes.opened : '') + id;

function parseEntry(entry: string): RememberedRequest {
  const id = entry.replace(prefixes.paused, '').replace(prefixes.opened, '');
  const origin = entry.includes(prefixes.opened) ? 'opened' : 'asked-for';
  return { id, origin, isPaused: entry.startsWith(prefixes.paused) };
}

const rank = (origin: SaveOrigin): number => saveOrigins.indexOf(origin);
