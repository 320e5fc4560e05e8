import { afterEach, expect, test } from 'vitest';
import { holdPicturesStill } from './still-pictures';

const animated = 'https://host/moving.gif';
const plain = 'https://host/plain.webp';

let end = (): void => undefined;

afterEach(() => {
  end();
  document.body.replaceChildren();
});

function hold() {
  const asked: string[] = [];
  end = holdPicturesStill(document, {
    async of(url) {
      asked.push(url);
      return url === animated ? 'blob:still' : undefined;
    },
    close: () => void asked.push('closed'),
  });
  return asked;
}

/** Returns a picture that the browser has loaded. */
function loaded(src: string, className = ''): HTMLImageElement {
  const picture = Object.assign(document.createElement('img'), { src, className });
  Object.defineProperties(picture, { complete: { value: true }, naturalWidth: { value: 16 } });
  document.body.append(picture);
  return picture;
}

const load = (picture: HTMLImageElement): boolean => picture.dispatchEvent(new Event('load'));

test('pictures that have loaded before, and those that load, show their first frame if they move', async () => {
  const pictures = [loaded(animated), loaded(plain)];
  const asked = hold();
  const later = loaded(animated);
  load(later);
  await Promise.resolve();
  expect([...pictures, later].map(({ src }) => src)).toEqual(['blob:still', plain, 'blob:still']);
  end();
  expect(asked).toEqual([animated, plain, animated, 'closed']);
  load(loaded(animated));
  expect(asked).toHaveLength(4);
});

test('a picture whose place shows another one meanwhile is left alone', async () => {
  const picture = loaded(animated);
  hold();
  picture.src = plain;
  await Promise.resolve();
  expect(picture.src).toBe(plain);
});

test('the pictures of the player are its own, also on paper', () => {
  const asked = hold();
  load(loaded(animated, 'viewer-picture'));
  const paper = Object.assign(document.createElement('div'), { className: 'printed-story' });
  document.body.append(paper);
  const printed = loaded(animated);
  paper.append(printed);
  load(printed);
  expect(asked).toEqual([]);
});
