import { expect, test } from 'vitest';
import { createLengthEstimate } from './length-estimate';

const address = (name: string) => `https://bookworm.example/${name}`;
const pictures = [
  [address('one.webp'), 10],
  [address('two.webp'), 30],
] as const;
const films = [
  [address('one.mp4'), 1000],
  [address('two.mp4'), 3000],
] as const;

test.each([
  ['a known length', [...pictures, ...films], address('two.mp4'), 3000],
  ['a film: the average of films', [...pictures, ...films], address('three.mp4'), 2000],
  ['a picture: the average of other files', [...pictures, ...films], address('three.webp'), 20],
  ['a film, while no film is known: the average of other files', pictures, address('one.mp4'), 20],
  ['a picture, while only films are known: nothing', films, address('one.webp'), 0],
  ['any file, while nothing is known', [], address('one.mp4'), 0],
])('the length of %s', (_, known, url, expected) =>
  expect(createLengthEstimate(new Map(known))(url)).toBe(expected),
);
