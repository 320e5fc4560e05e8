import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { SummaryDialog } from './SummaryDialog';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

function show(count: number) {
  const comments = Array.from({ length: count }, (_, at) => `Comment ${at + 1}`);
  const details = { story: 4, image: 4, voice: 4, comments };
  const summary = { presentationId: '1', averageRating: 4, ratingCount: count, details };
  render(<SummaryDialog title="The Moon" lang="en" summary={summary} onClose={() => undefined} />);
  const shown = () =>
    within(screen.getByRole('region', { name: 'Comments' })).getAllByRole('listitem').length;
  const more = () => screen.queryByRole('button', { name: 'Show more' });
  const press = () => {
    more()?.focus();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
  };
  return { shown, more, press };
}

test('“Show more” adds 50 comments and moves the focus to the first of them, also when it is gone afterwards', () => {
  const { shown, more, press } = show(120);
  press();
  expect(shown()).toBe(100);
  expect(document.activeElement?.textContent).toBe('Comment 51');
  press();
  expect([shown(), more()]).toEqual([120, null]);
  expect(document.activeElement?.textContent).toBe('Comment 101');
});

test('opening the dialog focuses no comment', () => {
  show(60);
  expect(document.activeElement?.textContent).not.toMatch(/^Comment/);
});
