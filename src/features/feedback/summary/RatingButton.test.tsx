import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { RatingButton } from './RatingButton';

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
