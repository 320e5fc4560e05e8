// `npm run soak [-- NAME [amount [seed]]]`: tests that take too long for `npm test`, each from a seed that it prints. The names are
// the keys of `soaks`, which has the usual amounts, too. Without a name it runs all of them: from five minutes of random walk to 500
// visitors of a kiosk.
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../support/browser/find-browser';
import { chromiumArguments } from '../support/browser/chromium-arguments';
import { soakBook } from './book';
import { soakForgetting } from './forgetting-rounds';
import { soakJourneys } from './journeys';
import { soakKilledRuns } from './killed-runs';
import { soakKilledWrites } from './killed-writes';
import { soakKiosk } from './kiosk/soak-kiosk';
import { soakMemory } from './left-in-memory';
import { soakMadeStories } from './made-stories';
import { soakMadeTalks } from './made-talks';
import { soakSpokenTitles } from './spoken-titles';
import { soakTabs } from './two-tabs';
import { soakWrittenTalks } from './written-talks';
import { walk } from './walk';

/** Runs a soak of this size, from a seed on. Returns the faults that it found. */
export type Soak = (browser: Browser, amount: number, seed: number) => Promise<readonly string[]>;

const soaks: Readonly<Record<string, { readonly run: Soak; readonly amount: number }>> = {
  walk: { run: walk, amount: 5 },
  journeys: { run: soakJourneys, amount: 200 },
  tabs: { run: soakTabs, amount: 50 },
  book: { run: soakBook, amount: 20 },
  memory: { run: soakMemory, amount: 5 },
  'killed-writes': { run: soakKilledWrites, amount: 100 },
  stories: { run: (_, amount, seed) => soakMadeStories(amount, seed), amount: 200 },
  talks: { run: soakMadeTalks, amount: 6 },
  'written-talks': { run: async (_, amount, seed) => soakWrittenTalks(amount, seed), amount: 1000 },
  'spoken-titles': { run: (_, amount, seed) => soakSpokenTitles(amount, seed), amount: 100 },
  'killed-runs': { run: (_, amount, seed) => soakKilledRuns(amount, seed), amount: 20 },
  kiosk: { run: (_, amount, seed) => soakKiosk(amount, seed), amount: 500 },
  forgetting: { run: (_, amount, seed) => soakForgetting(amount, seed), amount: 40 },
};

const [only, amount, seed = '1'] = process.argv.slice(2);
if (only !== undefined && !Object.hasOwn(soaks, only)) {
  console.error(`There is no soak "${only}": use ${Object.keys(soaks).join(', ')}`);
  process.exit(1);
}
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: [...chromiumArguments],
});
try {
  for (const [name, soak] of Object.entries(soaks)) {
    if (only !== undefined && only !== name) continue;
    const faults = await soak.run(browser, Number(amount ?? soak.amount), Number(seed));
    if (faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
}
