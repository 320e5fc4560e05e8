// Each wizard from its first step to reading the new story (spec screens §10).
import { expect } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { faintTexts } from '../painted-contrast';
import { fastForwardAndStop } from '../../support/browser/page-scripts';
import { expectDraft } from './stored-draft';
import { test, type Area } from './wizard-page';

const areas: readonly (readonly [Area, string])[] = [
  ['story', 'wood'],
  ['childrens-story', 'wood'],
  ['dark-tales', 'dark-tale'],
  ['xmas', 'christmas'],
];

test('each area, the first by keyboard alone: from the first step to the new story read aloud without a network', async ({
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
      // The areas share one wizard: it is used by keyboard in one of them.
      if (area === 'story') {
        await wizard.askByKeyboard(title);
      } else {
        await wizard.askFor(title);
      }
      await wizard.readNewStory(title);
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      const [id = ''] = /\d+$/.exec(page.url()) ?? [];
      expect(page.url()).toBe(`${service.origin}/?${area}#/story/read/${id}`);
      await reader.waitUntilSaved(id);
    });
  await reader.goOffline();
  await keyboard.press('Space');
  await reader.expectNarrationGrows();
  for (const [area] of areas)
    await test.step(`the draft of ${area} is gone with the finished story`, async () => {
      await wizard.open(area);
      await expect(wizard.question).toHaveText('Who is the story for?');
    });
});

test.describe('where stories are really made', () => {
  test.use({ makesStories: true });

  test('a story that was entered without a network is sent later, made, and read aloud without a network', async ({
    wizard,
    reader,
    page,
    context,
  }) => {
    test.setTimeout(900_000);
    const title = 'The snail who wanted to fly';
    await page.clock.install();
    await reader.openGallery();
    await reader.waitForWorker();
    await wizard.open();
    await wizard.option('Ages 2+').check();
    await wizard.next();
    await wizard.option('Scandi minimal').check();
    await wizard.next();
    await wizard.option('6 pages').check();
    await context.setOffline(true);
    await wizard.next();
    await wizard.fillInLastSteps(title);
    await wizard.button('create').click();
    await expect(wizard.wizard.getByRole('alert')).toHaveText(
      /^You’re offline\. Everything you entered is kept/,
    );
    await wizard.expectState('IDLE');
    await page.reload();
    await wizard.expectKept(title);
    await context.setOffline(false);
    // The app waits five minutes, and a slow machine may draw and speak for longer.
    await fastForwardAndStop(page, 60_000);
    await wizard.button('create').click();
    await expect(page).toHaveURL(/#\/story\/read\/\d+$/, { timeout: 600_000 });
    await page.clock.resume();
    await wizard.readNewStory(title);
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

  test.describe('in German', () => {
    test.use({ locale: 'de-DE' });

    test('a German story is made', async ({ wizard, reader, service }) => {
      await service.hook.configure({ pace: 0 });
      await wizard.open('childrens-story');
      await expect(wizard.question).toHaveText('Für wen ist die Geschichte?');
      await wizard.askFor('Die Schnecke, die fliegen wollte');
      await wizard.readNewStory('Die Schnecke, die fliegen wollte');
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    });
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
        expect(await faintTexts(page)).toEqual([]);
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
