// Random journeys over five stories, each on a new device: open, save, pause, terminate, cut, lose, restore, remove and reload. Saved
// stories are complete, and no request is lost. Seed 154 failed once: a terminated worker had lost requests.
import type { Browser } from '@playwright/test';
import { RandomJourney } from '../support/downloads/random-journey';
import { openService } from '../support/service/service';
import { inShort, openDevice } from './device';

const steps = 20;

/** Runs `amount` journeys, with seeds from `seed` on. Returns those that failed, with their seed and their steps. */
export async function soakJourneys(browser: Browser, amount: number, seed: number): Promise<string[]> {
  const faults: string[] = [];
  for (let drawn = seed; drawn < seed + amount; drawn += 1) {
    const fault = await runJourney(browser, drawn);
    if (fault !== undefined) faults.push(fault);
    console.log(fault ?? `journey ${drawn}: nothing lost`);
  }
  console.log(`${amount} journeys from seed ${seed}: ${faults.length} faults`);
  return faults;
}

async function runJourney(browser: Browser, seed: number): Promise<string | undefined> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  const context = await openDevice(browser);
  const journey = await RandomJourney.begin(seed, await context.newPage(), service);
  try {
    await journey.go(steps);
    await journey.expectNothingLost();
    await journey.expectAllSaved();
    return undefined;
  } catch (error) {
    return `journey ${seed} (${journey.trail.join(', ')}): ${inShort(error)}`;
  } finally {
    await context.close();
    await service.stop();
  }
}
