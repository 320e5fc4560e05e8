// The service changes a story while it is read. An open page keeps the version it opened; the next one gets the new version.
import { expect, test } from './fixtures';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { expectWhole, hashesSeenBy, serverHashes } from '../../support/downloads/server-bytes';
import { generateStory, putStories } from '../../support/downloads/generated-stories';

/** Returns a story, and one with other texts and other bytes under the same names. */
function versionsOf(id: string) {
  const plan = { id, pages: 3, fileSize: 40_000 };
  const old = generateStory({ ...plan, seed: 1 });
  const index = `/presentations/${id}/index.json`;
  const media = old.addresses.filter((address) => address !== index);
  return { old, changed: generateStory({ ...plan, seed: 2 }), index, media };
}

test('unchanged files are not fetched again, a change that cannot be fetched leaves the old story complete, and an open story stays on its version', async ({
  downloads,
  service,
  page,
  context,
}) => {
  await test.step('unchanged files', async () => {
    const id = '701';
    const { old, changed, index } = versionsOf(id);
    const bytesOfMedia = async () => {
      const requests = await service.hook.requests();
      return requests.filter(({ path }) => path !== index).reduce((sum, { sent }) => sum + sent, 0);
    };
    await putStories(service.hook, [old]);
    await downloads.save(id);
    await downloads.waitFor(id, 'saved');
    const rewritten = {
      ...old.put,
      index: (old.put.index ?? '').replaceAll('Version 1', 'Version 1, mended'),
    };
    await service.hook.put({ ...rewritten, media: (changed.put.media ?? []).slice(0, 1) });
    const server = await serverHashes(service.origin, old.addresses);
    await service.hook.clearRequests();
    await downloads.save(id);
    await expect.poll(() => bytesOfMedia()).toBe(40_000);
    await downloads.waitFor(id, 'saved');
    await expect.poll(() => hashesSeenBy(page, [index])).toEqual(pick(server, [index]));
    expect(await bytesOfMedia()).toBe(40_000);
    await service.stop();
    await expectWhole(page, server);
    await service.startAgain();
  });
  await test.step('a change that cannot be fetched', async () => {
    const id = '702';
    const { old, changed } = versionsOf(id);
    await putStories(service.hook, [old]);
    const oldBytes = await serverHashes(service.origin, old.addresses);
    await downloads.save(id);
    await downloads.waitFor(id, 'saved');
    await putStories(service.hook, [changed]);
    await service.hook.fault({
      path: `/presentations/${id}/media/*`,
      method: 'GET',
      after: 2,
      reset: true,
    });
    await downloads.save(id);
    await expect.poll(async () => (await downloads.presentation(id))?.reason).toBe('missing-media');
    expect(await downloads.presentation(id)).toMatchObject({ readable: true });
    await service.stop();
    await expectWhole(page, oldBytes);
  });
  await service.startAgain();
  await service.hook.heal();
  // While the new version is fetched and after it is saved.
  const id = '700';
  const { old, changed, media } = versionsOf(id);
  await putStories(service.hook, [old]);
  const oldBytes = await serverHashes(service.origin, old.addresses);
  await downloads.save(id);
  await downloads.waitFor(id, 'saved');
  await expectWhole(page, oldBytes);

  await putStories(service.hook, [changed]);
  const newBytes = await serverHashes(service.origin, changed.addresses);
  await service.hook.fault({ path: `/presentations/${id}/media/*`, after: 2, hold: true });
  const second = await DownloadsPage.on(await context.newPage());
  await second.openBarePage(service.origin);
  await second.save(id);
  await expect.poll(async () => (await second.presentation(id))?.state).toBe('saving');
  expect(await hashesSeenBy(page, media)).toEqual(pick(oldBytes, media));
  await service.hook.heal();
  await second.waitFor(id, 'saved');
  expect(await hashesSeenBy(page, media)).toEqual(pick(oldBytes, media));
  expect(await hashesSeenBy(second.page, changed.addresses)).toEqual(newBytes);

  await service.stop();
  expect(await hashesSeenBy(page, media)).toEqual(pick(oldBytes, media));
  expect(await hashesSeenBy(second.page, changed.addresses)).toEqual(newBytes);
  // A page opened now gets the new version.
  await expectWhole(page, newBytes);
});

function pick(hashes: Readonly<Record<string, string>>, addresses: readonly string[]) {
  return Object.fromEntries(addresses.map((address) => [address, hashes[address]]));
}
