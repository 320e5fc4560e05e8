import { describe, expect, test, vi } from 'vitest';
import {
  protocolVersion as version,
  type SaveReason,
  type SavedPresentation,
} from '../../contract/worker/worker-messages';
import { tab } from './download-messages.fixture';
import { createConfirmations } from './download-progress';
import { createPendingRequests, type SaveMessage, type PendingRequestsStorage } from './download-requests';

const requestFor = (id: string, saveReason: SaveReason = 'requested'): SaveMessage => {
  return { version, type: 'save', id, saveReason, mediaOrigins: [] };
};
const saved = (id: string, saveReason: SaveReason = 'requested'): SavedPresentation => {
  const nothing = { done: 0, total: 0 };
  return { id, saveReason, state: 'saving', readable: false, files: nothing, bytes: nothing, missing: [] };
};

/** Creates a page that requested these stories. */
function page(tabStorage: PendingRequestsStorage, ...requests: SaveMessage[]) {
  const pendingRequests = createPendingRequests(tabStorage);
  pendingRequests.add(requests);
  return { ...pendingRequests, ...createConfirmations(pendingRequests) };
}

describe('a request', () => {
  test('outlives a reload of the tab until the worker confirms it', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7'), requestFor('8')).confirm([saved('7')]);
    expect(page(tabStorage).remembered).toEqual([{ id: '8', saveReason: 'requested', isPaused: false }]);
  });

  test('does not outlive a reload when it is cancelled', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7')).drop(['7']);
    expect(page(tabStorage).remembered).toEqual([]);
  });

  test('outlives a reload with its saveReason and its pause, also when the story was only opened', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7', 'opened'), requestFor('8', 'opened'), requestFor('9')).pause('8');
    expect(page(tabStorage).remembered).toEqual([
      { id: '7', saveReason: 'opened', isPaused: false },
      { id: '8', saveReason: 'opened', isPaused: true },
      { id: '9', saveReason: 'requested', isPaused: false },
    ]);
  });

  test('does not outlive a reload when it is for one viewing', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7', 'viewing'));
    expect(page(tabStorage).remembered).toEqual([]);
  });

  test('is written only when its stored values change', () => {
    const tabStorage = tab();
    const setItem = vi.spyOn(tabStorage, 'setItem');
    const first = page(tabStorage, requestFor('7', 'viewing'), requestFor('8', 'viewing'));
    first.pause('7');
    first.resume('7');
    first.confirm([saved('7', 'viewing')]);
    first.drop(['8']);
    expect(setItem).not.toHaveBeenCalled();
    first.add([requestFor('9')]);
    first.add([requestFor('9', 'opened')]);
    first.drop(['8']);
    expect(setItem.mock.calls).toEqual([['bookworm-pending-saves', '9']]);
  });

  test('stays the request of a person when the story is opened before it is confirmed', () => {
    const tabStorage = tab();
    const first = page(tabStorage, requestFor('7'), requestFor('7', 'opened'), requestFor('7', 'viewing'));
    expect(first.requests.get('7')?.saveReason).toBe('requested');
    first.add([requestFor('8')]);
    expect(page(tabStorage).remembered.map(({ id }) => id)).toEqual(['7', '8']);
  });

  test('outlives a reload when the next page first requests and confirms other stories', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7'));
    const next = page(tabStorage, requestFor('7'), requestFor('8', 'opened'), requestFor('9'));
    next.confirm([saved('8', 'opened')]);
    expect(page(tabStorage).remembered.map(({ id }) => id)).toEqual(['7', '9']);
    expect(next.remembered.map(({ id }) => id)).toEqual(['7']);
  });

  test('can be cancelled by the next page', () => {
    const tabStorage = tab();
    page(tabStorage, requestFor('7'));
    page(tabStorage, requestFor('7')).drop(['7']);
    expect(page(tabStorage).remembered).toEqual([]);
  });

  test('is not read from stored text that is not an id', () => {
    expect(
      page({ getItem: () => '../etc opened:x 8 ', setItem: () => undefined }).remembered.map(({ id }) => id),
    ).toEqual(['8']);
  });

  test('is made in a tab without storage, where it does not outlive a reload', () => {
    const refuse = () => {
      throw new Error('refused');
    };
    const tabStorage = { getItem: refuse, setItem: refuse };
    expect(page(tabStorage, requestFor('7')).requests.get('7')).toEqual(requestFor('7'));
    expect(page(tabStorage).remembered).toEqual([]);
  });
});
