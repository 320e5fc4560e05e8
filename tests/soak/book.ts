// Seeded rounds of 300 random actions on a book, each on a fresh device: book and player never differ for longer than a page turn.
import type { Browser } from '@playwright/test';
import { randomFrom } from '../../mocks/base/random';
import { aTurn, readInAnyOrder } from '../support/browser/random-actions';
import { openService } from '../support/service/service';
import { inShort, openDevice } from './device';
import { watchFaults } from './faults';

const story = '9007199254740992';

/** Runs `rounds` rounds, with seeds from `first` on. Returns the faults, each with its seed. */
export async function soakBook(browser: Browser, rounds: number, first: number): Promise<string[]> {
  const faults: string[] = [];
  for (let seed = first; seed < first + rounds; seed += 1) {
    const found = (await readOnce(browser, seed)).map((fault) => `seed ${seed}: ${fault}`);
    for (const fault of found) console.log(fault);
    faults.push(...found);
  }
  console.log(`${rounds} times 300 random actions on a book, from seed ${first}: ${faults.length} faults`);
  return faults;
}

async function readOnce(browser: Browser, seed: number): Promise<string[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const context = await openDevice(browser);
  const page = await context.newPage();
  const faults = watchFaults(page);
  try {
    await page.goto(`${service.origin}/#/story/read/${story}`);
    await page.locator('[data-painted] .book-place[data-book-state="read"]').waitFor();
    const { done, apart } = await readInAnyOrder(page, 300, randomFrom(seed));
    if (apart >= aTurn) faults.push(`apart for ${apart} ms after ${done.join(', ')}`);
  } catch (error) {
    faults.push(inShort(error));
  } finally {
    await context.close();
    await service.stop();
  }
  return faults;
}
