// A draft survives reload, back, a lost network and an abandoned run (spec screens §10, offline §1).
import { expect, type Service } from '../fixtures';
import { leaveSession, signIn, storeSession } from '../../support/browser/session-page';
import { test, type WizardPage } from './wizard-page';

test.use({ installsWorker: false });

test('a reload, also during a run, and going back and forward lose nothing; each kind of story has its own draft', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  await test.step('a reload comes back to the same step with everything that was entered', async () => {
    await reader.openGallery();
    await page.getByRole('link', { name: 'Make a story' }).last().press('Enter');
    await expect(page.getByRole('heading', { name: 'Make a story' })).toBeFocused();
    await wizard.option('Ages 6+').check();
    await wizard.next();
    await wizard.option('Ink').check();
    await wizard.next();
    await wizard.option('12 pages').check();
    await wizard.next();
    await wizard.title.fill('A half-finished thought');
    await page.reload();
    await expect(wizard.title).toHaveValue('A half-finished thought');
    await wizard.button('previous').click();
    await expect(wizard.option('12 pages')).toBeChecked();
    await wizard.button('previous').click();
    await expect(wizard.option('Ink')).toBeChecked();
    await wizard.button('previous').click();
    await expect(wizard.option('Ages 6+')).toBeChecked();
  });
  await test.step('going back and forward loses nothing', async () => {
    await wizard.fillIn('The owl on the roof');
    await page.goBack();
    await expect(reader.cards.first()).toBeVisible();
    await page.goForward();
    await wizard.expectKept('The owl on the roof');
  });
  await test.step('a reload before the database has written loses nothing', async () => {
    await wizard.open();
    await page.evaluate(holdDrafts);
    await wizard.fillIn('The owl that is slow to write');
    await page.reload();
    await wizard.expectKept('The owl that is slow to write');
  });
  await wizard.open('xmas');
  await expect(wizard.question).toHaveText('Who is the story for?');
  await test.step('a reload in the middle of a run sends nothing, and one may begin again with everything that was entered', () =>
    beginAgain(wizard, service));
});

async function beginAgain(wizard: WizardPage, service: Service): Promise<void> {
  const { page } = wizard;
  await service.hook.configure({ pace: 0, frames: 1 });
  await wizard.open('dark-tales');
  // The service knows a run once it answers.
  const answered = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
  await wizard.askFor('The tower');
  await answered;
  const sockets: unknown[] = [];
  page.on('websocket', (socket) => sockets.push(socket));
  await page.reload();
  await expect(wizard.question).toHaveText('Still being made');
  await expect(wizard.wizard.getByText('“The tower”')).toBeVisible();
  await page.getByRole('button', { name: 'Begin again' }).click();
  await wizard.expectKept('The tower');
  expect(sockets).toEqual([]);
  expect(await wizard.titlesOnTheShelf()).not.toContain('The tower');
}

test('on a device that stores nothing a story is made all the same', async ({
  wizard,
  reader,
  page,
  service,
}) => {
  reader.expectFault(/DeviceStoreError/);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  });
  await service.hook.configure({ pace: 0 });
  await wizard.open();
  await wizard.askFor('The forgetful bear');
  await wizard.readNewStory('The forgetful bear');
});

test.describe('on a device that several people share', () => {
  test.use({ variant: 'production' });

  test('who signs in sees nothing that another person entered, and that person finds it again', async ({
    wizard,
    page,
    service,
  }) => {
    const ida = { ...(await signIn(service)), username: 'ida' };
    const ben = { ...(await signIn(service)), username: 'ben' };
    await leaveSession(page.context(), ida);
    await wizard.open();
    const otherTab = await page.context().newPage();
    await otherTab.goto(`${service.origin}/#/imprint`);
    await wizard.fillIn('The owl on the roof');
    await storeSession(otherTab, ben);
    await expect(wizard.question).toHaveText('Who is the story for?');
    await wizard.next(3);
    await expect(wizard.title).toHaveValue('');
    await storeSession(otherTab, ida);
    await wizard.expectKept('The owl on the roof');

    for (const [path, label, text] of [
      ['new-presentation', 'Title', 'Owls'],
      ['party', 'Initial prompt', 'An owl at a party'],
    ] as const) {
      await page.goto(`${service.origin}/#/${path}`);
      const field = page.getByRole('textbox', { name: label });
      await field.fill(text);
      await storeSession(otherTab, ben);
      await expect(field).toHaveValue('');
      await storeSession(otherTab, ida);
      await expect(field).toHaveValue(text);
    }
  });
});

/** Runs in the page: holds a transaction on the drafts, so that nothing is written until the page is left. */
async function holdDrafts(): Promise<void> {
  const opening = indexedDB.open('bookworm');
  await new Promise((opened) => opening.addEventListener('success', opened));
  const drafts = opening.result.transaction('drafts', 'readwrite').objectStore('drafts');
  await new Promise<void>((held) => {
    const readAgain = (): void => {
      drafts.get('none').addEventListener('success', () => {
        held();
        readAgain();
      });
    };
    readAgain();
  });
}
