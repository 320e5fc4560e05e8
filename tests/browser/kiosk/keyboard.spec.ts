// The keyboard on the screen of a kiosk, by real touches (spec screens §12, ADR-0040).
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { readStoredData } from '../../support/browser/stored-data';
import { test } from './kiosk-test';

test.use({ hasTouch: true, installsWorker: false });

const sizes = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 1280, height: 800 },
  { width: 3840, height: 2160 },
];

const keysOf = (page: Page): Locator => page.getByRole('region', { name: 'On-screen keyboard' });

/** Types by the keys, and leaves the keyboard open. */
async function type(field: Locator, text: string): Promise<void> {
  await field.tap();
  for (const key of text) await keysOf(field.page()).getByRole('button', { name: key, exact: true }).tap();
}

/** Waits until the page has been laid out with the keys. */
function nextFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * Returns the middle of the control, which is whole above or beside the keys; unlike Playwright's own `tap`, without scrolling to it. Waits until it
 * lies still: a busy machine lays the page out a while after the last key.
 */
async function middleBesideKeys(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const keys = keysOf(control.page());
  await expect(keys).toBeVisible();
  // A touch on a button that cannot be pressed yet is lost: titles to suggest are loaded after the step is shown.
  await expect(control).toBeEnabled();
  let box = await control.boundingBox();
  await expect(async () => {
    for (let frames = 0; frames < 8; frames += 2) {
      const last = box;
      await nextFrames(control.page());
      box = await control.boundingBox();
      expect(box).toEqual(last);
    }
  }).toPass();
  const board = await keys.boundingBox();
  if (box === null || board === null) throw new Error('The control or the keyboard is not shown');
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(
    box.x < board.x + board.width ? board.y : board.y + board.height,
  );
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function touch(control: Locator): Promise<void> {
  const { x, y } = await middleBesideKeys(control);
  await control.page().touchscreen.tap(x, y);
}

test('a tap on a button of a story or of the sign-in presses it while the keyboard is open, on every screen', async ({
  kiosk,
  page,
  reader,
}) => {
  reader.expectFault(/400/);
  await kiosk.open('?osk&mode=story');
  await page.getByRole('link', { name: 'Make your own' }).tap();
  for (let step = 2; step <= 4; step += 1) {
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  const title = page.getByLabel('Title', { exact: true });
  for (const size of sizes)
    await test.step(`story at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await title.fill('');
      await type(title, 'a');
      // The key writes it some frames later, which must not be after the suggestion.
      await expect(title).toHaveValue('a');
      await touch(page.getByRole('button', { name: 'Suggest a title' }));
      await expect(title).not.toHaveValue('a');
      await type(title, 'd');
      await touch(page.getByRole('button', { name: 'Next' }));
      await expect(page.getByRole('button', { name: 'Create story' })).toBeVisible();
      await expect(keysOf(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Previous' }).tap();
    });
  // A mouse that is pressed slowly.
  await type(title, 'e');
  const { x, y } = await middleBesideKeys(page.getByRole('button', { name: 'Next' }));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await nextFrames(page);
  await page.mouse.up();
  await expect(page.getByRole('button', { name: 'Create story' })).toBeVisible();

  await page.evaluate(() => (location.hash = '#/sign-in'));
  await page.getByRole('button', { name: 'Sign in with password' }).tap();
  for (const size of sizes)
    await test.step(`sign-in at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
      await type(page.getByRole('textbox', { name: 'Username' }), 'a');
      const answer = page.waitForResponse(/\/identity-provider$/);
      await touch(page.getByRole('button', { name: 'Sign in', exact: true }));
      await answer;
    });
});

test('a finger that rests on a key writes one letter; a tap on a button of a presentation presses it while the keyboard is open, on every screen', async ({
  kiosk,
  page,
  reader,
}) => {
  reader.expectFault(/creation: start/);
  await kiosk.open('?osk');
  await page.getByRole('link', { name: 'Make your own' }).tap();
  const topic = page.getByLabel('Topic or title');
  await type(topic, 'bees');
  const cdp = await page.context().newCDPSession(page);
  for (const [name, text] of [
    ['a', 'beesa'],
    ['Space', 'beesa '],
    ['Backspace', 'beesa'],
  ] as const) {
    const { x, y } = await middleOf(keysOf(page).getByRole('button', { name, exact: true }));
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await page.clock.runFor(2000);
    await cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(topic).toHaveValue(text);
  }
  await topic.fill('');
  for (const size of sizes)
    await test.step(`presentation at ${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await type(topic, 'bee');
      await touch(page.getByRole('button', { name: 'Continue' }));
      await expect(
        page.getByRole('heading', { name: 'Nothing can be made here at the moment.' }),
      ).toBeVisible();
      await page.getByRole('link', { name: 'Back to the start' }).last().tap();
      await page.getByRole('link', { name: 'Make your own' }).tap();
    });
});

async function middleOf(control: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await control.boundingBox();
  if (box === null) throw new Error('The control is not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('a visitor rates a finished story by touch, and a kiosk that falls idle forgets the rating', async ({
  kiosk,
  page,
  context,
  reader,
  service,
}) => {
  const id = '424242424242';
  await service.hook.put({
    entry: { id, title: 'A talk', language: 'English' },
    index: JSON.stringify({
      kind: 'PRESENTATION',
      initialSlide: { headline: 'A talk' },
      slides: [{ headline: 'One' }],
      finalSlide: { headline: 'The end' },
    }),
    media: [],
  });
  await leaveSession(context, await signIn(service));
  await kiosk.open('?osk', `#/view/${id}`);
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  const dialog = page.getByRole('dialog');
  await page.getByRole('group', { name: 'Voice' }).getByRole('button', { name: 'It was all right' }).tap();
  await page.getByRole('button', { name: 'Rate', exact: true }).tap();
  await expect(
    dialog.getByRole('radiogroup', { name: 'Voice' }).getByRole('radio', { name: '3 stars' }),
  ).toBeChecked();
  for (const category of ['Story', 'Images', 'Voice'])
    await dialog.getByRole('radiogroup', { name: category }).getByRole('radio', { name: '4 stars' }).tap();
  await type(dialog.getByLabel(/^Comment/), 'jqxzjqxz');
  const sent = page.waitForRequest(
    (request) => request.method() !== 'GET' && request.url().endsWith('/api/feedback'),
  );
  await touch(dialog.getByRole('button', { name: 'Submit' }));
  expect((await sent).postDataJSON()).toMatchObject({ comment: 'jqxzjqxz' });
  await expect(dialog.getByText('Thank you for your rating.')).toBeVisible();
  await kiosk.walkAway();
  await expect(dialog).toHaveCount(0);
  expect(JSON.stringify(await readStoredData(page))).not.toContain('jqxzjqxz');
});
