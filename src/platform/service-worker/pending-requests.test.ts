import { describe, expect, test } from 'vitest';
import {
  talkVersion as version,
  type SaveOrigin,
  type SavedPresentation,
} from '../../contract/offline/worker-messages';
import { createPendingRequests, type SaveRequest, type PendingRequestsStorage } from './pending-requests';

/** What of a tab outlives a reload. */
function tab(): PendingRequestsStorage {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

const wishFor = (id: string, origin: SaveOrigin = 'asked-for'): SaveRequest => {
  return { version, type: 'prefetch', id, origin, mediaOrigins: [] };
};
const told = (id: string, origin: SaveOrigin = 'asked-for'): SavedPresentation => {
  const nothing = { done: 0, total: 0 };
  return { id, origin, state: 'saving', readable: false, files: nothing, bytes: nothing, missing: [] };
};

/** A page that wished for these stories. */
function page(memory: PendingRequestsStorage, ...wished: SaveRequest[]) {
  const pendingRequests = createPendingRequests(memory);
  for (const saveRequest of wished) pendingRequests.add(saveRequest);
  return pendingRequests;
}

describe('what a person asked for outlives a reload of the tab', () => {
  test('until the worker confirms it', () => {
    const memory = tab();
    page(memory, wishFor('7'), wishFor('8')).asWished(told('7'));
    expect(page(memory).recall()).toEqual(['8']);
  });

  test('unless it is taken back', () => {
    const memory = tab();
    page(memory, wishFor('7')).drop('7');
    expect(page(memory).recall()).toEqual([]);
  });

  test('unless nobody asked for it', () => {
    const memory = tab();
    page(memory, wishFor('7', 'opened'));
    expect(page(memory).recall()).toEqual([]);
  });

  test('also when the next page wishes and hears of others before it says it again', () => {
    const memory = tab();
    page(memory, wishFor('7'));
    const next = page(memory, wishFor('8', 'opened'), wishFor('9'));
    next.asWished(told('8', 'opened'));
    expect(page(memory).recall()).toEqual(['7', '9']);
    expect(next.recall()).toEqual(['7']);
  });

  test('and the next page can take it back before it says it again', () => {
    const memory = tab();
    page(memory, wishFor('7'));
    const next = page(memory);
    next.drop('7');
    expect([next.recall(), page(memory).recall()]).toEqual([[], []]);
  });

  test('and what is not an id there is passed over', () => {
    expect(page({ getItem: () => '../etc 8 ', setItem: () => undefined }).recall()).toEqual(['8']);
  });

  test('but not in a tab that must remember nothing, which works all the same', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const memory = { getItem: refuse, setItem: refuse };
    expect(page(memory, wishFor('7')).all()).toEqual([wishFor('7')]);
    expect(page(memory).recall()).toEqual([]);
  });
});
