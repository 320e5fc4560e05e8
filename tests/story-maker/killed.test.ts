import { expect, test } from 'vitest';
import { framesOfRun, killAtPoints } from './killed-service';

// `npm run soak -- killed` kills at twenty points.
test(
  'a service that is killed in the middle of a run or just after it lists only whole stories, and all that it acknowledged',
  { timeout: 600_000 },
  async () => {
    const points = [
      { frames: 9, delay: 20 },
      { frames: framesOfRun, delay: 0 },
    ];
    expect(await killAtPoints(points)).toEqual([]);
  },
);
