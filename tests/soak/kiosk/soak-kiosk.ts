// A day at a kiosk in compressed time: visitors by seed play, make, ask and leave in the middle, while network, service and power
// fail and the app is updated. After each the screen invites by itself, and over the day it needs no more than at its beginning.
import { randomFrom, type Random } from '../../../mocks/base/random';
import { whichWorker } from '../../support/browser/new-version';
import { openService } from '../../support/service/service';
import { median } from '../../bench/tools/statistics';
import { inShort } from '../device';
import { KioskScreen, type Needs } from './kiosk-screen';
import { pass } from '../../support/browser/passing-time';
import { KioskFaults } from './kiosk-faults';
import { visit } from './visits';

/** Visitors until everything is loaded that stays, and of how many at either end of the day the median counts. */
const settled = 5;
const measured = 5;
/** Visitors between two updates, two power failures and two lines in the log. */
const every = { update: 20, power: 9, line: 10 };
const growth = 1.05;
const modes = ['story', 'darktale', 'xmas', 'presentation'];

/** Lets `amount` visitors come, with seeds from `seed` on. Returns the faults. */
export async function soakKiosk(amount: number, seed: number): Promise<string[]> {
  const service = await openService({ variant: 'museum', library: 'samples' });
  await service.hook.configure({ pace: 0 });
  const screen = await KioskScreen.open(service);
  const day = new Day(screen, new KioskFaults(service));
  const faults: string[] = [];
  const needs: Needs[] = [];
  let reported = 0;
  try {
    await day.untilPreviewsAreSaved();
    for (let nth = 1; nth <= amount && faults.length < 10; nth += 1) {
      const isMeasured = (nth > settled && nth <= settled + measured) || nth > amount - measured;
      const visitor = seed + likeAtFirst(nth, amount);
      try {
        await day.receive(nth, randomFrom(visitor), isMeasured);
        if (isMeasured) needs.push(await day.needs());
      } catch (error) {
        const found = await screen.shows();
        faults.push(`visitor ${visitor} (${day.trail.join(', ')}): ${inShort(error)}; ${found}`);
        await day.recover();
      }
      faults.push(...screen.faults.splice(0).map((fault) => `visitor ${visitor}: ${fault}`));
      if (faults.length > reported) console.log(faults.slice(reported).join('\n'));
      reported = faults.length;
      if (nth % every.line === 0)
        console.log(`${nth} visitors: ${inWords(await day.needs())}, ${faults.length} faults`);
    }
  } finally {
    await screen.close();
    await service.remove();
  }
  faults.push(...grown(needs));
  console.log(`${amount} visitors from seed ${seed}: ${day.summary()}; ${faults.length} faults`);
  if (faults.length > reported) console.log(faults.slice(reported).join('\n'));
  return faults;
}

/**
 * Returns the number of the visitor whose steps this one repeats. The last measured ones do the same as the first, since the opened
 * pages decide how much is loaded (5.4 to 6.4 MB).
 */
const likeAtFirst = (nth: number, amount: number): number =>
  nth > amount - measured ? nth - amount + settled + measured : nth;

class Day {
  /** What the present visitor has done. */
  trail: string[] = [];
  private readonly done = new Map<string, number>();
  private previews: readonly string[] = [];

  constructor(
    private readonly screen: KioskScreen,
    private readonly faults: KioskFaults,
  ) {}

  async untilPreviewsAreSaved(): Promise<void> {
    const { screen } = this;
    await screen.standAlone();
    await screen.begin(1);
    const expected = await screen.cards.evaluateAll((cards) =>
      cards.map((card) => card.getAttribute('data-presentation-id') ?? '').sort(),
    );
    await until(async () => String(await screen.savedIds()) === String(expected));
    this.previews = expected;
    await screen.standAlone();
  }

  /** Receives a visitor in front of a screen that invites, until it invites again. */
  async receive(nth: number, random: Random, isMeasured: boolean): Promise<void> {
    const { screen, faults } = this;
    const isOff = nth % every.power === 0;
    // Measured on the same screen at either end of the day.
    if (isOff || isMeasured) await screen.turnOn(isMeasured ? 'presentation' : modes[nth % modes.length]);
    const fault = await faults.begin(random);
    this.trail = [`fault: ${fault}`];
    // A kiosk without network has its previews all the same.
    await screen.begin(this.previews.length);
    const longest = 1 + Math.floor(random() * 14);
    for await (const step of visit(screen, random)) {
      this.trail.push(step);
      if (this.trail.length > longest) break;
    }
    if (random() < 0.05) await screen.page.reload();
    // Some faults outlast the visitor.
    if (random() < 0.7) await faults.end();
    await screen.standAlone();
    await faults.end();
    if (nth % every.update === 0) await this.takeUpdate();
    const strange = (await screen.savedIds()).filter((id) => !this.previews.includes(id));
    if (strange.length > 0) throw new Error(`it still has ${strange.join(', ')}`);
    for (const step of this.trail) this.done.set(step, (this.done.get(step) ?? 0) + 1);
  }

  /**
   * Returns what the browser needs on the overview: the invitation stands in front of it or alone, by whether the page was just opened,
   * and has 120 or 270 nodes.
   */
  async needs(): Promise<Needs> {
    await this.screen.begin(this.previews.length);
    return this.screen.needs();
  }

  /** Lets the screen invite until it has taken the new version. */
  private async takeUpdate(): Promise<void> {
    const { page } = this.screen;
    const version = await this.faults.update();
    this.trail.push(`update ${version}`);
    await until(async () => {
      await pass(page, 61 * 60_000);
      return (await whichWorker(page).catch(() => '')) === version;
    });
    await this.screen.invitation.waitFor();
  }

  /** After a fault: as if somebody had come and started the machine again. */
  async recover(): Promise<void> {
    await this.faults.end();
    await this.screen.turnOn();
    await this.screen.standAlone();
  }

  summary(): string {
    return [...this.done]
      .sort(([, a], [, b]) => b - a)
      .map(([step, times]) => `${step} ${times}`)
      .join(', ');
  }
}

/** Waits until it is true. Throws after a minute: a busy machine may be slow. */
async function until(isTrue: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 60_000; ;) {
    if (await isTrue()) return;
    if (Date.now() > end) throw new Error(`it never came: ${isTrue.toString().slice(0, 120)}`);
    await new Promise((later) => setTimeout(later, 200));
  }
}

const kinds = ['heap', 'nodes', 'listeners', 'caches', 'rows', 'disk'] as const;

/**
 * Bytes that the browser's database writes behind each other before it rewrites them. The page cannot have that done earlier; a new
 * start of the browser does it.
 */
const databaseLog = 4.5e6;

/** Returns the needs that grew over the day beyond the allowed growth. */
function grown(needs: readonly Needs[]): string[] {
  const start = medianOf(needs.slice(0, measured));
  const end = medianOf(needs.slice(-measured));
  console.log(`at first ${inWords(start)}\nat last  ${inWords(end)}`);
  const most = (kind: keyof Needs): number => start[kind] * growth + (kind === 'disk' ? databaseLog : 0);
  return kinds
    .filter((kind) => !(end[kind] <= most(kind)))
    .map((kind) => `${kind} grew from ${start[kind]} to ${end[kind]}`);
}

function medianOf(needs: readonly Needs[]): Needs {
  const middle = (kind: keyof Needs): number => median(needs.map((one) => one[kind]));
  return {
    heap: middle('heap'),
    nodes: middle('nodes'),
    listeners: middle('listeners'),
    caches: middle('caches'),
    rows: middle('rows'),
    disk: middle('disk'),
  };
}

function inWords({ heap, nodes, listeners, caches, rows, disk }: Needs): string {
  const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(2)} MB`;
  return `heap ${mega(heap)}, ${nodes} nodes, ${listeners} listeners, caches ${mega(caches)}, rows ${rows}, disk ${mega(disk)}`;
}
