import { expect, test } from 'vitest';
import { countedCache } from '../../testing/counted-cache';
import { inMemoryCaches } from '../../testing/in-memory-caches';
import { bytesOf, mediumWorld } from '../../testing/medium-world';
import { recordOf } from '../../testing/records';
import { partAddress } from '../medium/parts/parted';
import { planOf } from './plan';
import { countsOf, openShelf, takeOffBroken } from './shelf';

const origin = 'https://bookworm.example';
const address = (name: string) => `${origin}/presentations/7/${name}`;
const films = ['one.mp4', 'two.mp4', 'three.mp4'];
const index = JSON.stringify({ slides: films.map((speakerVideoPath) => ({ speakerVideoPath })) });

test('a large story is opened and verified one entry at a time', async () => {
  const record = recordOf({ generation: 1 });
  const caches = inMemoryCaches();
  const { cache: kept, most } = countedCache(await caches.open('bookworm-media-v1-7-1'));
  const counted: CacheStorage = Object.assign(Object.create(caches), { open: async () => kept });
  for (const name of films) {
    const { keep } = await mediumWorld({ bytes: bytesOf(20_500) }, address(name));
    await keep({ into: kept });
  }
  await kept.delete(address('two.mp4'));
  await kept.delete(partAddress(address('three.mp4'), 5));
  const shelf = await openShelf(record, planOf(record, index, origin), counted);
  expect(countsOf(shelf)).toMatchObject({ files: { done: 2, total: 3 }, bytes: { done: 3 * 20_500 } });
  expect(await takeOffBroken(shelf, counted)).toEqual([address('three.mp4')]);
  expect(most()).toBe(1);
});
