// A talk that the embedded maker really makes, from the form to its end without a network: its film, its subtitles and its voice
// (spec screens §11, contract §17).
import type { Page } from '@playwright/test';
import { media } from '../player/speaker/film-story';
import { expect, test } from '../fixtures';
import { longestDownload } from '../../support/browser/is-saved';
import { fastForwardAndStop, letSoundsPlayOn } from '../../support/browser/page-scripts';
import { leaveSession, signIn } from '../../support/browser/session-page';

test.use({ makesStories: true, variant: 'production' });

/** Notes what the page says about its work from now on; returns a function that returns it. */
async function noteProgress(page: Page): Promise<() => Promise<readonly string[]>> {
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const note = (): void => {
      for (const { textContent } of document.querySelectorAll('output')) texts.push(textContent);
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => said.jsonValue();
}

test('staff make a talk in French, publish it, and play it to its end without a network, with speaker and subtitles', async ({
  reader,
  page,
  service,
  context,
}) => {
  // A slow machine draws, speaks and films for minutes.
  test.setTimeout(900_000);
  await page.clock.install();
  await letSoundsPlayOn(page);
  await leaveSession(context, await signIn(service));
  await page.goto(`${service.origin}/#/new-presentation`);
  const form = page.getByRole('form', { name: 'New presentation' });
  const field = (name: string) => form.getByLabel(name, { exact: true });
  await field('Title').fill('Les pieuvres');
  await field('Number of slides').selectOption('2');
  await field('Speaker').selectOption('Antoine');
  await expect(field('Language')).toHaveValue('French');
  await field('Speaker video generator').selectOption('one-shot-talking-face');
  const progress = await noteProgress(page);
  // The app waits five minutes, and a slow machine may take longer.
  await fastForwardAndStop(page, 60_000);
  await page.getByRole('button', { name: 'Create presentation' }).click();
  await expect.poll(progress, { timeout: 400_000 }).toContain('The picture for slide 1 is being painted.');
  const pictures = page.getByRole('list', { name: 'Pictures so far' }).getByRole('img');
  await expect(pictures.first()).toHaveAttribute('lang', 'fr');
  await expect(page).toHaveURL(/#\/view\/\d+\/new$/, { timeout: 600_000 });
  await page.clock.resume();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  const id = /\d+/.exec(new URL(page.url()).hash)?.[0] ?? '';
  // The bar comes with the first slide, and nothing offers to continue on the cover.
  await page.keyboard.press('ArrowRight');
  await reader.button('Save for offline').click();
  await expect(reader.button('Saved for offline')).toBeVisible({ timeout: longestDownload });
  await page.keyboard.press('ArrowLeft');
  await reader.expectState('PAUSED', 0);
  await page.getByRole('link', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/#\/$/);
  expect(await (await fetch(`${service.origin}/api/presentation`)).text()).toContain(`"${id}"`);

  await reader.goOffline();
  await page.goto(`${service.origin}/?offline#/offline`);
  const saved = page.getByRole('link', { name: 'Les pieuvres' });
  await expect(saved).toHaveAttribute('lang', 'fr');
  await saved.click();
  await reader.button('Play').click();
  await reader.openMenu();
  await expect(reader.button('Subtitles')).toHaveAttribute('aria-pressed', 'true');
  for (const slide of [0, 1, 2, 3]) {
    await expect(reader.player).toHaveAttribute('data-slide-index', String(slide));
    await expect
      .poll(async () => {
        const { currentTime, narration, width, muted } = await media(reader);
        const hasSpeaker = currentTime > 0.3 && width > 0 && muted;
        // Nobody asked for a film on the cover.
        return narration > 0.3 && (slide === 0 || hasSpeaker);
      })
      .toBe(true);
    await expect(page.locator('.viewer-subtitles').getByText(/\p{L}/u)).toHaveAttribute('lang', 'fr');
    await expect(page.locator('.viewer-headline')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('.viewer-speaker canvas')).toBeVisible({ visible: slide > 0 });
    await reader.expectPicturesPainted();
    await reader.seekToEndOfNarration();
  }
  await reader.expectState('LAST_SLIDE_FINISHED', 3);
});
