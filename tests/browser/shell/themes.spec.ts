// The themes of the places that show Bookworm (spec screens §5): what each one shows, and its accessibility in light and dark
// mode.
import type { Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { animated, englishStory, expect, test } from '../fixtures';
import { shelfShifts, watchShifts } from './shifts';
import { expectAccessible } from './shell-page';

// All covers of the library are in sight.
test.use({ ...animated, viewport: { width: 1180, height: 820 }, installsWorker: false });

const privacyOfLab = 'https://lab.example.com/privacy';

const places = [
  {
    theme: 'tng',
    logo: 'bookworm',
    languageSwitches: 2,
    footer: ['#/imprint', '#/privacy', 'https://www.example.com/'],
  },
  {
    theme: 'future-lab',
    logo: 'lab',
    languageSwitches: 0,
    footer: [privacyOfLab, 'https://www.example.com/'],
  },
  { theme: 'deutsches-museum', logo: 'museum', languageSwitches: 1, footer: undefined },
] as const;

test('each theme shows what it has chosen, stays in the address, and is open to everyone', async ({
  reader,
  page,
  service,
}) => {
  await watchShifts(page);
  for (const { theme, logo, languageSwitches, footer } of places)
    await test.step(theme, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await reader.openGallery(`/?theme=${theme}#/`);
      const mark = page.getByRole('banner').locator(`[data-logo="${logo}"] svg`);
      await expect(mark).toBeVisible();
      // The logo says it.
      await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
      await reader.expectPicturesPainted();
      await expect(page.locator('.queue-line')).toBeAttached();
      expect(await shelfShifts(page)).toEqual([]);
      await expect(page.getByRole('group', { name: 'Language' })).toHaveCount(languageSwitches);
      expect(await hrefsInFooter(page)).toEqual(footer);
      await expectAccessible(page);
      await expectReadable(page, 'dark');

      await reader.card(englishStory).getByRole('link').click();
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      await expectReadableByDayAndNight(page);
      await reader.choose('Home');
      await page.getByRole('banner').getByRole('link', { name: 'Offline stories' }).click();
      await expect(page.getByRole('heading', { name: 'Offline stories' })).toBeFocused();
      await expectReadableByDayAndNight(page);

      // Whether or not a link leads there.
      await goTo(page, '#/imprint', 'Imprint');
      await goTo(page, '#/privacy', 'Privacy');
      await expectReadableByDayAndNight(page);
      await expect(page).toHaveURL(`${service.origin}/?theme=${theme}#/privacy`);
    });
});

async function goTo(page: Page, hash: string, title: string): Promise<void> {
  await page.evaluate((next) => {
    location.hash = next;
  }, hash);
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeFocused();
}

/**
 * Checks the colour contrast of a page, which is all that a theme or dark mode changes; the rest is checked in the default
 * theme.
 */
async function expectReadableByDayAndNight(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) await expectReadable(page, colorScheme);
}

async function expectReadable(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  expect(await violationsAtRest(page, { rules: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
}

/** Returns the addresses in the footer; undefined when there is no footer. */
async function hrefsInFooter(page: Page): Promise<(string | null)[] | undefined> {
  const footer = page.getByRole('contentinfo');
  if ((await footer.count()) === 0) return undefined;
  const links = await footer.getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
