// Suggesting a topic, by keyboard alone, stores it exactly once (spec people §5, contract §3, screens §6).
import { expect, test } from '../fixtures';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { expectAccessible, visitAsStaff } from '../shell/shell-page';

test.use({ installsWorker: false });

test.describe('where topics are suggested', () => {
  test.use({ variant: 'production' });

  test('a short suggestion is refused, a failed one is kept in the form, a saved one is thanked for; a refused session gets no list', async ({
    reader,
    page,
    service,
  }) => {
    await page.goto(`${service.origin}/#/add-suggestion`);
    const field = page.getByRole('textbox', { name: 'What would you like a story about?' });
    const submit = page.getByRole('button', { name: 'Submit' });
    await field.focus();
    // A word of two characters.
    await field.fill('宇宙');
    await expect(submit).toBeEnabled();
    await field.fill('');
    await page.keyboard.type(' ab ');
    await expect(submit).toBeDisabled();
    const longText = `An owl that counts sheep ${'and sheep '.repeat(40)}`;
    await page.keyboard.type(longText);
    await expect(submit).toBeEnabled();

    reader.expectFault(/suggestion: submit|status of 503/);
    await service.hook.fail('/api/suggestion', 503);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Sorry, we could not save your submission')).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(` ab ${longText}`);

    await service.hook.heal();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Thank you. Your suggestion has arrived.')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(submit).toBeDisabled();
    await test.step('with a session that the service refuses, also refreshed, there is no list but an explanation', async () => {
      reader.expectFault(/suggestions: list|status of 401/);
      await leaveSession(page.context(), await signIn(service));
      await service.hook.fault({ path: '/api/suggestion', method: 'GET', response: { status: 401 } });
      await page.goto(`${service.origin}/?session#/list-suggestions`);
      await expect(page.getByRole('alert')).toHaveText('Sign in to see the suggestions.');
      await expect(page.getByRole('listitem')).toHaveCount(0);
    });
  });

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('a suggestion from the landing page is in the list until it is deleted', async ({
      reader,
      page,
      service,
    }) => {
      await visitAsStaff(page, service);
      await reader.openGallery();
      const block = page.getByRole('region', { name: 'Thema vorschlagen' });
      await block.getByRole('textbox').fill('Wie Regen riecht');
      await block.getByRole('button', { name: 'Absenden' }).click();
      await expect(block.getByText('Danke. Dein Vorschlag ist angekommen.')).toBeVisible();
      await expectAccessible(page);

      await page.goto(`${service.origin}/#/list-suggestions`);
      const rows = page.getByRole('listitem');
      await expect(rows.last()).toContainText('Wie Regen riecht');
      await expect(rows).toHaveCount(5);
      await expectAccessible(page);
      await rows.last().getByRole('button', { name: 'Löschen' }).focus();
      await page.keyboard.press('Enter');
      await expect(rows).toHaveCount(4);
      await expect(
        page.getByRole('status').filter({ hasText: '„Wie Regen riecht“ wurde gelöscht.' }),
      ).toHaveCount(1);
      await expect(rows.last().getByRole('button', { name: 'Löschen' })).toBeFocused();
    });
  });
});
