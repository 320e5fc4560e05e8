// Holds save requests that the worker has not confirmed yet. They are shown at once and sent again, since a worker may
// be terminated before it stores a request. All but those for one viewing outlive a reload of this tab, which may come before the first
// worker is installed. Also holds pauses, resumptions and removals that are not confirmed. Sends nothing; what the worker confirms is
// handled in confirmations.ts, which the first paint does not need.
import { saveOrigins, type SaveOrigin, type PageMessage } from '../../contract/worker/worker-messages';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { readText, writeText } from '../storage/stored-text';

/** What a person does with a saved story. */
interface PendingChange {
  readonly type: 'pause' | 'resume' | 'remove';
  /** Of a removal: when the story that is to be removed was requested, as far as the page knows. */
  readonly requestedAt?: number | undefined;
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

export type PendingRequests = ReturnType<typeof createPendingRequests>;

/** Creates the pending requests of this page. Any number of them is added or dropped with one write. */
export function createPendingRequests(tabStorage: PendingRequestsStorage) {
  const requests = new Map<string, SaveMessage>();
  /** Ids of requests that a person paused. */
  const paused = new Set<string>();
  /** Stories that a person paused, resumed or removed, while the worker has not confirmed that. */
  const changes = new Map<string, PendingChange>();
  const remember = (): void => {
    const entries = [...requests.values()]
      .filter(({ origin }) => origin !== 'viewing')
      .map(({ id, origin }) => entryOf({ id, origin, isPaused: paused.has(id) }))
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
    /** Adds requests. A stronger origin is never replaced by a weaker one, as in the worker. */
    add: (messages: readonly SaveMessage[]): void => {
      for (const message of messages) {
        const { id, origin } = message;
        const before = requests.get(id);
        const isWeaker = before !== undefined && rank(before.origin) > rank(origin);
        requests.set(id, isWeaker ? { ...message, origin: before.origin } : message);
        // The request of a person ends a pause, and any request a removal.
        if (origin === 'asked-for') paused.delete(id);
        if (origin === 'asked-for' || changes.get(id)?.type === 'remove') changes.delete(id);
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

/** Returns the strength of an origin; larger numbers are stronger. */
export const rank = (origin: SaveOrigin): number => saveOrigins.indexOf(origin);
