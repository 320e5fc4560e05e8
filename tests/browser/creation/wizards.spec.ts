// Each wizard from its first step to reading the new story (spec screens §10).
import { expect } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { test, type Area } from './wizard-page';

const areas: readonly (readonly [Area, string])[] = [
  ['story', 'wood'],
  ['childrens-story', 'wood'],
  ['dark-tales', 'dark-tale'],
  ['xmas', 'christmas'],
];

for (const [area, world] of areas)
  test(`${area}: by keyboard alone, from the first step to the new story read aloud without a network`, async ({
    wizard,
    reader,
    page,
    service,
  }) => {
    const { keyboard } = page;
    const title = `The snail of ${area}`;
    await service.hook.turn({ pace: 0 });
    await wizard.open(area);
    await expect(wizard.wizard).toHaveAttribute('data-world', world);
    await expect(wizard.button('previous')).toBeDisabled();
    await wizard.tabTo(wizard.option('Age 4+'));
    await expect(wizard.option('Age 4+')).toBeChecked();
    await keyboard.press('ArrowRight');
    await expect(wizard.option('Age 5+')).toBeChecked();
    await keyboard.press('Enter');
    await expect(wizard.question).toBeFocused();
    await expect(page.getByRole('radio')).toHaveCount(6);
    await wizard.tabTo(wizard.option('Pastel dream'));
    await keyboard.press('Enter');
    await wizard.tabTo(wizard.option('8 pages'));
    await keyboard.press('Enter');
    await expect(wizard.button('next')).toBeDisabled();
    await wizard.tabTo(wizard.title);
    await keyboard.type(title);
    await keyboard.press('Enter');
    await expect(wizard.question).toHaveText('Is everything as you like it?');
    await expect(wizard.button('create')).toBeDisabled();
    await wizard.tabTo(wizard.email);
    await keyboard.type('ida@example');
    await wizard.tabTo(wizard.consent);
    await keyboard.press('Space');
    await expect(wizard.button('create')).toBeDisabled();
    await keyboard.press('Shift+Tab');
    await keyboard.type('ida@example.org');
    await keyboard.press('Enter');
    await wizard.expectNewStory(title);
    await wizard.tabTo(wizard.newStory);
    await keyboard.press('Enter');
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    const [id = ''] = /\d+$/.exec(page.url()) ?? [];
    expect(page.url()).toBe(`${service.origin}/#/story/read/${id}`);
    await reader.waitUntilSaved(id);
    await reader.goOffline();
    await keyboard.press('Space');
    await reader.expectNarrationGrows();
    // The draft is gone with the finished story.
    await wizard.open(area);
    await expect(wizard.question).toHaveText('Who is the story for?');
  });

test.describe('where stories are really made', () => {
  test.use({ makesStories: true });

  test('a story that did not exist before is read aloud without a network', async ({
    wizard,
    reader,
    page,
  }) => {
    await reader.openGallery();
    await reader.waitForWorker();
    await wizard.open();
    await wizard.option('Age 2+').check();
    await wizard.next();
    await wizard.option('Scandi minimal').check();
    await wizard.next();
    await wizard.option('6 pages').check();
    await wizard.next();
    await wizard.title.fill('The snail who wanted to fly');
    await wizard.next();
    await wizard.email.fill('ida@example.org');
    await wizard.consent.check();
    await wizard.button('create').click();
    // A slow machine draws and speaks for a minute.
    await expect(page.getByRole('link', { name: 'Read it' })).toBeVisible({ timeout: 150_000 });
    await wizard.readNewStory('The snail who wanted to fly');
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    const [id = ''] = /\d+$/.exec(page.url()) ?? [];
    await reader.waitUntilSaved(id);
    await reader.goOffline();
    await page.reload();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.button('Play').first().click();
    await reader.expectNarrationGrows();
    await reader.button('Next').click();
    await expect(reader.player).toContainText(/fly/);
    await reader.expectPicturesPainted();
  });
});

test.describe('step by step', () => {
  test.use({ installsWorker: false });

  test('the page counts follow the age, and the samples do too', async ({ wizard, page }) => {
    await wizard.open();
    await wizard.option('Age 2+').check();
    await wizard.next(2);
    await expect(page.getByRole('radio')).toHaveCount(3);
    await expect(wizard.option('6 pages')).toBeVisible();
    await expect(wizard.option('8 pages')).toBeChecked();
    await wizard.next();
    await wizard.button('suggest').click();
    const first = await wizard.title.inputValue();
    expect(first).not.toBe('');
    await wizard.button('suggest').click();
    await expect(wizard.title).not.toHaveValue(first);
    await expect(wizard.button('next')).toBeEnabled();
  });

  test('the wait shows a message first, then the thinking animation with real progress, and can be closed', async ({
    wizard,
    page,
    service,
  }) => {
    await service.hook.turn({ silent: true });
    await wizard.open();
    await wizard.askFor('A slow snail');
    await expect(wizard.overlay.getByText('It will be ready in a few minutes.')).toBeVisible();
    await expect(wizard.overlay.locator('.thinking')).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Begin again' }).click();

    await service.hook.turn({ silent: false, pace: 4 });
    await wizard.button('create').click();
    const thinking = wizard.overlay.locator('.thinking');
    await expect(thinking).toBeVisible();
    expect(await thinking.locator('span').count()).toBe(6);
    await expect(wizard.overlay.getByText('The picture for page 1 is being painted.')).toBeVisible();
    await expect(wizard.overlay.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
    // With reduced motion the characters stand still.
    const before = await thinking.textContent();
    await expect(wizard.overlay.getByText('The picture for page 2 is being painted.')).toBeVisible();
    expect(await thinking.textContent()).toBe(before);
    expect(await violationsAtRest(page)).toEqual([]);

    await page.mouse.click(5, 400);
    await expect(wizard.overlay).toHaveCount(0);
    await wizard.expectState('CREATING');
    await expect(wizard.question).toBeFocused();
    await page.getByRole('button', { name: 'Watch it being made' }).click();
    await expect(wizard.overlay).toBeVisible();
  });

  test.describe('auf Deutsch', () => {
    test.use({ locale: 'de-DE' });

    test('entsteht eine deutsche Geschichte', async ({ wizard, reader, service }) => {
      await service.hook.turn({ pace: 0 });
      await wizard.open('childrens-story');
      await expect(wizard.question).toHaveText('Für wen ist die Geschichte?');
      await wizard.askFor('Die Schnecke, die fliegen wollte');
      await wizard.readNewStory('Die Schnecke, die fliegen wollte');
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    });
  });

  for (const area of ['story', 'dark-tales', 'xmas'] as const)
    test(`every step of ${area} is accessible, and its controls are large enough`, async ({
      wizard,
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await wizard.open(area);
      for (const title of ['', '', '', 'Boots', undefined]) {
        expect(await violationsAtRest(page)).toEqual([]);
        const sizes = await page
          .getByRole('button')
          .or(page.locator('.option-card, input[type=text], .wizard-consent'))
          .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().height));
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(48);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
        if (title === undefined) break;
        if (title !== '') await wizard.title.fill(title);
        await wizard.next();
      }
    });

  test.describe('where people sign in', () => {
    test.use({ variant: 'production' });

    test('a visitor reads that signing in is needed, with a way home', async ({ reader, page, service }) => {
      await page.goto(`${service.origin}/#/story/new`);
      await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
      expect(await violationsAtRest(page)).toEqual([]);
      await page.getByRole('link', { name: 'To the shelf' }).click();
      await expect(reader.cards.first()).toBeVisible();
    });
  });
});
