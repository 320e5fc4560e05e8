// Checks a device at rest: worker, ledger and caches agree, and saved files equal the server's bytes.
import { expect } from '@playwright/test';
import type { SavedPresentation } from '../../../src/contract/worker/worker-messages';
import type { Service } from '../service/service';
import { cachedIds, ledgerIds } from './device';
import type { DownloadsPage } from './downloads-page';
import { expectWhole, serverHashes } from './server-bytes';
import type { GeneratedStory } from './generated-stories';

/** Waits until all downloads are at rest, and compares. The service runs and answers everything. */
export async function expectAgreement(
  downloads: DownloadsPage,
  service: Service,
  stories: readonly GeneratedStory[],
): Promise<void> {
  let presentations: readonly SavedPresentation[] = [];
  // The worker looks at its clients before it records a request; until then it reports the previous state.
  await expect(async () => {
    presentations = await downloads.settled();
    expect(await ledgerIds(downloads.page)).toEqual(idsOf(presentations));
  }).toPass({ intervals: [20, 50, 100], timeout: 90_000 });
  const ids = idsOf(presentations);
  // A cache is deleted after its record: a removed story disappears at once, and its bytes a moment later.
  await expect
    .poll(async () => (await cachedIds(downloads.page)).filter((id) => !ids.includes(id)), {
      intervals: [20, 50, 100],
    })
    .toEqual([]);
  const saved = stories.filter(({ id }) =>
    presentations.some((one) => one.id === id && one.state === 'saved'),
  );
  const server = await serverHashes(
    service.origin,
    saved.flatMap(({ addresses }) => addresses),
  );
  await service.hook.fail('/presentations/*', 'reset');
  await expectWhole(downloads.page, server);
  await service.hook.heal();
}

const idsOf = (presentations: readonly SavedPresentation[]): string[] =>
  presentations.map(({ id }) => id).sort();
