// `npm run bench`: what a slow tablet feels, as ratios against a floor measured in the same run. Fails when a limit is passed.
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { openBench } from './bench-site';
import { keep } from './results';
import { measureLeaving } from './leaving';
import { measureRest } from './rest';
import { measureShelf } from './shelf';
import type { Line } from './statistics';
import { measureStory } from './story';

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
const site = await openBench();
const lines: Line[] = [];
try {
  const only = process.argv[2];
  const measures = { shelf: measureShelf, story: measureStory, rest: measureRest, leaving: measureLeaving };
  for (const [name, measure] of Object.entries(measures)) {
    if (only !== undefined && only !== name) continue;
    lines.push(...(await measure(browser, site)));
  }
} finally {
  await browser.close();
  await site.close();
}

for (const { name, value, limit, detail } of lines)
  console.log(
    `${value <= limit ? 'ok  ' : 'OVER'} ${name}: ${value.toFixed(2)} (at most ${limit}) ${detail}`,
  );
keep(lines, 'bench-results/bench.json');
if (lines.some(({ value, limit }) => !(value <= limit))) process.exitCode = 1;
