// A kiosk with two screens on one machine: a preview that is touched on one plays on the other (spec screens §12).
import type { Page } from '@playwright/test';
import { readStoredData } from '../../support/browser/stored-data';
import { expect } from '../fixtures';
import { fastForwardAndStop } from '../../support/browser/page-scripts';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { countdown, idle } from '../../support/kiosk/kiosk-page';
import { test } from './kiosk-test';

test.use({ variant: 'museum', library: 'samples', installsWorker: false });

const title = 'How Bees Tell Each Other the Way';
/** What the visitor has left on the device; found nowhere else. */
const canary = 'Quittenmarmelade';

const invitation = (screen: Page) => screen.getByRole('button', { name: 'Tap me!' });

test('a preview touched on the control screen plays on the other one, through reloads of both, until both forget', async ({
  kiosk,
  page,
  context,
  service,
}) => {
  expect(kiosk.page).toBe(page);
  await leaveSession(context, await signIn(service));
  const remote = page;
  const open = (screen: Page, split: string) => screen.goto(`${service.origin}/kiosk.html?split=${split}#/`);
  await open(remote, 'remote');
  await expect(remote.getByText('The screen that shows the presentations isn’t open.')).toBeVisible();
  const show = await context.newPage();
  await open(show, 'screen');
  await expect(remote.locator('.split-notice')).toHaveCount(0);
  await expect(show.locator('.split-notice')).toHaveCount(0);

  await remote.getByRole('article', { name: title }).getByRole('link').click();
  const player = show.locator('[data-player-state]');
  await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
  await expect(remote.getByRole('heading', { name: title })).toBeVisible();
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(player).toHaveAttribute('data-slide-index', '1');
  await expect(remote.getByText(/Page 2 of/)).toBeVisible();
  await remote.evaluate((text) => localStorage.setItem('a draft', text), canary);

  // A screen that starts again finds the other one, and the visitor's data stays.
  await remote.reload();
  await expect(remote.getByRole('heading', { name: title })).toBeVisible();
  await remote.getByRole('button', { name: 'Next' }).click();
  await expect(player).toHaveAttribute('data-slide-index', '2');
  await show.reload();
  await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
  await expect(remote.getByRole('heading', { name: title })).toBeVisible();
  await remote.getByRole('button', { name: 'Subtitles' }).click();
  await expect(remote.getByRole('button', { name: 'Subtitles' })).toHaveAttribute('aria-pressed', 'false');
  expect((await readStoredData(remote))['local keys']).toContain(canary);

  // The rating dialog at the end is not in the way of a restart from the other screen.
  for (let turn = 0; turn < 7; turn += 1) await remote.getByRole('button', { name: 'Next' }).click();
  await show.getByRole('button', { name: 'Rate', exact: true }).click();
  await expect(show.getByRole('dialog', { name: 'How was the story?' })).toBeVisible();
  await remote.getByRole('button', { name: 'Restart' }).click();
  await expect(player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
  await expect(show.getByRole('dialog')).toHaveCount(0);

  await remote.getByRole('link', { name: 'Home' }).click();
  // The time limit of a preview that is still to come runs on the clock that is put forward.
  for (const screen of [remote, show])
    await expect(screen.getByRole('region', { name: 'Presentations' }).getByRole('article')).toHaveCount(6);
  // One visitor has both screens: they ask, and forget, together.
  await fastForwardAndStop(page, idle);
  for (const screen of [remote, show])
    await expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await show.getByRole('button', { name: 'I am here' }).click();
  for (const screen of [remote, show])
    await expect(screen.getByRole('alertdialog', { name: 'Are you still there?' })).toHaveCount(0);
  await page.clock.fastForward(idle);
  await expect(remote.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await page.clock.fastForward(countdown);
  await page.clock.resume();
  for (const screen of [remote, show]) await expect(invitation(screen)).toBeVisible();
  expect((await readStoredData(remote))['local keys']).not.toContain(canary);
  await invitation(remote).click();
  for (const screen of [remote, show])
    await expect(screen.getByRole('region', { name: 'Presentations' })).toBeVisible();

  await show.close();
  await expect(remote.getByText('The screen that shows the presentations isn’t open.')).toBeVisible();
});

test('a run at one screen is not lost by a touch of the other one', async ({ page, context, service }) => {
  await leaveSession(context, await signIn(service));
  const remote = page;
  const show = await context.newPage();
  for (const [screen, split] of [
    [remote, 'remote'],
    [show, 'screen'],
  ] as const)
    await screen.goto(`${service.origin}/kiosk.html?split=${split}#/`);
  const card = (screen: Page) => screen.getByRole('article', { name: title }).getByRole('link');
  const making = (screen: Page) => screen.locator('[data-creation-run="creating"]');
  const make = async (screen: Page) => {
    await screen.getByRole('link', { name: 'Make your own' }).click();
    await screen.getByLabel('Topic or title').fill('A topic [silence]');
    await screen.getByRole('radio', { name: 'Simple' }).check();
    await screen.getByRole('button', { name: 'Continue' }).click();
    await expect(making(screen)).toBeVisible();
  };
  await make(remote);
  await card(show).click();
  const player = show.locator('[data-player-state]');
  await expect(player).toBeVisible();
  await expect(making(remote)).toBeVisible();
  await remote.getByRole('button', { name: 'Cancel' }).click();
  await remote.getByRole('link', { name: 'Back to the start' }).click();
  await expect(remote.getByRole('region', { name: 'Presentations' })).toBeVisible();
  await expect(player).toBeVisible();

  await show.getByRole('link', { name: 'Home' }).first().click();
  await make(show);
  await expect(remote.getByText('Somebody is making something at the other screen.')).toBeVisible();
  await card(remote).click();
  await expect(remote.getByRole('region', { name: 'Presentations' })).toBeVisible();
  await expect(making(show)).toBeVisible();
});
