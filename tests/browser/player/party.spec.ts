// A stored Dallic Party: its steps as a filmstrip, online and offline, and the error when it is missing.
import { violationsAtRest } from '../accessibility';
import type { TestHook } from '../../../mocks/server/test-hook-client';
import { animated, expect, test } from '../fixtures';
import { swipeOver } from '../book/book-page';

test.use(animated);

const party = '779';
const descriptions = ['A bear at a pond', 'A bear with a hat', 'A bear with two hats', 'A bear on a throne'];

function putParty(hook: TestHook): Promise<void> {
  const steps = descriptions.map((description, at) => ({ imageUrl: `${at}.webp`, description }));
  const index = {
    kind: 'DALLIC_PARTY',
    initialPrompt: 'a bear at a pond',
    changePrompt: 'Make it more interesting',
    numberOfIterations: 3,
    steps,
  };
  const entry = { id: party, title: 'A bear at a pond', language: 'English' };
  const media = descriptions.map((_, at) => ({ name: `${at}.webp`, like: 'image' as const }));
  return hook.put({ entry, index: JSON.stringify(index), media });
}

test('a party turns by button, key, strip and swipe, and works without a network', async ({
  reader,
  page,
  service,
}) => {
  await putParty(service.hook);
  await test.step('a missing party redirects away from its address', async () => {
    reader.expectFault(/404|PresentationNotFoundError/);
    await page.goto(`${service.origin}/#/party/4711`);
    await expect(page.getByRole('heading', { name: 'Dallic Party' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/party');
  });
  const shown = page.getByRole('figure');
  const expectStep = (at: number) => expect(shown).toContainText(descriptions[at] ?? 'none');
  await reader.openGallery();
  await reader.card(party).getByRole('link').press('Enter');
  await expect(page.getByRole('heading', { name: 'It began with: a bear at a pond' })).toBeFocused();
  await expectStep(0);
  await page.keyboard.press('ArrowRight');
  await expectStep(1);
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expectStep(1);
  await page.keyboard.press('ArrowRight');
  await expectStep(2);
  await page.getByRole('button', { name: 'Picture 4 of 4' }).click();
  await expectStep(3);
  await expect(page.getByRole('button', { name: 'Picture 4 of 4' })).toHaveAttribute('aria-current', 'step');
  await swipeOver(shown, 'previous');
  await expectStep(2);
  await swipeOver(shown, 'next');
  await expectStep(3);
  await page.keyboard.press('Home');
  await expectStep(0);
  await page.keyboard.press('End');
  await expectStep(3);
  expect(await violationsAtRest(page)).toEqual([]);
  await reader.waitUntilSaved(party);
  await reader.goOffline();
  await page.goto(`${service.origin}/?offline=1#/party/${party}`);
  await expectStep(0);
  await page.getByRole('button', { name: 'Picture 4 of 4' }).click();
  await expectStep(3);
  await reader.expectPicturesPainted();
});
