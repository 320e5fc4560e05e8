// Two tabs that make opposite requests about the same stories at the same time.
import { oneOf, randomFrom, type Random } from '../../../mocks/base/random';
import type { DownloadsPage } from './downloads-page';
import type { GeneratedStory } from './generated-stories';

const requests = ['save', 'save', 'save', 'remove', 'remove', 'pause', 'resume', 'resume-all'] as const;

/** Runs one round: each tab makes several requests, at times that the seed decides. */
export async function sendConflictingRequests(
  seed: number,
  tabs: readonly DownloadsPage[],
  stories: readonly GeneratedStory[],
  each = 8,
): Promise<void> {
  await Promise.all(
    tabs.map(async (tab, nth) => {
      const random = randomFrom(seed * 31 + nth);
      for (let request = 0; request < each; request += 1) await sendRandomRequest(tab, stories, random);
      // The worker has received this tab's last request: what the other tab sends next comes after it.
      await tab.presentations();
    }),
  );
}

async function sendRandomRequest(
  tab: DownloadsPage,
  stories: readonly GeneratedStory[],
  random: Random,
): Promise<void> {
  const request = oneOf(requests, random);
  const { id } = oneOf(stories, random);
  await tab.wait(random() * 40);
  switch (request) {
    case 'save':
      return tab.save(id, random() < 0.7 ? 'requested' : 'opened');
    case 'remove':
      return tab.remove(id);
    case 'pause':
      return tab.pause(id);
    case 'resume':
      return tab.resume(id);
    case 'resume-all':
      return tab.resumeAll();
  }
}
