// A story that the operator lists for nobody else stands on the shelf of the device that made it (spec screens §3).
import { deviceDatabase } from '../../../src/contract/worker/worker-names';
import { expect, Reader, type Service } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { storedRows } from '../../support/browser/stored-rows';
import { test, type WizardPage } from './wizard-page';

test.use({ publishMade: false });

test('a story stands with a mark on the shelf of its device alone, also without a network, and its maker deletes it for everybody', async ({
  wizard,
  reader,
  page,
  service,
  browser,
}) => {
  const title = 'The lamp of our own';
  const story = page.getByRole('article', { name: title });
  await service.hook.configure({ pace: 0 });
  await wizard.open();
  await wizard.askFor(title);
  await reader.waitUntilPlayable();
  await page.goBack();
  await expect(story).toContainText('Only on this device');
  expect(await violationsAtRest(page)).toEqual([]);

  await test.step('nobody else sees it', async () => {
    const context = await browser.newContext();
    const other = new Reader(await context.newPage(), service);
    await other.openGallery();
    await expect(other.page.getByRole('article')).not.toHaveCount(0);
    await expect(other.page.getByRole('article', { name: title })).toHaveCount(0);
    const list = await other.page.request.get(`${service.origin}/api/presentation`);
    expect(await list.text()).not.toContain(title);
    await context.close();
  });

  await page.reload();
  await expect(story).toContainText('Only on this device');
  await story.getByRole('link', { name: title }).click();
  await reader.waitUntilPlayable();
  const [id = ''] = /\d+$/.exec(page.url()) ?? [];
  await reader.waitUntilSaved(id);
  await reader.goOffline();
  await page.goto(`${service.origin}/#/`);
  await page.reload();
  await expect(story).toContainText('Only on this device');
  await expect(story).not.toHaveAttribute('data-unavailable');

  await test.step('it leaves the shelf once the service has it no longer', async () => {
    const [made] = (await storedRows(page, deviceDatabase.name, 'made')) ?? [];
    const { runKey } = Object(made?.value);
    await service.startAgain();
    const headers = { authorization: 'Bearer anon', 'x-run-key': String(runKey) };
    const removed = await fetch(`${service.origin}/api/presentation/${id}`, { method: 'DELETE', headers });
    expect(removed.status).toBe(204);
    reader.expectFault(/status of 404/);
    await page.reload();
    // Before the card, which the first paint does not show.
    await expect.poll(() => storedRows(page, deviceDatabase.name, 'made')).toEqual([]);
    await expect(reader.cards).not.toHaveCount(0);
    await expect(story).toHaveCount(0);
  });
  await test.step('the maker deletes stories for everybody from a section of their own: with an undo, after a refusal, without a network, and when the page is left', () =>
    deleteFromSection(wizard, reader, service));
});

async function deleteFromSection(wizard: WizardPage, reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await service.hook.clearRequests();
  reader.expectFault(/shelf: delete what was made here|status of (404|500)/);
  await service.hook.configure({ pace: 0 });
  for (const title of ['The first lamp', 'The second lamp']) {
    await wizard.open();
    await wizard.askFor(title);
    await reader.waitUntilPlayable();
  }
  const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
  const remove = async (title: string) => {
    await row(title).getByRole('button', { name: 'More' }).click();
    await row(title).getByRole('button', { name: 'Delete' }).click();
    await expect(row(title)).toHaveCount(0);
  };
  const deletions = async () =>
    (await service.hook.requests()).filter(({ method }) => method === 'DELETE').map(({ path }) => path);
  const openSection = async () => {
    await page.getByRole('button', { name: 'Made by me' }).click();
    await expect(page.getByRole('heading', { name: 'Made here' })).toBeFocused();
  };
  await page.goto(`${service.origin}/#/`);
  await openSection();
  await expect(row('The second lamp')).toContainText('Made today · ');
  await expect(page.getByRole('listitem').first()).toContainText('The second lamp');
  await row('The first lamp').getByRole('button', { name: 'More' }).click();
  expect(await violationsAtRest(page)).toEqual([]);
  await row('The first lamp').getByRole('button', { name: 'More' }).click();

  await test.step('it can be undone', async () => {
    await remove('The first lamp');
    expect(await violationsAtRest(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row('The first lamp')).toBeVisible();
    expect(await deletions()).toEqual([]);
  });

  await test.step('it comes back when the service refuses, which is said', async () => {
    await service.hook.fail('/api/presentation/*', 500, 1);
    await remove('The first lamp');
    await page.getByRole('link', { name: 'Back to the shelf' }).click();
    await expect(page.getByText('“The first lamp” couldn’t be deleted.')).toBeVisible();
    await expect(page.getByRole('article', { name: 'The first lamp' })).toBeVisible();
  });

  await test.step('without a network it is deleted once there is one again', async () => {
    await openSection();
    await reader.goOffline();
    await remove('The first lamp');
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect(page.getByText('“The first lamp” will be deleted once')).toBeVisible();
    await service.startAgain();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => storedRows(page, deviceDatabase.name, 'made')).toHaveLength(1);
    await expect(page.getByText('“The first lamp” will be deleted once')).toHaveCount(0);
    await expect(row('The first lamp')).toHaveCount(0);
  });

  await test.step('a page that is left sends it at once', async () => {
    await remove('The second lamp');
    const sent = (await deletions()).length;
    // A page that really goes may take the request with it, on a loaded machine; then the next page sends it.
    await page.evaluate(() => dispatchEvent(new Event('pagehide')));
    await expect.poll(async () => (await deletions()).length).toBe(sent + 1);
    await page.goto('about:blank');
    await reader.openGallery();
    await expect.poll(() => storedRows(page, deviceDatabase.name, 'made')).toEqual([]);
    await expect(page.getByRole('article', { name: 'lamp' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Made by me' })).toHaveCount(0);
  });
}
