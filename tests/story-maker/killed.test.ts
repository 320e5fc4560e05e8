import { expect, test } from 'vitest';
import { framesOfRun, killAtPoints } from './killed-service';

/** The least that has a first, a middle and a last picture. `npm run soak -- killed-runs` kills at twenty points of a longer story. */
const pageCount = 1;

test(
  'a service that is killed in the middle of a run or just after it lists only whole stories, and all that it acknowledged',
  { timeout: 600_000 },
  async () => {
    const points = [
      // The cover is there, and the page is being drawn.
      { frames: 5, delay: 20 },
      { frames: framesOfRun(pageCount), delay: 0 },
    ];
    expect(await killAtPoints(points, pageCount)).toEqual([]);
  },
);
