// A visitor goes through everything that the kiosk offers and leaves at one of 20 points, or the power fails there. Afterwards the
// browser's storage, the memory of page and worker, and the addresses hold nothing of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { randomFrom, type Random } from '../../mocks/base/random';
import * as limits from '../../src/contract/limits';
import { findTestBrowser } from '../support/browser/find-browser';
import { CanaryVisitor, visitPoints } from './kiosk/canary-visitor';
import { tracesOf } from '../support/kiosk/canary-traces';
import { KioskPage } from '../support/kiosk/kiosk-page';
import { chromiumArguments } from '../support/browser/chromium-arguments';
import { openService, type Service } from '../support/service/service';
import { leaveSession, signIn } from '../support/browser/session-page';
import { defineTsxHelper } from '../support/browser/tsx-helper';
import { inShort } from './device';

const endings = ['walks away', 'loses power'] as const;

interface Round {
  /** The number of points that the visitor goes through. */
  readonly point: number;
  readonly ending: (typeof endings)[number];
  /** Milliseconds that they stay at the last point. */
  readonly stay: number;
}

/** Those of the theme, which the service of this soak does not have. */
const previews = ['1050', '1049', '1046', '1045', '1042', '1041'];
/** Milliseconds. */
const stepTimeout = 60_000;
const longestStay = 1500;

/** Runs `amount` rounds, of 40 that there are, in an order of the seed. Returns the traces of visitors. */
export async function soakForgetting(amount: number, seed: number): Promise<readonly string[]> {
  console.log(`forgetting: ${amount} rounds, seed ${seed}`);
  const faults: string[] = [];
  let seenBefore = 0;
  for (const round of roundsOf(amount, randomFrom(seed))) {
    const name = `${visitPoints[round.point - 1]?.name ?? ''}, ${round.ending} after ${round.stay} ms`;
    try {
      const { before, after } = await playRound(round);
      seenBefore += before > 0 ? 1 : 0;
      console.log(`${name}: ${before} traces before, ${after.length} after`);
      faults.push(...after.map((trace) => `${name}: ${trace}`));
    } catch (error) {
      faults.push(`${name}: ${inShort(error)}`);
    }
  }
  if (seenBefore === 0) faults.push('no visitor left anything that could be found: the search is broken');
  for (const fault of faults) console.error(fault);
  console.log(`forgetting: ${faults.length} faults; in ${seenBefore} rounds there was something to forget`);
  return faults;
}

/** Returns each point with each ending, in random order. */
function roundsOf(amount: number, random: Random): Round[] {
  const all = visitPoints.flatMap((_, position) =>
    endings.map((ending) => ({
      point: position + 1,
      ending,
      stay: Math.floor(random() * longestStay),
      order: random(),
    })),
  );
  return all.toSorted((a, b) => a.order - b.order).slice(0, amount);
}

async function playRound({ point, ending, stay }: Round) {
  const service = await openService({ variant: 'museum', library: 'fixture' });
  const profile = await mkdtemp(path.join(tmpdir(), 'soak-forgetting-'));
  let context = await openBrowser(profile);
  try {
    await leaveSession(context, await signIn(service));
    const page = await openPage(context);
    const ids = noteIds(page);
    await page.clock.install();
    const visitor = new CanaryVisitor(page, service);
    await visitor.open();
    await visitor.goTo(point);
    await sleep(stay);
    const before = (await tracesOf(page, [...ids])).length;
    if (ending === 'walks away') {
      await walkAway(page, service);
      return { before, after: await tracesLater(page, ids) };
    }
    await losePower(context);
    context = await openBrowser(profile);
    const next = await openPage(context);
    const kiosk = new KioskPage(next, service);
    await kiosk.open('?qna');
    // The library of this soak has no previews, so the overview has no more than its link.
    await kiosk.invitation.or(next.getByRole('link', { name: 'Make your own', exact: true })).waitFor();
    return { before, after: await tracesLater(next, ids) };
  } finally {
    await context.close();
    await service.remove();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}

function openBrowser(profile: string): Promise<BrowserContext> {
  const executablePath = findTestBrowser();
  return chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumArguments,
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
    ],
    locale: 'en-GB',
    viewport: { width: 1180, height: 820 },
    reducedMotion: 'reduce',
  });
}

async function openPage(context: BrowserContext): Promise<Page> {
  await defineTsxHelper(context);
  const page = await context.newPage();
  page.setDefaultTimeout(stepTimeout);
  return page;
}

/** Returns the ids of the presentations that the page asks for from now on, but for the previews of the theme. */
function noteIds(page: Page): ReadonlySet<string> {
  const ids = new Set<string>();
  page.context().on('request', (request) => {
    const id = /\/presentations\/(\d+)\//.exec(request.url())?.[1];
    if (id !== undefined && !previews.includes(id)) ids.add(id);
  });
  return ids;
}

/** Lets the time pass, also the longest that anything may play, record or be made. */
async function walkAway(page: Page, service: Service): Promise<void> {
  const kiosk = new KioskPage(page, service);
  await page.clock.fastForward(limits.kiosk.longestBusy + limits.kiosk.idle);
  await kiosk.countdown.waitFor();
  await page.clock.fastForward(limits.kiosk.countdown);
  await kiosk.invitation.waitFor();
}

async function losePower(context: BrowserContext): Promise<void> {
  const died = context.waitForEvent('close', { timeout: stepTimeout });
  const session = await context.newCDPSession(await context.newPage());
  session.send('Browser.crash').catch(() => undefined);
  await died;
}

/** Returns the traces of a visitor. The worker of the page that was killed may still be starting. */
async function tracesLater(page: Page, ids: ReadonlySet<string>): Promise<string[]> {
  const traces = await tracesOf(page, [...ids]);
  if (traces.length === 0) return traces;
  console.log(`again: ${traces.join('; ')}`);
  await sleep(3000);
  return tracesOf(page, [...ids]);
}
