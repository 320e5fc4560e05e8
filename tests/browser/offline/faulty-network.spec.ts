// Faulty networks and hosts. A story that is called saved equals the server's bytes; everything else reports its failure.
import type { InjectedFault } from '../../../mocks/server/faults';
import { speedUpWorker } from '../../support/downloads/device';
import type { Service } from '../fixtures';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import { expect, test } from './fixtures';
import { expectWhole, hashesSeenBy, serverHashes, type Hashes } from '../../support/downloads/server-bytes';
import {
  filmAddress,
  generateStory,
  putStories,
  storyWithFilm,
} from '../../support/downloads/generated-stories';

const plan = { pages: 2, fileSize: 50_000 };

/** The browser's HTTP cache would request the rest of an interrupted response, and complete the file in the end. */
const uncached = { noRanges: true, headers: { 'cache-control': 'no-store' } } as const;

/** All permanent faults of one file. */
const permanentFaults: readonly (readonly [id: string, what: string, fault: Omit<InjectedFault, 'path'>])[] =
  [
    ['301', 'is cut each time', { cutAfter: 20_000 }],
    ['302', 'is answered with 500', { response: { status: 500 } }],
    ['303', 'is not there', { response: { status: 404 } }],
    ['304', 'never begins to come', { stallAfter: 0 }],
    ['305', 'falls silent in the middle', { stallAfter: 20_000 }],
    ['306', 'is announced longer than it is', { lengthOff: 1000 }],
    ['307', 'is answered with a broken connection', { reset: true }],
  ];

const faultyPathOf = (id: string): string => `/presentations/${id}/media/1.mp3`;

test('what lasts a moment is not reported; a file that cannot be had leaves the rest readable, is reported, and is saved later', async ({
  downloads,
  service,
}) => {
  await test.step('what lasts a moment: interruptions, stalls, errors, and a service that is away', () =>
    sufferMoments(downloads, service));
  await service.startAgain();
  await test.step('a file that cannot be had', () => missFiles(downloads, service));
});

async function sufferMoments(downloads: DownloadsPage, service: Service): Promise<void> {
  const { page } = downloads;
  const story = generateStory({ id: '300', ...plan });
  const withFilm = storyWithFilm('311', 8);
  const stories = [story, withFilm];
  await putStories(service.hook, [...stories, generateStory({ id: '312', ...plan })]);
  const server = await serverHashes(
    service.origin,
    stories.flatMap(({ addresses }) => addresses),
  );
  await test.step('temporary interruptions, stalls and errors are retried without a message', async () => {
    await service.hook.cut('/presentations/300/media/1.mp3', 1000, 1);
    await service.hook.fail('/presentations/300/media/0.webp', 503, 1);
    const film = { path: filmAddress('311'), method: 'GET', times: 1 };
    await service.hook.fault({ ...film, after: 1, cutAfter: 100_000 });
    await service.hook.fault({ ...film, after: 3, reset: true });
    await downloads.save('300');
    await downloads.save('311');
    for (const saved of ['300', '311']) await downloads.waitForWhileResuming(saved, 'saved');
    await service.stop();
    await expectWhole(page, server);
    await service.startAgain();
  });
  await test.step('a story that the service does not have, or that cannot be parsed, fails with its reason', async () => {
    await service.hook.put({ id: '321', index: '{ "slides": [' });
    await downloads.save('320');
    await downloads.save('321');
    for (const broken of ['320', '321']) {
      await downloads.waitFor(broken, 'failed');
      expect(await downloads.presentation(broken)).toMatchObject({ reason: 'broken-index', readable: false });
    }
  });
  await test.step('a story continues by itself when the service is back', async () => {
    const { addresses } = generateStory({ id: '312', ...plan });
    const bytes = await serverHashes(service.origin, addresses);
    await service.stop();
    await downloads.save('312');
    await expect.poll(async () => (await downloads.presentation('312'))?.reason).toBe('network');
    expect((await downloads.presentation('312'))?.state).not.toBe('failed');
    await service.startAgain();
    await downloads.resumeAll();
    await downloads.waitFor('312', 'saved');
    await service.stop();
    await expectWhole(page, bytes);
  });
}

async function missFiles(downloads: DownloadsPage, service: Service): Promise<void> {
  const { page } = downloads;
  await speedUpWorker(page, 12);
  const wholes = new Map<string, Hashes>();
  // All at once: each of them waits for its own timeouts.
  for (const [id, , fault] of permanentFaults) {
    const story = generateStory({ id, ...plan });
    await putStories(service.hook, [story]);
    wholes.set(id, await serverHashes(service.origin, story.addresses));
    await service.hook.fault({ path: faultyPathOf(id), method: 'GET', ...uncached, ...fault });
    await downloads.save(id);
  }
  for (const [id, what] of permanentFaults)
    await test.step(`a file that ${what}`, async () => {
      await downloads.waitForWhileResuming(id, 'incomplete');
      // It may be tried again meanwhile.
      await expect
        .poll(() => downloads.presentation(id))
        .toMatchObject({ readable: true, missing: ['1.mp3'], files: { done: 3, total: 4 } });
      const { [faultyPathOf(id)]: _, ...others } = wholes.get(id) ?? {};
      expect(Object.keys(others)).toHaveLength(4);
      expect(await hashesSeenBy(page, Object.keys(others))).toEqual(others);
    });
  await test.step('each of them is saved later', async () => {
    await service.hook.heal();
    for (const id of wholes.keys()) await downloads.resume(id);
    for (const id of wholes.keys()) await downloads.waitForWhileResuming(id, 'saved');
    await service.stop();
    for (const whole of wholes.values()) await expectWhole(page, whole);
    await service.startAgain();
  });

  await test.step('a film whose chunks are shorter than announced is never called saved', async () => {
    const withFilm = storyWithFilm('310', 5);
    await putStories(service.hook, [withFilm]);
    const server = await serverHashes(service.origin, withFilm.addresses);
    await service.hook.fault({ path: filmAddress('310'), method: 'GET', after: 1, lengthOff: -1000 });
    await downloads.save('310');
    await downloads.waitForWhileResuming('310', 'incomplete');
    await service.hook.heal();
    await downloads.resume('310');
    await downloads.waitForWhileResuming('310', 'saved');
    await service.stop();
    await expectWhole(page, server);
  });
}
