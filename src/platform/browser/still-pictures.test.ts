import { expect, test } from 'vitest';
import { createStillPictures } from './still-pictures';

const animatedPicture = 'GIF89a';
const plainPicture = 'RIFF....WEBPVP8 ';

/** A host of pictures in chunks of 3,000 bytes, which notes each read, each picture made and each release. */
function openHost(beginning: string, most?: number) {
  const noted: string[] = [];
  const chunk = new Uint8Array(3000);
  let objectUrls = 0;
  const stills = createStillPictures(
    {
      fetch(url) {
        noted.push(`fetch ${new URL(url).pathname}`);
        let chunks = 0;
        const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
          pull(controller) {
            chunks += 1;
            const first = Uint8Array.from(chunk, (_, at) => beginning.charCodeAt(at) || 0);
            if (chunks <= 5) controller.enqueue(chunks === 1 ? first : chunk);
            else controller.close();
          },
          cancel: () => void noted.push(`left after ${chunks} chunks`),
        });
        return Promise.resolve(new Response(body));
      },
      createObjectUrl: () => `blob:${(objectUrls += 1)}`,
      revokeObjectUrl: (url) => void noted.push(`revoke ${url}`),
    },
    {
      ...(most === undefined ? {} : { most }),
      firstFrame(animated) {
        noted.push(`draw ${animated.size}`);
        return Promise.resolve(new Blob());
      },
    },
  );
  return { stills, noted };
}

test('an animated picture is read and drawn once, and released at the end', async () => {
  const { stills, noted } = openHost(animatedPicture);
  const found = [stills.of('https://host/1.gif'), stills.of('https://host/1.gif')];
  expect(await Promise.all(found)).toEqual(['blob:1', 'blob:1']);
  stills.close();
  await Promise.resolve();
  expect(noted).toEqual(['fetch /1.gif', 'draw 15000', 'revoke blob:1']);
});

test('of more first frames than are kept the first one is released, and made again when it is needed', async () => {
  const { stills, noted } = openHost(animatedPicture, 2);
  const of = (name: string) => stills.of(`https://host/${name}`);
  expect([await of('1.gif'), await of('2.gif'), await of('3.gif')]).toEqual(['blob:1', 'blob:2', 'blob:3']);
  expect(noted.filter((note) => note.startsWith('revoke'))).toEqual(['revoke blob:1']);
  expect([await of('3.gif'), await of('1.gif')]).toEqual(['blob:3', 'blob:4']);
});

test('of a picture that does not move only the beginning is read', async () => {
  const { stills, noted } = openHost(plainPicture);
  expect(await stills.of('https://host/1.webp')).toBeUndefined();
  expect(noted[0]).toBe('fetch /1.webp');
  expect(noted[1]).toMatch(/left after [23] chunks/);
});

test('a picture of the page itself is not read, and an unreadable picture stays as it is', async () => {
  const { stills, noted } = openHost(animatedPicture);
  expect(await stills.of('blob:https://host/1')).toBeUndefined();
  expect(noted).toEqual([]);
  const gone = createStillPictures({
    fetch: () => Promise.reject(new TypeError('no network')),
    createObjectUrl: () => '',
    revokeObjectUrl: () => undefined,
  });
  expect(await gone.of('https://host/1.gif')).toBeUndefined();
});
