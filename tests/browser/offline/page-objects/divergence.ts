// Two tabs that do not know of each other and want opposite things of the same stories at the same time.
import { randomFrom, type Random } from '../../../../mocks/random';
import type { DownloadsPage } from './downloads';
import type { MadeStory } from './stories';

const wishes = ['save', 'save', 'save', 'remove', 'remove', 'pause', 'resume', 'go-on'] as const;

/** One round: each tab has so many wishes, at moments that the seed decides. */
export async function divergence(
  seed: number,
  tabs: readonly DownloadsPage[],
  stories: readonly MadeStory[],
  each = 8,
): Promise<void> {
  await Promise.all(
    tabs.map(async (tab, nth) => {
      const random = randomFrom(seed * 31 + nth);
      for (let wish = 0; wish < each; wish += 1) await wishFor(tab, stories, random);
      // The worker has heard its last wish: what the other tab hears next comes after it.
      await tab.kept();
    }),
  );
}

async function wishFor(tab: DownloadsPage, stories: readonly MadeStory[], random: Random): Promise<void> {
  const wish = pick(wishes, random);
  const { id } = pick(stories, random);
  await tab.lookAway(random() * 40);
  switch (wish) {
    case 'save':
      return tab.save(id, random() < 0.7 ? 'asked-for' : 'opened');
    case 'remove':
      return tab.remove(id);
    case 'pause':
      return tab.pause(id);
    case 'resume':
      return tab.resume(id);
    case 'go-on':
      return tab.goOn();
  }
}

/** One of several, as chance has it. Throws where there is none. */
export function pick<T>(from: readonly T[], random: Random): T {
  const chosen = from[Math.floor(random() * from.length)];
  if (chosen === undefined) throw new RangeError('Nothing to choose from');
  return chosen;
}
