// Seven journeys of open, save, pause, end, cut, lose, restore, remove and reload over five stories: two short ones, and those in
// full length that failed once in `npm run soak`, which draws two hundred.
import { expect, test } from '../fixtures';
import { Journey } from './page-objects/schedule';

for (const [seed, steps] of [
  [1, 10],
  [2, 10],
  [138, 20],
  [143, 20],
  [154, 20],
  [160, 20],
  [191, 20],
] as const) {
  test(`journey ${seed}: saved stories are complete, and no request is lost`, async ({
    page,
    service,
    reader,
  }) => {
    // A network that comes and goes causes many messages; only the final state counts here.
    reader.expectFault(/./);
    const journey = await Journey.begin(seed, page, service);
    await journey.go(steps);
    await test.step(journey.trail.join(', '), () => journey.expectNothingLost());
    await journey.expectArrival();
    expect(journey.trail).toHaveLength(steps);
  });
}
