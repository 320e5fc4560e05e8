// A run belongs to the app, not to its page (spec contract §2): on other routes, after a reload, in a tab that was closed, without a network.
import { expect, Reader } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { expectListed } from '../../support/browser/expect-listed';
import { passUntilAsked, passUntilMade, test } from './wizard-page';

test.use({ installsWorker: false });

declare global {
  interface Window {
    /** How the page has closed its sockets. */
    closes?: unknown[][];
  }
}

/** Runs in the page: notes how it closes its sockets. */
function noteCloses(): void {
  const closes: unknown[][] = [];
  window.closes = closes;
  window.WebSocket = class extends WebSocket {
    override close(...how: Parameters<WebSocket['close']>): void {
      closes.push(how);
      super.close(...how);
    }
  };
}

test('a story goes on while its person is elsewhere: the shelf says how far it is, and it becomes a story of the shelf', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  const title = 'The lamp that travels';
  const making = page.getByRole('region', { name: 'Being made' });
  const card = making.getByRole('article', { name: title });
  await service.hook.configure({ pace: 0, frames: 3 });
  await wizard.open();
  const opened = page.waitForEvent('websocket');
  await wizard.askFor(title);
  const socket = await opened;
  await expect(wizard.thinking).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Home' }).click();
  await expect(card).toContainText('Page 1 of 8');
  await expect(card.getByRole('progressbar', { name: 'Progress' })).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);

  await test.step('the card leads back, and the page shows the run', async () => {
    await card.getByRole('link', { name: 'Watch it being made' }).click();
    await wizard.expectState('CREATING');
    await expect(wizard.question).toHaveText('Page 1 of 8');
  });
  await test.step('a story is read meanwhile', async () => {
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('feed').getByRole('article').first().getByRole('link').first().click();
    await reader.waitUntilPlayable();
    expect(socket.isClosed()).toBe(false);
    await service.hook.configure({ frames: 2 });
    await page.goBack();
    await expect(card).toContainText('Page 3 of 8');
  });
  await service.hook.configure({ frames: 'all' });
  await expect(page.getByRole('status').filter({ hasText: `Your story “${title}” is ready.` })).toBeVisible();
  await expect(making).toHaveCount(0);
  await expect(page.getByRole('feed').getByRole('article', { name: title })).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  await page.reload();
  await expect(reader.cards.first()).toBeVisible();
  await expect(making).toHaveCount(0);
  await wizard.open();
  await expect(wizard.question).toHaveText('Who is the story for?');
});

test('after a reload, and in a tab that is opened after another was closed, the story is still being made, and arrives', async ({
  wizard,
  reader,
  page,
  service,
  context,
}) => {
  const title = 'The tower that waits';
  await page.clock.install();
  await service.hook.configure({ pace: 0, frames: 1 });
  await wizard.open('dark-tales');
  await wizard.askFor(title);
  await expect(wizard.thinking).toBeVisible();
  await page.reload();
  await expect(wizard.question).toHaveText('Still being made');
  await expect(wizard.wizard.getByText(`“${title}” is still being made.`)).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  await page.getByRole('button', { name: 'Go to the shelf' }).click();
  const making = page.getByRole('region', { name: 'Being made' });
  await expect(making.getByRole('article', { name: title })).toContainText('Still being made');

  const other = new Reader(await context.newPage(), service, false);
  await page.close();
  await other.openGallery();
  const card = other.page.getByRole('region', { name: 'Being made' }).getByRole('article', { name: title });
  await expect(card).toContainText('Still being made');
  expect(await violationsAtRest(other.page)).toEqual([]);
  await service.hook.configure({ frames: 'all' });
  await passUntilMade(other.page, title);
  await expect(other.page.getByText(`Your story “${title}” is ready.`)).toBeVisible();
  await expect(card).toHaveCount(0);
  await expectListed(other.page.getByRole('feed').getByRole('article', { name: title }), async () => {
    await other.page.reload();
  });
  expect(reader.page.isClosed()).toBe(true);
});

test('a network that is lost does not end the story: it is made once, and the page shows it', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  reader.expectFault(/StreamLostError|WebSocket connection|ERR_CONNECTION|status of 503/);
  const title = 'The bear on the line';
  await service.hook.configure({ pace: 0, frames: 3 });
  await service.hook.cutSockets(2, 1);
  await service.hook.fail('/api/run', 503);
  await page.clock.install();
  await wizard.open();
  await wizard.askFor(title);
  await expect(page.getByRole('heading', { name: 'Your story may still arrive' })).toBeFocused();
  await service.hook.heal();
  await passUntilAsked(page);
  await expect(wizard.question).toHaveText('Still being made');
  await service.hook.configure({ frames: 'all' });
  await passUntilMade(page, title);
  await wizard.readNewStory(title);
  expect((await wizard.titlesOnTheShelf()).filter((each) => each === title)).toHaveLength(1);
});

test('a story that waits says its place; Cancel closes the stream as cancelled, and nothing is made', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  // After the reload the service knows no run any more.
  reader.expectFault(/status of 404 .*\/api\/run/);
  await page.addInitScript(noteCloses);
  await service.hook.configure({ pace: 0, frames: 1 });
  await wizard.open();
  await wizard.askFor('The patient snail [queue]');
  await expect(wizard.wizard.getByText('You’re number 2 in the queue.')).toBeVisible();
  await service.hook.configure({ frames: 1 });
  await expect(wizard.wizard.getByText('You’re number 1 in the queue.')).toBeVisible();
  await expect(wizard.overlay).toHaveCount(0);
  await test.step('a reload drops it, and the form is there', async () => {
    await page.reload();
    await wizard.expectKept('The patient snail [queue]');
    await wizard.expectState('IDLE');
  });
  await test.step('Cancel stops a started run, too', async () => {
    await service.hook.configure({ frames: 3 });
    await wizard.button('create').click();
    await expect(wizard.thinking).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await wizard.expectState('IDLE');
    expect(await page.evaluate(() => window.closes)).toEqual([[1000, 'cancelled']]);
    await service.hook.configure({ frames: 'all' });
    expect(await wizard.titlesOnTheShelf()).not.toContain('The patient snail [queue]');
    await page.getByRole('button', { name: 'Home' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Being made' })).toHaveCount(0);
  });
});

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('the card of a story that fails in the background says so and leads to the reason', async ({
    wizard,
    reader,
    page,
    service,
  }) => {
    reader.expectFault(/"where":"creation: service"/);
    await service.hook.configure({ pace: 0, frames: 1 });
    await wizard.open();
    await wizard.askFor('Der Bär [error]');
    await expect(wizard.thinking).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Startseite' }).click();
    const card = page
      .getByRole('region', { name: 'Entsteht gerade' })
      .getByRole('article', { name: 'Der Bär' });
    await expect(card).toContainText('Die Geschichte wird ausgedacht.');
    await service.hook.configure({ frames: 'all' });
    await expect(card).toContainText('Das hat leider nicht geklappt.');
    expect(await violationsAtRest(page)).toEqual([]);
    await card.getByRole('link', { name: 'Nachsehen, was los war' }).click();
    await wizard.expectState('ERROR');
    await expect(wizard.question).toHaveText('Hoppla, da ist etwas schiefgegangen.');
    await page.getByRole('button', { name: 'Startseite' }).click();
    await expect(reader.cards.first()).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test.describe('in a kiosk', () => {
  test.use({ variant: 'museum', library: 'samples' });

  test('leaving cancels the run, and nothing of it is kept', async ({ wizard, page, context, service }) => {
    await page.addInitScript(noteCloses);
    await leaveSession(context, await signIn(service));
    await service.hook.configure({ pace: 0, frames: 1 });
    await page.goto(`${service.origin}/kiosk.html?mode=story#/create`);
    const begin = page.getByRole('button', { name: 'Tap me!' });
    await expect(begin.or(wizard.question)).toBeVisible();
    if (await begin.isVisible()) {
      await begin.click();
      await page.goto(`${service.origin}/kiosk.html?mode=story#/create`);
    }
    await wizard.next(3);
    await wizard.title.fill('The snail of the museum');
    await wizard.next();
    await wizard.button('create').click();
    await expect(wizard.thinking).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Home' }).click();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(wizard.wizard).toHaveCount(0);
    expect(await page.evaluate(() => window.closes)).toEqual([[1000, 'cancelled']]);
    await service.hook.configure({ frames: 'all' });
    expect(await wizard.titlesOnTheShelf()).not.toContain('The snail of the museum');
    const kept = await page.evaluate(() => Object.keys(localStorage).filter((key) => /run|draft/.test(key)));
    expect(kept).toEqual([]);
  });
});
