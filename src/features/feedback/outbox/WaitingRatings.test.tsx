import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OutboxRow } from '../../../contract/worker/outbox-rows';
import { createWritable } from '../../../base/readable';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { WaitingRatings } from './WaitingRatings';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const isPostponed = createWritable(false);

const row = (id: string): OutboxRow => ({
  id,
  record: { id, presentationId: id, storyRating: 5, imageRating: 5, voiceRating: 5, comment: '' },
  position: Number(id),
  isAnonymous: true,
  deliveryStatus: { name: 'waiting' },
});

test('the focus moves to the heading of the page when the last rating is deleted', async () => {
  const rows = createWritable<readonly OutboxRow[]>([row('1')]);
  const outbox = { rows, isPostponed, retry: async () => undefined, remove: async () => rows.set([]) };
  render(
    <main>
      <h1 tabIndex={-1}>Offline stories</h1>
      <WaitingRatings outbox={outbox} isReachable isSignedIn storyOf={() => undefined} />
    </main>,
  );
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  await act(async () => void fireEvent.click(button));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Offline stories' }));
});

test('the focus moves to the next rating when one is deleted', async () => {
  const rows = createWritable<readonly OutboxRow[]>([row('1'), row('2')]);
  const outbox = {
    rows,
    isPostponed,
    retry: async () => undefined,
    remove: async (id: string) => rows.set(rows.get().filter((other) => other.id !== id)),
  };
  render(<WaitingRatings outbox={outbox} isReachable isSignedIn storyOf={() => undefined} />);
  const [first] = screen.getAllByRole('button', { name: 'Delete' });
  first?.focus();
  await act(async () => void (first && fireEvent.click(first)));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' }));
});

test.each([
  [true, false, en.feedback.outbox.soon],
  [true, true, en.feedback.postponed],
  [false, true, en.feedback.outbox.waiting],
])(
  'a rating that waits says when it is sent (reachable: %s, postponed: %s)',
  (isReachable, postponed, text) => {
    const outbox = {
      rows: createWritable<readonly OutboxRow[]>([row('1')]),
      isPostponed: createWritable(postponed),
      retry: async () => undefined,
      remove: async () => undefined,
    };
    render(<WaitingRatings outbox={outbox} isReachable={isReachable} isSignedIn storyOf={() => undefined} />);
    expect(screen.getByText(text)).toBeDefined();
  },
);
