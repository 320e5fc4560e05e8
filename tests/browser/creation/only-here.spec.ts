// A story that the operator lists for nobody else stands on the shelf of the device that made it (spec screens §3).
import { deviceDatabase } from '../../../src/contract/worker/worker-names';
import { expect, Reader } from '../fixtures';
import { violationsAtRest } from '../accessibility';
import { storedRows } from '../../support/browser/stored-rows';
import { test } from './wizard-page';

test.use({ publishMade: false });

test('a story stands with a mark on the shelf of its device, after a reload and without a network, and on no other', async ({
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
});
