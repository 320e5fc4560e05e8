// Whom a story is about: said by keyboard or by touch, kept over a reload, and sent with the story (spec screens §10).
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { expectDraft } from './stored-draft';
import { test } from './wizard-page';

test.use({ installsWorker: false });

/** Collects what the page sends over its sockets. */
function sentBy(page: Page): unknown[] {
  const sent: unknown[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)))),
  );
  return sent;
}

test('by keyboard in English: a reload keeps it, the review names the child, and the service gets both', async ({
  wizard,
  page,
  service,
}) => {
  const { keyboard } = page;
  const sent = sentBy(page);
  await service.hook.configure({ pace: 0 });
  await wizard.open('dark-tales');
  await wizard.next(3);
  const heading = page.getByText('Who is it about?');
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  const chosenIn = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { checked: true });
  await expect(name).toBeHidden();
  await wizard.tabTo(wizard.title);
  await keyboard.type('The lamp that was afraid');
  await wizard.tabTo(page.locator('summary', { has: heading }));
  await keyboard.press('Enter');
  await wizard.tabTo(name);
  await keyboard.type('Anna Lena ');
  for (const [group, presses] of [
    ['Skin', 3],
    ['Hair colour', 1],
    ['Hairstyle', 4],
  ] as const) {
    await wizard.tabTo(chosenIn(group));
    for (let press = 0; press < presses; press += 1) await keyboard.press('ArrowRight');
  }
  await expect(chosenIn('Skin')).toHaveAccessibleName('Olive');
  await wizard.tabTo(page.getByRole('checkbox', { name: 'Glasses' }));
  await keyboard.press('Space');
  expect(await violationsAtRest(page)).toEqual([]);
  await expectDraft(
    page,
    '"name":"Anna Lena ","looks":{"skin":"olive","hair":"black","hairstyle":"plaits","glasses":true}',
  );

  await page.reload();
  await expect(name).toHaveValue('Anna Lena ');
  await expect(chosenIn('Hairstyle')).toHaveAccessibleName('Plaits');
  await expect(page.getByRole('checkbox', { name: 'Glasses' })).toBeChecked();
  await wizard.tabTo(chosenIn('Hair colour'));
  await keyboard.press('ArrowLeft');
  await expect(chosenIn('Hair colour')).toHaveAccessibleName('Leave it to the story');
  await keyboard.press('Enter');
  await expect(wizard.wizard.getByRole('definition').filter({ hasText: 'Anna Lena' })).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  await wizard.tabTo(wizard.button('create'));
  await keyboard.press('Enter');
  await wizard.readNewStory('The lamp that was afraid');
  expect(sent).toMatchObject([
    {
      type: 'create-presentation-simple',
      title: 'The lamp that was afraid',
      hero: { name: 'Anna Lena', looks: { skin: 'olive', hairstyle: 'plaits', glasses: true } },
    },
  ]);

  await test.step('the child is gone with the draft', async () => {
    await wizard.open('dark-tales', '?again');
    await expectDraft(page, '[]');
    await wizard.next(3);
    await page.locator('summary').press('Enter');
    await expect(name).toHaveValue('');
  });
});

test.describe('on a phone in German', () => {
  test.use({ locale: 'de-DE', hasTouch: true, viewport: { width: 390, height: 844 } });

  test('by touch: a name that no story may have is refused, and a German story is made with another one', async ({
    wizard,
    reader,
    page,
    service,
  }) => {
    const sent = sentBy(page);
    await service.hook.configure({ pace: 0 });
    await wizard.open('childrens-story');
    await expect(wizard.question).toHaveText('Für wen ist die Geschichte?');
    await wizard.next(3);
    await wizard.title.fill('Die Reise zum Mond');
    await page.getByText('Um wen geht es?').tap();
    const name = page.getByRole('textbox', { name: 'Name', exact: true });
    await name.tap();
    await page.keyboard.type('Mörder');
    const radio = (group: string, label: string) =>
      page.getByRole('group', { name: group }).getByRole('radio', { name: label, exact: true });
    await radio('Haut', 'Dunkelbraun').tap();
    await radio('Haarfarbe', 'Rot').tap();
    await radio('Frisur', 'Afro').tap();
    await page.getByRole('checkbox', { name: 'Rollstuhl' }).tap();
    await test.step('everything is large, in sight and accessible', async () => {
      const options = page.locator('.hero input, .hero summary');
      const sizes = await options.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
      expect(sizes).toHaveLength(26);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      expect(await violationsAtRest(page)).toEqual([]);
    });

    await page.reload();
    await expect(radio('Frisur', 'Afro')).toBeChecked();
    await wizard.button('next').tap();
    // A second tap so soon would be taken for the end of a double tap.
    await wizard.button('create').click();
    await expect(page.getByText(/einem anderen Titel oder einem anderen Namen/)).toBeVisible();
    await page.getByRole('button', { name: 'Titel ändern' }).tap();
    await name.fill('Malou');
    await radio('Haarfarbe', 'Die Geschichte wählt').tap();
    await wizard.button('next').tap();
    await wizard.enterAddress();
    await wizard.button('create').click();
    await wizard.readNewStory('Die Reise zum Mond');
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    const looks = { skin: 'dark', hairstyle: 'afro', wheelchair: true };
    expect(sent).toMatchObject([
      { hero: { name: 'Mörder', looks: { ...looks, hair: 'red' } } },
      { language: 'German', hero: { name: 'Malou', looks } },
    ]);
  });
});
