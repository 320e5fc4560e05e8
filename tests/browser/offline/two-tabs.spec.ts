// Two tabs save and remove the same stories at once; afterwards ledger and caches agree. More rounds: `npm run soak`.
import { expectAgreement } from '../../support/downloads/agreement';
import { test } from './fixtures';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { sendConflictingRequests } from '../../support/downloads/conflicting-requests';
import { generateStory, putStories } from '../../support/downloads/generated-stories';

const stories = ['500', '501'].map((id) => generateStory({ id, pages: 3, fileSize: 30_000 }));

test('ledger and caches agree after two tabs save and remove the same stories at once', async ({
  downloads,
  service,
  context,
}) => {
  await putStories(service.hook, stories);
  await service.hook.slow('/presentations/*', 5);
  const other = await DownloadsPage.on(await context.newPage());
  await other.openBarePage(service.origin);
  for (const seed of [1, 2, 3]) {
    await sendConflictingRequests(seed, [downloads, other], stories);
    await expectAgreement(downloads, service, stories);
    await service.hook.slow('/presentations/*', 5);
  }
});
