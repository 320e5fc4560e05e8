import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { RatingButton, scoreOf } from './summaries';

afterEach(cleanup);

/** Renders the button of a story that nobody is known to have rated. */
async function showUnrated(isLoading: boolean) {
  await startI18n('en', en);
  render(
    <RatingButton summary={undefined} isLoading={isLoading} describedBy="title" onOpen={() => undefined} />,
  );
}

test('a story is not called unrated while the ratings are still to come', async () => {
  await showUnrated(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a story without ratings is called unrated once they have come', async () => {
  await showUnrated(false);
  expect(screen.getByRole('button', { name: 'No ratings yet' })).toBeDefined();
});

test.each([
  [4.25, '4.3', '4,3'],
  [4.35, '4.4', '4,4'],
  [4.04, '4.0', '4,0'],
  [5, '5.0', '5,0'],
  [0, '0.0', '0,0'],
])('a score of %s is shown with one decimal, in the language’s format', (score, english, german) => {
  expect([scoreOf(score, 'en'), scoreOf(score, 'de')]).toEqual([english, german]);
});
