// Making a Dallic Party (spec screens §11): its form, its pictures as they arrive, how it fails, and the party without a network.
import type { Locator, Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { longestDownload } from '../../support/browser/is-saved';
import { leaveSession, signIn } from '../../support/browser/session-page';

const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });

async function openForm(page: Page, { origin }: Service): Promise<void> {
  await page.goto(`${origin}/#/party`);
  await expect(page.getByRole('heading', { name: 'Dallic Party' })).toBeVisible();
}

test.describe('staff', () => {
  test.use({ variant: 'production' });

  test('a party is made by keyboard, watched as it grows, published and saved for offline', async ({
    reader,
    page,
    service,
    context,
  }) => {
    await openForm(page, service);
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
    await leaveSession(context, await signIn(service));
    await page.reload();
    const start = page.getByRole('button', { name: 'Start' });
    await expect(field(page, 'Change prompt')).toHaveValue('Make it more interesting');
    await expect(field(page, 'Number of iterations')).toHaveValue('5');
    await expect(start).toBeDisabled();
    // Staff read what the service says of an error.
    reader.expectFault(/"where":"party: service"/);
    await service.hook.configure({ pace: 0 });
    await field(page, 'Initial prompt').fill('A bear [error]');
    await start.click();
    await expect(page.getByText('The service says: The picture generator does not answer')).toBeVisible();
    await page.getByRole('button', { name: 'Change the topic' }).click();
    await field(page, 'Initial prompt').fill('');
    await field(page, 'Initial prompt').focus();
    await page.keyboard.type('A bear at a pond');
    await expect(start).toBeEnabled();
    for (const [number, isAllowed] of [
      ['1', false],
      ['21', false],
      ['', false],
      ['20', true],
      ['3', true],
    ] as const) {
      await field(page, 'Number of iterations').fill(number);
      await expect(start).toBeEnabled({ enabled: isAllowed });
    }
    await field(page, 'Change prompt').fill('');
    await expect(start).toBeDisabled();
    await field(page, 'Change prompt').fill('More hats');
    expect(await violationsAtRest(page)).toEqual([]);
    // The next picture comes when the one before has been seen.
    await service.hook.configure({ pace: 0, frames: 2 });
    await page.keyboard.press('Enter');

    const shown = page.getByRole('figure');
    await expect(shown).toContainText('Picture 1 of 1');
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await service.hook.configure({ frames: 1 });
    await expect(shown).toContainText('Picture 2 of 2');
    await reader.expectPicturesPainted();
    // Who looks at an earlier picture stays there.
    await page.getByRole('button', { name: 'Picture 1 of' }).click();
    await service.hook.configure({ frames: 1 });
    await expect(page.getByRole('navigation').getByRole('button', { name: 'Picture 3 of 3' })).toBeVisible();
    await expect(shown).toContainText('Picture 1 of 3');

    await service.hook.configure({ frames: 'all' });
    await expect(page).toHaveURL(/#\/party\/\d+$/);
    await expect(page.getByRole('heading', { name: 'It began with: A bear at a pond' })).toBeVisible();
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await expect(page.getByRole('button', { name: 'Saved for offline' })).toBeVisible({
      timeout: longestDownload,
    });
    const address = page.url();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await reader.goOffline();
    await page.goto(address.replace('/#', '/?offline=1#'));
    await page.getByRole('button', { name: 'Picture 3 of 3' }).click();
    await expect(shown).toContainText('Picture 3 of 3');
    await reader.expectPicturesPainted();
    // The form begins anew.
    await page.goto(`${service.origin}/?offline=2#/party`);
    await expect(field(page, 'Initial prompt')).toHaveValue('');
  });
});

test.describe('a run that fails', () => {
  test.use({ installsWorker: false });

  test('the entries of the form survive each failure, a cancelled run, a cut stream and a reload', async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(/party: (stream|start|service)|WebSocket connection|\/api\/run/);
    await openForm(page, service);
    const start = page.getByRole('button', { name: 'Start' });
    const back = page.getByRole('button', { name: 'Change the topic' });
    await service.hook.configure({ pace: 0 });
    for (const [marker, heading] of [
      ['abort', 'We can’t make this one.'],
      ['error', 'Generation has failed'],
    ] as const) {
      await field(page, 'Initial prompt').fill(`A bear [${marker}]`);
      await start.click();
      await expect(page.getByRole('heading', { name: heading })).toBeFocused();
      // People without staff rights read only the sentence.
      await expect(page.getByText('The service says')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(marker === 'error' ? 1 : 0);
      expect(await violationsAtRest(page)).toEqual([]);
      await back.click();
      await expect(field(page, 'Initial prompt')).toHaveValue(`A bear [${marker}]`);
    }
    await field(page, 'Initial prompt').fill('A bear [quota]');
    await start.click();
    await expect(page.getByRole('heading', { name: /allowed number of presentations/ })).toBeFocused();
    await expect(page.getByRole('link', { name: 'return to homepage' })).toHaveAttribute('href', '#/');

    await page.goto(`${service.origin}/?again#/party`);
    await field(page, 'Initial prompt').fill('A bear [silence]');
    await start.click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field(page, 'Initial prompt')).toHaveValue('A bear [silence]');

    await start.click();
    await expect(page.getByText('The idea is being taken further.')).toBeVisible();
    await page.reload();
    // The service has cancelled the run meanwhile, since it made nothing.
    await expect(page.getByRole('heading', { name: 'Generation has failed' })).toBeVisible();
    await back.click();
    // What has arrived stays in sight.
    await field(page, 'Initial prompt').fill('A bear');
    await service.hook.cutSockets(3, 1);
    await service.hook.fail('/api/run', 404, 1);
    await start.click();
    await expect(page.getByRole('heading', { name: 'Generation has failed' })).toBeFocused();
    const shown = page.getByRole('figure');
    await expect(shown).toContainText('Picture 2 of 2');
    await page.getByRole('button', { name: 'Picture 1 of' }).click();
    await expect(shown).toContainText('Picture 1 of 2');
    // Another run shows its newest picture again, whichever of the last one was chosen.
    await service.hook.configure({ frames: 2 });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(shown).toContainText('Picture 1 of 1');
    await service.hook.configure({ frames: 1 });
    await expect(shown).toContainText('Picture 2 of 2');
    await service.hook.configure({ frames: 'all' });
    await expect(page).toHaveURL(/#\/party\/\d+$/);
    await expect(page.getByRole('heading', { name: /^It began with/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  });

  test('a party goes on when the code that shows its pictures does not come', async ({
    reader,
    page,
    service,
  }) => {
    reader.expectFault(/party: steps|ERR_FAILED/);
    await openForm(page, service);
    await page.route('**/assets/PartySteps-*.js', (route) => route.abort());
    await service.hook.configure({ pace: 0, frames: 2 });
    await field(page, 'Initial prompt').fill('A bear');
    await page.getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dallic Party' })).toBeVisible();
    expect(JSON.stringify(await reader.reports())).toContain('party: steps');
    await page.unroute('**/assets/PartySteps-*.js');
    await service.hook.configure({ frames: 'all' });
    await expect(page).toHaveURL(/#\/party\/\d+$/);
  });
});
