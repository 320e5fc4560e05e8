// A random journey from a seed: stories are opened, saved, paused and removed while the worker is terminated, responses are cut
// off and the network comes and goes. It knows of the app only what the user requested.
import { expect, type Page } from '@playwright/test';
import { oneOf, randomFrom, type Random } from '../../../mocks/base/random';
import type { SavedPresentation } from '../../../src/contract/worker/worker-messages';
import type { Service } from '../service/service';
import { terminateWorker } from './device';
import { DownloadsPage } from './downloads-page';
import { expectWhole, serverHashes, type Hashes } from './server-bytes';
import { generateStory, putStories, storyWithFilm, type GeneratedStory } from './generated-stories';

/** The relative frequency of each step. */
const weights = [
  ['open', 3],
  ['save', 6],
  ['pause', 2],
  ['resume', 2],
  ['terminate', 4],
  ['cut', 3],
  ['lose', 2],
  ['restore', 3],
  ['remove', 2],
  ['reload', 3],
] as const;
type Step = (typeof weights)[number][0];
const steps = weights.flatMap(([step, weight]) => Array.from({ length: weight }, (): Step => step));

/** Five stories; one has a film of several chunks. */
const storiesOfJourney: readonly GeneratedStory[] = [
  ...['601', '602', '603', '604'].map((id) =>
    generateStory({ id, pages: 4, fileSize: 30_000, narrated: false }),
  ),
  storyWithFilm('605', 9),
];

export class RandomJourney {
  /** The requested presentations that were not removed since, and whether each is paused. */
  private readonly requested = new Map<string, 'active' | 'paused'>();
  /**
   * Requests that the worker has not confirmed: it may have been terminated before it received them. Pages repeat them, and so does
   * this.
   */
  private unconfirmed: readonly string[] = [];
  private readonly random: Random;
  private server: Hashes = {};
  private running = true;
  readonly trail: string[] = [];

  private constructor(
    seed: number,
    private readonly downloads: DownloadsPage,
    private readonly service: Service,
  ) {
    this.random = randomFrom(seed);
  }

  /** Opens the app with the five stories on the server. */
  static async begin(seed: number, page: Page, service: Service): Promise<RandomJourney> {
    const journey = new RandomJourney(seed, await DownloadsPage.on(page), service);
    await putStories(service.hook, storiesOfJourney);
    const addresses = storiesOfJourney.flatMap((story) => story.addresses);
    journey.server = await serverHashes(service.origin, addresses);
    await page.goto(`${service.origin}/`);
    await journey.downloads.controlled();
    return journey;
  }

  /** Takes `far` steps. */
  async go(far: number): Promise<void> {
    for (let step = 0; step < far; step += 1) {
      const drawn = oneOf(steps, this.random);
      const { id } = oneOf(storiesOfJourney, this.random);
      this.trail.push(`${drawn} ${id}`);
      const wait = this.random() * 120;
      await this.throughOwnReload(() => this.take(drawn, id));
      await this.throughOwnReload(() => this.downloads.wait(wait));
    }
  }

  /**
   * Runs a step again when the page reloads meanwhile. A worker that is terminated while it sends a chunk of the app makes the page
   * reload, once a minute at most (`missing-scripts.ts`); messages sent during the reload are lost. Each step may be repeated.
   */
  private async throughOwnReload(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('because of a navigation'))) throw error;
      await this.downloads.controlled();
      await this.repeatUnconfirmed();
      await step();
    }
  }

  private async take(step: Step, id: string): Promise<void> {
    const { downloads, service } = this;
    switch (step) {
      case 'open':
        return this.visit(`/#/view/${id}`);
      case 'save':
        this.requested.set(id, this.requested.get(id) ?? 'active');
        this.unconfirmed = [...this.unconfirmed, id];
        return downloads.save(id);
      case 'pause':
        if (this.requested.has(id)) this.requested.set(id, 'paused');
        return downloads.pause(id);
      case 'resume':
        if (this.requested.has(id)) this.requested.set(id, 'active');
        await downloads.resume(id);
        return this.waitForWorker();
      case 'terminate':
        return terminateWorker(downloads.page);
      case 'cut':
        if (this.running) await service.hook.cut('/presentations/*', Math.floor(this.random() * 60_000), 2);
        return;
      case 'lose':
        this.running = false;
        return service.stop();
      case 'restore':
        return this.restore();
      case 'remove':
        this.requested.delete(id);
        await downloads.remove(id);
        return this.waitForWorker();
      case 'reload':
        return this.visit('/');
    }
  }

  /** Waits until the worker has received the last message: it answers in order. The journey does not repeat these messages. */
  private async waitForWorker(): Promise<void> {
    await this.downloads.presentations();
  }

  private async visit(address: string): Promise<void> {
    const { page } = this.downloads;
    await this.dropConfirmed();
    // From another page, so that the app really starts again.
    await page.goto('about:blank');
    await page.goto(`${this.service.origin}${address}`);
    await this.downloads.controlled();
    await this.repeatUnconfirmed();
  }

  private async dropConfirmed(): Promise<void> {
    const progress = await Promise.all(this.unconfirmed.map((id) => this.downloads.progressOf(id)));
    this.unconfirmed = this.unconfirmed.filter(
      (id, at) =>
        this.requested.has(id) && !progress[at]?.some(({ saveReason }) => saveReason === 'requested'),
    );
  }

  /** Repeats the unconfirmed requests, except for presentations removed since. */
  private async repeatUnconfirmed(): Promise<void> {
    for (const id of this.unconfirmed) if (this.requested.has(id)) await this.downloads.save(id);
  }

  private async restore(): Promise<void> {
    this.running = true;
    await this.service.startAgain();
    await this.downloads.resumeAll();
  }

  /** Checks that every story that was requested has a state, and that every saved one plays completely with the port closed. */
  expectNothingLost(): Promise<void> {
    return this.throughOwnReload(() => this.checkNothingLost());
  }

  private async checkNothingLost(): Promise<void> {
    await this.dropConfirmed();
    await this.repeatUnconfirmed();
    let presentations: readonly SavedPresentation[] = [];
    // The worker looks at its clients before it records a request; until then it reports the previous state.
    await expect(async () => {
      presentations = await this.downloads.presentations();
      const known = presentations.filter(({ saveReason }) => saveReason === 'requested').map(({ id }) => id);
      expect(known.sort()).toEqual([...this.requested.keys()].sort());
    }).toPass({ intervals: [20, 50, 100], timeout: 90_000 });
    await this.service.stop();
    this.running = false;
    const saved = presentations.filter(({ state }) => state === 'saved').map(({ id }) => id);
    await expectWhole(this.downloads.page, this.bytesOf(saved));
  }

  /** With the network back, waits until everything that is not paused is saved. */
  expectAllSaved(): Promise<void> {
    return this.throughOwnReload(() => this.checkAllSaved());
  }

  private async checkAllSaved(): Promise<void> {
    await this.restore();
    const expected = [...this.requested].filter(([, request]) => request === 'active').map(([id]) => id);
    for (const id of expected) await this.downloads.waitFor(id, 'saved');
    await this.service.stop();
    this.running = false;
    await expectWhole(this.downloads.page, this.bytesOf(expected));
  }

  private bytesOf(ids: readonly string[]): Hashes {
    const belongs = (address: string) => ids.some((id) => address.startsWith(`/presentations/${id}/`));
    return Object.fromEntries(Object.entries(this.server).filter(([address]) => belongs(address)));
  }
}
