// The filters and their address behind the hash (spec screens §3): a reload restores them.
import { animated, englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { longestDownload } from '../../support/browser/is-saved';
import { expectAccessible } from '../shell/shell-page';
import { expectShelf, listOnly, openSearch, rateOnly } from './shelves';

test.use({ ...animated, installsWorker: false });

const stories = [
  { id: '4', title: 'Éloïse in der Großen Straße', targetGroup: 'age_3' },
  { id: '3', title: 'A Light', targetGroup: 'age_3' },
  { id: '2', title: 'The Light House', targetGroup: 'age_6' },
  { id: '1', title: 'Bread', targetGroup: 'age_6' },
];

test('a story is found by its title, age, rating and language, by keyboard alone, and after a reload', async ({
  reader,
  page,
  service,
}) => {
  await page.addInitScript(() => localStorage.setItem('introShown', 'true'));
  await listOnly(service, stories);
  await rateOnly(service, { '1': [5, 1, 1], '2': [3, 5, 5] });
  await reader.openGallery('/?theme=tng');
  // The one for the youngest is offered, above the shelf.
  await expectShelf(reader, ['4', '2', '1', '3']);
  const field = page.getByRole('searchbox', { name: 'Search by title' });
  const search = page.getByRole('button', { name: 'Search' });
  await search.press('Enter');
  await field.focus();
  await page.keyboard.type('ELOISE strasse');
  await expectShelf(reader, ['4']);
  await expect(page.getByText('One story found')).toBeVisible();
  await field.fill('light');
  await expectShelf(reader, ['2', '3']);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Age' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Age' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expectShelf(reader, ['3']);
  await expect(page).toHaveURL(/\?theme=tng#\/\?.*title=light/);
  await expectAccessible(page);
  await page.reload();
  await expectShelf(reader, ['3']);
  await expect(field).toHaveValue('light');
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();

  await field.fill('bread');
  await expect(page.getByText('No stories found.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(search).toBeFocused();
  await expectShelf(reader, ['2', '1', '4', '3']);
  await expect(page).toHaveURL(/\?theme=tng#\/$/);

  await page.goto(`${service.origin}/#/?rating=4&by=story`);
  await expectShelf(reader, ['1']);
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByRole('combobox', { name: 'Rating for' }).selectOption('the images');
  await expectShelf(reader, ['2']);
  await test.step('a published French talk is found behind the filter of other languages, which the device remembers', () =>
    expectOtherLanguages(reader, service));
});

test('a picture chooses the stories about animals, and a reload keeps them; a story that is not found can be made', async ({
  reader,
  page,
  service,
}) => {
  const [first, ...others] = stories;
  await listOnly(service, [{ ...first, id: '9', title: 'Fox', subjects: ['animals'] }, ...others]);
  await reader.openGallery();
  const animals = page
    .getByRole('group', { name: 'Kinds of stories' })
    .getByRole('button', { name: 'Animals' });
  await animals.click();
  await expectShelf(reader, ['9']);
  await expect(animals).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expectShelf(reader, ['9']);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(reader.cards).toHaveCount(4);
  await test.step('a story that is not found can be made: the wizard has its title', async () => {
    await openSearch(page);
    await page.getByRole('searchbox').fill('dragons');
    await expect(page.getByText('Nothing about dragons yet.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Make this story' }).click();
    for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('dragons');
  });
  await test.step('where nothing matches, the number and the way back to all stories share one line, in both languages', () =>
    expectOneLine(reader, service));
});

async function expectOneLine(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await listOnly(
    service,
    ['English', 'German'].map((language, at) => ({ id: `${at + 1}`, title: 'Bread', language })),
  );
  await reader.openGallery();
  await openSearch(page);
  await page.getByRole('searchbox').fill('zzz');
  const count = page.locator('.gallery-count');
  for (const language of ['English', 'Deutsch'])
    await test.step(language, async () => {
      await page.setViewportSize({ width: 1180, height: 820 });
      await page.getByRole('button', { name: language }).first().click();
      await expect(page.locator('html')).toHaveAttribute('lang', language === 'Deutsch' ? 'de' : 'en');
      await expect(count).toContainText('0');
      for (const [width, height] of [
        [390, 844],
        [820, 1180],
      ] as const) {
        await page.setViewportSize({ width, height });
        expect((await count.boundingBox())?.height).toBeLessThanOrEqual(48);
      }
    });
}

async function expectOtherLanguages(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const talk = { id: '5', title: 'Les abeilles', language: 'French' };
  await listOnly(service, [talk, { id: '2', title: 'Bees', language: ' en' }, { id: '1', title: 'Bread' }]);
  await rateOnly(service, {});
  await reader.openGallery();
  await expectShelf(reader, ['2', '1']);
  await openSearch(page);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Other languages' }).check();
  await expectShelf(reader, ['5', '2', '1']);
  await expect(page.getByText('3 stories found')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('searchbox').fill('abeilles');
  await expectShelf(reader, ['5']);
  await expect(page).toHaveURL(/abeilles/);

  // By the address without a filter, as on another day.
  await page.goto(`${service.origin}/#/imprint`);
  await expect(page.getByRole('heading', { level: 1, name: 'Imprint' })).toBeVisible();
  await page.goto(`${service.origin}/#/`);
  await page.reload();
  await expectShelf(reader, ['5', '2', '1']);
  await expect(page.locator('article a[lang=fr]')).toHaveText('Les abeilles');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expectShelf(reader, ['2', '1']);
  await page.reload();
  await expectShelf(reader, ['2', '1']);
}

test.describe('with the worker', () => {
  test.use({ installsWorker: true });

  test('the offline filter shows the stories saved on this device', async ({ reader, page, service }) => {
    await service.hook.put({ entry: { id: '5', title: 'Elsewhere', language: 'English' } });
    await reader.openGallery();
    await reader.waitForWorker();
    await reader.card(englishStory).getByRole('button', { name: 'Save for offline' }).click();
    const saved = reader.card(englishStory).getByRole('button', { name: 'Saved for offline' });
    await expect(saved).toBeVisible({ timeout: longestDownload });
    await openSearch(page);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('checkbox', { name: 'Available offline' }).check();
    await expectShelf(reader, [englishStory]);
    await page.reload();
    await expectShelf(reader, [englishStory]);
  });
});
