// `npm run bench [-- shelf|story|starting|rest|leaving|saving|saving-tasks|slides|book|turning|fit|align|green|film|ledger
// |making|gallery|growth|signing-in|party|recorder|kiosk …]`: measures performance on a slow tablet, as ratios against a baseline
// measured in the same run. Fails when a limit is exceeded.
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../support/browser/find-browser';
import { chromiumArguments } from '../support/browser/chromium-arguments';
import { measureAlign } from './measures/book/align';
import { measureBook } from './measures/book/book';
import { measureGreen } from './measures/book/green';
import { measureTextFit } from './measures/book/text-fit';
import { measureTurning } from './measures/book/turning';
import { measureFilm } from './measures/film';
import { measureGallery } from './measures/gallery/gallery';
import { measureGrowth } from './measures/growth/growth';
import { measureKiosk } from './measures/kiosk/kiosk';
import { measureLeaving } from './measures/leaving';
import { measureLedger } from './measures/many-saved';
import { measureMaking } from './measures/making';
import { measureSavingTasks } from './measures/saving-tasks';
import { measureRecorder } from './measures/voice-recording';
import { measureParty } from './measures/party';
import { measureRest } from './measures/rest';
import { measureSaving } from './measures/saving';
import { measureShelf } from './measures/shelf';
import { measureSigningIn } from './measures/signing-in';
import { measureSlides } from './measures/slides';
import { measureStarting } from './measures/starting';
import { measureStory } from './measures/story';
import { openBench, type BenchSite } from './tools/bench-site';
import { isWithin, printLine, writeResults } from './tools/results';
import type { Line } from './tools/statistics';

/** Milliseconds; the slowest measure takes a third of it. */
const timeLimit = 15 * 60_000;

type Measure = (browser: Browser, site: BenchSite) => Promise<readonly Line[]>;

const measures: Readonly<Record<string, Measure>> = {
  shelf: measureShelf,
  story: measureStory,
  starting: measureStarting,
  rest: measureRest,
  leaving: measureLeaving,
  saving: measureSaving,
  'saving-tasks': measureSavingTasks,
  slides: measureSlides,
  book: measureBook,
  turning: measureTurning,
  fit: measureTextFit,
  align: measureAlign,
  green: measureGreen,
  film: measureFilm,
  ledger: measureLedger,
  making: measureMaking,
  gallery: measureGallery,
  growth: measureGrowth,
  'signing-in': measureSigningIn,
  party: measureParty,
  recorder: measureRecorder,
  kiosk: measureKiosk,
};

const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !Object.hasOwn(measures, name));
if (unknown.length > 0) {
  console.error(`There is no measure ${unknown.join(', ')}: use ${Object.keys(measures).join(', ')}`);
  process.exit(1);
}
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
});
const site = await openBench();
const measured = new Map<string, readonly Line[]>();
let hasFailed = false;
try {
  for (const [name, measure] of Object.entries(measures)) {
    if (requested.length > 0 && !requested.includes(name)) continue;
    try {
      const lines = await inTime(measure(browser, site));
      measured.set(name, lines);
      lines.forEach(printLine);
    } catch (error) {
      console.error(`FAILED ${name}:`, error);
      hasFailed = true;
    }
  }
} finally {
  await browser.close();
  await site.close();
  writeResults('bench-results/bench.json', measured);
}
if (hasFailed || ![...measured.values()].flat().every(isWithin)) process.exitCode = 1;

/**
 * Rejects when a measure takes longer than the limit. Chromium's headless shell sometimes stops drawing frames of a page for good,
 * while its main thread answers and other pages are drawn: seen while the gallery was scrolled, in two of eight runs.
 */
function inTime<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => reject(new Error(`not done after ${timeLimit / 60_000} minutes`)),
      timeLimit,
    );
    void work.then(resolve, reject).finally(() => clearTimeout(tooLong));
  });
}
