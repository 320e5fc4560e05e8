import { expect, test } from 'vitest';
import type { Fetch } from '../environment';
import { addressOf, appOrigin, environmentDouble, recordOf } from '../testing/environment-double.fixture';
import { inMemoryCaches } from '../testing/in-memory-caches.fixture';
import { bytesLeft } from './bytes-left';
import { openContents } from './download-contents';
import { manifestOf } from './download-index';

/** A host that announces these lengths, by file name, and leaves every other request unanswered. */
const hostOf =
  (lengths: Readonly<Record<string, number>>): Fetch =>
  (url, { signal } = {}) => {
    const length = lengths[addressOf(url).split('/').at(-1) ?? ''];
    if (length !== undefined)
      return Promise.resolve(new Response(null, { headers: { 'content-length': String(length) } }));
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  };

test('all lengths together are requested within ten seconds, and lengths that are unknown then are estimated by kind', async () => {
  const pictures = Array.from({ length: 20 }, (_, page) => ({ imagePath: `${page}.webp` }));
  const films = ['one', 'two'].map((name) => ({ speakerVideoPath: `${name}.mp4` }));
  const index = JSON.stringify({ slides: [...pictures, ...films] });
  const record = recordOf({ saveReason: 'requested' });
  const contents = await openContents(record, manifestOf(record, index, appOrigin), inMemoryCaches());
  const waits: { readonly milliseconds: number; readonly pass: () => void }[] = [];
  const environment = environmentDouble({
    fetch: hostOf({ 'one.mp4': 5000, '0.webp': 100, '1.webp': 300 }),
    wait: (milliseconds) => new Promise((pass) => waits.push({ milliseconds, pass })),
  });
  const left = bytesLeft(contents, environment, new AbortController().signal);
  await expect.poll(() => contents.announced.size).toBe(3);
  expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([10_000]);
  for (const { pass } of waits) pass();
  expect(await left).toBe(2 * 5000 + 20 * 200);
});

test('the length of an encoded body says nothing about the file', async () => {
  const index = JSON.stringify({ slides: [{ imagePath: '0.webp' }, { imagePath: '1.webp' }] });
  const record = recordOf({ saveReason: 'requested' });
  const contents = await openContents(record, manifestOf(record, index, appOrigin), inMemoryCaches());
  const encoded: HeadersInit = { 'content-length': '7', 'content-encoding': 'gzip' };
  const environment = environmentDouble({
    fetch: async (url) =>
      new Response(null, {
        headers: addressOf(url).endsWith('0.webp') ? { 'content-length': '100' } : encoded,
      }),
  });
  const left = bytesLeft(contents, environment, new AbortController().signal);
  expect(await left).toBe(2 * 100);
});
