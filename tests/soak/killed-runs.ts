// Kills the service at points spread over a whole run, and checks the remaining files.
import { randomFrom } from '../../mocks/base/random';
import { plainStory } from '../story-maker/ask-for-story';
import { framesOfRun, killAtPoints } from '../story-maker/killed-service';

/** Kills at `amount` points and prints the faults after a restart. Returns the faults. */
export async function soakKilledRuns(amount: number, seed: number): Promise<readonly string[]> {
  const { pageCount } = plainStory;
  const random = randomFrom(seed);
  const points = Array.from({ length: amount }, (_, nth) => ({
    frames: 1 + Math.floor(((nth + random()) * framesOfRun(pageCount)) / amount),
    delay: Math.floor(random() * 400),
  }));
  console.log(`killed-runs: ${amount} points, seed ${seed}`);
  const faults = await killAtPoints(points, pageCount);
  for (const fault of faults) console.error(fault);
  console.log(`killed-runs: ${faults.length} faults`);
  return faults;
}
