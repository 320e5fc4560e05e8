import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { PresentationIndex } from '../../contract/presentation/presentation-index';
import { showViewer, tap } from './show-viewer.fixture';

const network = vi.hoisted(() => ({ isLost: true }));
vi.mock('./PartySteps', () => ({
  get PartySteps() {
    if (network.isLost) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>A bear with cake</p>;
  },
}));

afterEach(cleanup);

const party: PresentationIndex = {
  kind: 'DALLIC_PARTY',
  initialPrompt: 'a bear',
  changePrompt: 'more cake',
  numberOfIterations: 1,
  steps: [{ description: 'A bear' }],
};

// Before the next test, with which the code is loaded.
test.each([
  { hasNetwork: false, alert: 'There’s no connection at the moment.', links: 1 },
  { hasNetwork: true, alert: 'This story couldn’t be opened.', links: 0 },
])(
  'a party whose code cannot be loaded links to the saved stories only without a network: %o',
  async ({ hasNetwork, alert, links }) => {
    await showViewer(party, { savedHref: '#/offline', hasNetwork });
    expect((await screen.findByRole('alert')).textContent).toBe(alert);
    expect(screen.queryAllByRole('link', { name: 'Offline stories' })).toHaveLength(links);
  },
);

test('a party whose code cannot be loaded says so in its place, and is loaded again when asked for', async () => {
  const onUnavailable = vi.fn<() => void>();
  const onFirstPaint = vi.fn<() => void>();
  await showViewer(party, { onUnavailable, onFirstPaint });
  expect((await screen.findByRole('alert')).textContent).toBe('This story couldn’t be opened.');
  // The party is there: its address stays, and its early cover goes.
  expect([onUnavailable.mock.calls.length, onFirstPaint.mock.calls.length]).toEqual([0, 1]);
  network.isLost = false;
  await act(async () => tap('Try again'));
  expect(await screen.findByText('A bear with cake')).toBeDefined();
});
