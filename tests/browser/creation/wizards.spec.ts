// Each wizard from its first step to reading the new story (spec screens §10).
import { expect } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { faintTexts } from '../painted-contrast';
import { expectDraft } from './stored-draft';
import { test, type Area, type WizardPage } from './wizard-page';

const areas: readonly (readonly [Area, string])[] = [
  ['story', 'wood'],
  ['childrens-story', 'wood'],
  ['dark-tales', 'dark-tale'],
  ['xmas', 'christmas'],
];

test('each area, the first by keyboard alone and the last entered without a network: from the first step to the new story read aloud without a network', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  const { keyboard } = page;
  await service.hook.configure({ pace: 0 });
  for (const [area, world] of areas)
    await test.step(area, async () => {
      const title = `The snail of ${area}`;
      // Each from a new document: a shelf that was left keeps its focus.
      await wizard.open(area, `?${area}`);
      await expect(wizard.wizard).toHaveAttribute('data-world', world);
      // The areas share one wizard: each other way to use it is tried in one of them.
      if (area === 'story') await wizard.askByKeyboard(title);
      else if (area === 'xmas') await enterOffline(wizard, title);
      else await wizard.askFor(title);
      await wizard.readNewStory(title);
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      const [id = ''] = /\d+$/.exec(page.url()) ?? [];
      expect(page.url()).toBe(`${service.origin}/?${area}#/story/read/${id}`);
      await reader.waitUntilSaved(id);
    });
  await reader.goOffline();
  await keyboard.press('Space');
  await reader.expectNarrationGrows();
  await test.step('it is read aloud again from a new document', async () => {
    await page.reload();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.button('Play').first().click();
    await reader.expectNarrationGrows();
    await reader.button('Next').click();
    await reader.expectPicturesPainted();
  });
  for (const [area] of areas)
    await test.step(`the draft of ${area} is gone with the finished story`, async () => {
      await wizard.open(area);
      await expect(wizard.question).toHaveText('Who is the story for?');
    });
});

/** Loses the network in the middle of the wizard, and sends the entries once it is back. */
async function enterOffline(wizard: WizardPage, title: string): Promise<void> {
  const { page } = wizard;
  await wizard.next(2);
  await page.context().setOffline(true);
  await wizard.next();
  await wizard.fillInLastSteps(title);
  await wizard.button('create').click();
  await expect(wizard.wizard.getByRole('alert')).toHaveText(
    /^You’re offline\. Everything you entered is kept/,
  );
  await wizard.expectState('IDLE');
  await page.reload();
  await wizard.expectKept(title);
  await page.context().setOffline(false);
  await wizard.button('create').click();
}

test.describe('step by step', () => {
  test.use({ installsWorker: false });

  test('the wait shows a message first, which can be closed, then the pages as they are painted, with real progress', async ({
    wizard,
    reader,
    page,
    service,
  }) => {
    // The service has never heard of the run.
    reader.expectFault(/status of 404 .*\/api\/run/);
    await service.hook.configure({ silent: true });
    await wizard.open();
    await wizard.askFor('A slow snail');
    await expect(wizard.overlay.getByText('It’ll be ready in a few minutes.')).toBeVisible();
    await page.mouse.click(5, 400);
    await expect(wizard.overlay).toHaveCount(0);
    await wizard.expectState('CREATING');
    await expect(wizard.question).toBeFocused();
    await expectDraft(page, '"run wizard STORY"');
    await page.reload();
    await wizard.expectKept('A slow snail');

    await service.hook.configure({ silent: false, pace: 0, frames: 3 });
    await wizard.button('create').click();
    await expect(wizard.overlay).toHaveCount(0);
    expect(await wizard.thinking.locator('span').count()).toBe(6);
    await expect(page.getByRole('heading', { name: 'A slow snail' })).toBeVisible();
    await expect(wizard.question).toHaveText('Page 1 of 8');
    await expect(wizard.wizard.getByText('The picture for page 1 is being painted.')).toBeAttached();
    await expect(wizard.wizard.getByRole('progressbar', { name: 'Progress' })).toBeAttached();
    // With reduced motion the characters stand still.
    const before = await wizard.thinking.textContent();
    await service.hook.configure({ frames: 1 });
    await expect(wizard.question).toHaveText('Page 2 of 8');
    expect(await wizard.thinking.textContent()).toBe(before);
    const painted = page.getByRole('list', { name: 'Page 2 of 8' }).locator('img');
    await expect(painted).toHaveCount(2);
    await expect(painted.first()).toHaveJSProperty('complete', true);
    expect(await violationsAtRest(page)).toEqual([]);
  });

  test('the pages and samples follow the age; each step is accessible in each world, with large controls', async ({
    wizard,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const expectAccessible = async (area: Area) => {
      // The worlds differ in their colours only.
      const rules = area === 'story' ? {} : { rules: ['color-contrast'] };
      expect(await violationsAtRest(page, rules)).toEqual([]);
      expect(await wizard.smallestControl()).toBeGreaterThanOrEqual(48);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    };
    for (const area of ['story', 'dark-tales', 'xmas'] as const)
      await test.step(area, async () => {
        await wizard.open(area);
        await expectAccessible(area);
        if (area === 'story') await wizard.option('Ages 2+').check();
        await wizard.next();
        await expectAccessible(area);
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(await faintTexts(page), colorScheme).toEqual([]);
        }
        await wizard.next();
        await expectAccessible(area);
        if (area === 'story') {
          await expect(page.getByRole('radio')).toHaveCount(3);
          await expect(wizard.option('6 pages')).toBeVisible();
          await expect(wizard.option('6 pages')).toBeChecked();
        }
        await wizard.next();
        // Many examples are longer than the field.
        await expect(wizard.title).toHaveCSS('text-overflow', 'ellipsis');
        if (area === 'story') await wizard.expectSamples();
        await wizard.title.fill('Boots');
        await expectAccessible(area);
        await wizard.next();
        await expectAccessible(area);
      });
  });
});
