// Holds save requests that the worker has not confirmed yet. They are shown at once and sent again, since a worker may
// be terminated before it stores a request. All but those for one viewing outlive a reload of this tab, which may come before the first
// worker is installed. Also holds pauses, resumptions and removals that are not confirmed. Sends nothing; what the worker confirms is
// handled in confirmations.ts, which the first paint does not need.
import { saveReasons, type SaveReason, type PageMessage } from '../../contract/worker/worker-messages';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import { readText, writeText } from '../storage/stored-text';

/** What a person does with a saved story. */
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

/** Creates the pending requests of this page. Any number of them is added or dropped with one write. */
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
    /** Adds requests. A stronger saveReason is never replaced by a weaker one, as in the worker. */
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

const entryOf = ({ id, saveReason, isPaused }: RememberedRequest): string =>
  (isPaused ? prefixes.paused : '') + (saveReason === 'opened' ? prefixes.opened : '') + id;

function parseEntry(entry: string): RememberedRequest {
  const id = entry.replace(prefixes.paused, '').replace(prefixes.opened, '');
  const saveReason = entry.includes(prefixes.opened) ? 'opened' : 'requested';
  return { id, saveReason, isPaused: entry.startsWith(prefixes.paused) };
}

/** Returns the strength of an saveReason; larger numbers are stronger. */
export const rank = (saveReason: SaveReason): number => saveReasons.indexOf(saveReason);
