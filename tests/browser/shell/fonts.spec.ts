// Every text for families and visitors is set in a font that the app ships, whatever the system has.
import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test.use({ installsWorker: false });

const shipped = ['Andika', 'Fredoka'];

/** Returns the fonts that the browser really drew with, for all elements that match a selector. */
async function fontsOf(page: Page, cdp: CDPSession, selector: string): Promise<string[]> {
  await expect(page.locator(selector).first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await cdp.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      families.add(isCustomFont ? familyName : `the system's ${familyName}`);
  }
  return [...families];
}

/** Checks that every element that matches a selector is set in shipped fonts only. */
async function expectShippedFonts(page: Page, selectors: readonly string[]): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('DOM.enable');
  await cdp.send('CSS.enable');
  for (const selector of selectors) {
    const areShipped = async () => {
      // An element that the page removes meanwhile has no fonts; the next look finds what it has become.
      const fonts = await fontsOf(page, cdp, selector).catch((error: unknown) => [String(error)]);
      const others = fonts.filter((font) => !shipped.some((name) => font.startsWith(name)));
      return fonts.length === 0 ? 'no text' : others.join();
    };
    await expect.poll(areShipped, { message: selector }).toBe('');
  }
}

test.describe('in the children’s variant', () => {
  test.use({ library: 'samples' });

  test('every page, and every world as slides and as a book, is set in shipped fonts', async ({
    page,
    service,
  }) => {
    for (const [what, address, texts] of [
      [
        'the shelf and its intro',
        '/#/',
        ['.intro p', 'article h2', 'article span', '.gallery h1', 'footer a'],
      ],
      ['the saved stories', '/#/offline', ['main h1', 'main p']],
      ['the imprint', '/#/imprint', ['main h1', 'main p']],
      ['the wizard', '/#/dark-tales/new', ['main h1, main h2', 'main button']],
    ] as const)
      await test.step(what, async () => {
        await openFresh(page, `${service.origin}${address}`);
        await expectShippedFonts(page, texts);
        if (what === 'the wizard') await expectFieldsInShippedFonts(page);
      });
    for (const [world, address] of [
      ['wood', '/#/view/1047'],
      ['dark-tale', '/#/view/1045'],
      ['christmas', '/#/view/1046'],
      ['narration', '/#/view/1042'],
    ] as const)
      await test.step(world, async () => {
        await openFresh(page, `${service.origin}${address}`);
        await expect(page.locator('main')).toHaveAttribute('data-world', world);
        // The cover has a headline only.
        await expectShippedFonts(page, ['.viewer-headline']);
        await page.keyboard.press('ArrowRight');
        await expectShippedFonts(page, [
          ':is(.viewer-text, .viewer-text span, .viewer-slide-picture .viewer-lead)',
        ]);
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('button', { name: 'Read as book' }).click();
        await expect(page.locator('main')).toHaveAttribute('data-world', world);
        await expectShippedFonts(page, ['.book-heading', '.book-text p span']);
      });
  });
});

/** Opens a page from another one, so that the app starts with it. */
async function openFresh(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** Checks the font of every field, which is drawn only once something is typed. */
async function expectFieldsInShippedFonts(page: Page): Promise<void> {
  const fields = page.locator('main :is(input, textarea, select)');
  await expect(fields.first()).toBeVisible();
  for (const field of await fields.all())
    await expect(field).toHaveCSS('font-family', new RegExp(`^["']?(${shipped.join('|')})`));
}

test.describe('forms', () => {
  test.use({ variant: 'production', library: 'samples' });

  test('are set in shipped fonts, with their fields', async ({ page, service }) => {
    for (const [what, address, texts] of [
      ['a topic', '/#/add-suggestion', ['main h1, main h2', 'main label', 'main button']],
      ['the sign-in', '/#/sign-in', ['main h1, main h2', 'main label', 'main button']],
      ['the sign-in before a story', '/#/xmas/new', ['main p', 'main label', 'main button']],
    ] as const)
      await test.step(what, async () => {
        await openFresh(page, `${service.origin}${address}`);
        await expectShippedFonts(page, texts);
        await expectFieldsInShippedFonts(page);
      });
  });
});
