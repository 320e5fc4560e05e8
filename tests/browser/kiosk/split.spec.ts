// A kiosk with two screens on one machine: what is touched on one plays on the other (spec screens §12).
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ variant: 'museum', library: 'samples', installsWorker: false });

const title = 'How Bees Tell Each Other the Way';

test('what is touched on the control screen plays on the other one, through reloads of both', async ({
  page,
  context,
  service,
}) => {
  const remote = page;
  const open = (screen: Page, split: string) => screen.goto(`${service.origin}/kiosk.html?split=${split}#/`);
  await open(remote, 'remote');
  await expect(remote.getByText('The screen that shows the presentations is not open.')).toBeVisible();
  const show = await context.newPage();
  await open(show, 'screen');
  await expect(remote.locator('.split-missing')).toHaveCount(0);
  await expect(show.locator('.split-missing')).toHaveCount(0);

  await remote.getByRole('article', { name: title }).getByRole('link').click();
  const player = show.locator('[data-player-state]');
  await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
  await expect(remote.getByRole('heading', { name: title })).toBeVisible();
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(player).toHaveAttribute('data-slide-index', '1');
  await expect(remote.getByText(/Page 2 of/)).toBeVisible();

  // A screen that starts again invites; a touch leads back to what the other one shows.
  await remote.reload();
  await remote.getByRole('button', { name: 'Touch the screen to begin' }).click();
  await expect(remote.getByRole('heading', { name: title })).toBeVisible();
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(player).toHaveAttribute('data-slide-index', '2');

  await show.reload();
  await remote.getByRole('heading', { name: title }).click();
  await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
  await remote.getByRole('button', { name: 'Subtitles' }).click();
  await expect(remote.getByRole('button', { name: 'Subtitles' })).toHaveAttribute('aria-pressed', 'false');

  await remote.getByRole('link', { name: 'Home' }).click();
  await expect(show.getByRole('region', { name: 'Presentations' })).toBeVisible();
  await show.close();
  await expect(remote.getByText('The screen that shows the presentations is not open.')).toBeVisible();
});
