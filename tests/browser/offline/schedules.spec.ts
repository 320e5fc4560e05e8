// Journeys of open, save, pause, end, cut, lose, restore, remove and reload over five stories, such as went wrong once in
// `npm run soak`, which draws two hundred of them.
import { expect, test } from '../fixtures';
import { Journey } from './words/schedule';

for (const seed of [1, 138, 154, 160, 191]) {
  test(`journey ${seed}: what is called saved is whole, and nothing asked for is lost`, async ({
    page,
    service,
    reader,
  }) => {
    // A network that comes and goes is told of everywhere; what counts here is what is left in the end.
    reader.expectFault(/./);
    const journey = await Journey.begin(seed, page, service);
    await journey.go(20);
    await test.step(journey.trail.join(', '), () => journey.expectNothingLost());
    await journey.expectArrival();
    expect(journey.trail).toHaveLength(20);
  });
}
