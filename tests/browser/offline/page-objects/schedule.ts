// A journey, drawn from a seed: stories are opened, saved, paused and removed while the worker is ended, answers are
// cut and the network comes and goes. What a person asked for is all that this knows of the app.
import { expect, type Page } from '@playwright/test';
import { randomFrom, type Random } from '../../../../mocks/random';
import type { SavedPresentation } from '../../../../src/contract/offline/worker-messages';
import type { Service } from '../../service';
import { endWorker } from './device';
import { DownloadsPage } from './downloads';
import { pick } from './divergence';
import { expectWhole, serverHashes, type Hashes } from './server-bytes';
import { madeStory, putStories, storyWithFilm, type MadeStory } from './stories';

/** How often what happens, compared with the others. */
const weights = [
  ['open', 3],
  ['save', 6],
  ['pause', 2],
  ['resume', 2],
  ['end', 4],
  ['cut', 3],
  ['lose', 2],
  ['restore', 3],
  ['remove', 2],
  ['reload', 3],
] as const;
type Step = (typeof weights)[number][0];
const steps = weights.flatMap(([step, weight]) => Array.from({ length: weight }, (): Step => step));

/** Five stories; one has a film that comes in several parts. */
const storiesOfJourney: readonly MadeStory[] = [
  ...['601', '602', '603', '604'].map((id) => madeStory({ id, pages: 4, fileSize: 30_000, narrated: false })),
  storyWithFilm('605', 9),
];

export class Journey {
  /** What was asked for and not removed since; whether it is held back. */
  private readonly asked = new Map<string, 'going-on' | 'paused'>();
  /** What the worker has not confirmed yet: it may have ended before it heard. Pages say it again, and so does this. */
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

  /** Opens the app with the five stories behind it. */
  static async begin(seed: number, page: Page, service: Service): Promise<Journey> {
    const journey = new Journey(seed, await DownloadsPage.on(page), service);
    await putStories(service.hook, storiesOfJourney);
    const addresses = storiesOfJourney.flatMap((story) => story.addresses);
    journey.server = await serverHashes(service.origin, addresses);
    await page.goto(`${service.origin}/`);
    await journey.downloads.controlled();
    return journey;
  }

  /** Goes so many steps. */
  async go(far: number): Promise<void> {
    for (let step = 0; step < far; step += 1) {
      const drawn = pick(steps, this.random);
      const { id } = pick(storiesOfJourney, this.random);
      this.trail.push(`${drawn} ${id}`);
      const wait = this.random() * 120;
      await this.throughOwnReload(() => this.take(drawn, id));
      await this.throughOwnReload(() => this.downloads.lookAway(wait));
    }
  }

  /**
   * A worker that ends while it gives the page a part of the app leaves the page without it, and the page loads itself anew,
   * once a minute at most (`gone-chunks.ts`). What was said into that is said again; each step may be.
   */
  private async throughOwnReload(step: () => Promise<void>): Promise<void> {
    try {
      await step();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('because of a navigation'))) throw error;
      await this.downloads.controlled();
      await this.sayAgain();
      await step();
    }
  }

  private async take(step: Step, id: string): Promise<void> {
    const { downloads, service } = this;
    switch (step) {
      case 'open':
        return this.visit(`/#/view/${id}`);
      case 'save':
        this.asked.set(id, this.asked.get(id) ?? 'going-on');
        this.unconfirmed = [...this.unconfirmed, id];
        return downloads.save(id);
      case 'pause':
        if (this.asked.has(id)) this.asked.set(id, 'paused');
        return downloads.pause(id);
      case 'resume':
        if (this.asked.has(id)) this.asked.set(id, 'going-on');
        await downloads.resume(id);
        return this.heard();
      case 'end':
        return endWorker(downloads.page);
      case 'cut':
        if (this.running) await service.hook.cut('/presentations/*', Math.floor(this.random() * 60_000), 2);
        return;
      case 'lose':
        this.running = false;
        return service.stop();
      case 'restore':
        return this.restore();
      case 'remove':
        this.asked.delete(id);
        await downloads.remove(id);
        return this.heard();
      case 'reload':
        return this.visit('/');
    }
  }

  /** The worker answers in order: what was said before its answer it has heard. Of these two no page says it again. */
  private async heard(): Promise<void> {
    await this.downloads.kept();
  }

  private async visit(address: string): Promise<void> {
    const { page } = this.downloads;
    await this.hearConfirmed();
    // From elsewhere, so that the app really starts anew.
    await page.goto('about:blank');
    await page.goto(`${this.service.origin}${address}`);
    await this.downloads.controlled();
    await this.sayAgain();
  }

  private async hearConfirmed(): Promise<void> {
    const heard = await Promise.all(this.unconfirmed.map((id) => this.downloads.progressOf(id)));
    this.unconfirmed = this.unconfirmed.filter(
      (id, at) => this.asked.has(id) && !heard[at]?.some(({ origin }) => origin === 'asked-for'),
    );
  }

  private async sayAgain(): Promise<void> {
    for (const id of this.unconfirmed) await this.downloads.save(id);
  }

  private async restore(): Promise<void> {
    this.running = true;
    await this.service.startAgain();
    await this.downloads.goOn();
  }

  /** What was asked for is here in some state, and what is called saved plays whole with the port closed. */
  async expectNothingLost(): Promise<void> {
    await this.hearConfirmed();
    await this.sayAgain();
    let kept: readonly SavedPresentation[] = [];
    // The worker looks at its pages before it notes a wish that it has heard; until then it tells what was before.
    await expect(async () => {
      kept = await this.downloads.kept();
      const known = kept.filter(({ origin }) => origin === 'asked-for').map(({ id }) => id);
      expect(known.sort()).toEqual([...this.asked.keys()].sort());
    }).toPass({ intervals: [20, 50, 100], timeout: 20_000 });
    await this.service.stop();
    this.running = false;
    const saved = kept.filter(({ state }) => state === 'saved').map(({ id }) => id);
    await expectWhole(this.downloads.page, this.bytesOf(saved));
  }

  /** With the network back, all that is not paused comes whole by itself. */
  async expectArrival(): Promise<void> {
    await this.restore();
    const expected = [...this.asked].filter(([, wish]) => wish === 'going-on').map(([id]) => id);
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
