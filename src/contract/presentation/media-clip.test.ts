import { expect, test } from 'vitest';
import { splitClip, withClip, secondsOf } from './media-path';

test.each([
  ['n.mp3#t=4', 'n.mp3', { start: 4 }],
  ['n.mp3#t=,8', 'n.mp3', { start: 0, end: 8 }],
  ['n.mp3#t=4,8', 'n.mp3', { start: 4, end: 8 }],
  ['n.mp3#t=4.25,8.5', 'n.mp3', { start: 4.25, end: 8.5 }],
  ['n.mp3#t=npt:4,8', 'n.mp3', { start: 4, end: 8 }],
  ['n.mp3#t=npt:0:04,0:08', 'n.mp3', { start: 4, end: 8 }],
  ['n.mp3#t=00:00:04.5,00:01:08', 'n.mp3', { start: 4.5, end: 68 }],
  ['n.mp3#track=voice&t=4,8', 'n.mp3', { start: 4, end: 8 }],
  ['n.mp3#t=4,8&again-1', 'n.mp3', { start: 4, end: 8 }],
  ['Teil #2.mp3#t=4,8', 'Teil #2.mp3', { start: 4, end: 8 }],
  ['https://media.example/n.mp3?a=1#t=4', 'https://media.example/n.mp3?a=1', { start: 4 }],
  ['n.mp3#t=8,4', 'n.mp3', undefined],
  ['n.mp3#t=4,4', 'n.mp3', undefined],
])('%s is a part of %s: %o', (written, path, clip) => {
  expect(splitClip(written)).toEqual({ path, ...(clip ? { clip } : {}) });
});

test.each([
  'n.mp3',
  'Teil #2.mp3',
  'n.mp3#t=',
  'n.mp3#t=,',
  'n.mp3#t=soon',
  'n.mp3#t=-4,8',
  'n.mp3#t=4,8.mp3',
  'n.mp3#t=smpte:0:00:04,0:00:08',
  'n.mp3#t=1:2:3:4',
  'n.mp3#start=4',
  'song#t=4.mp3',
])('%s is the name of a file', (path) => {
  expect(splitClip(path)).toEqual({ path });
});

test.each([{ start: 4 }, { start: 0, end: 8.5 }, undefined])('the address of %o is read back', (clip) => {
  const url = 'https://host/presentations/12/n.mp3';
  expect(splitClip(withClip(url, clip))).toEqual({ path: url, ...(clip ? { clip } : {}) });
});

test.each([
  [0, 0],
  [1.5, 1.5],
  ['0', 0],
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 12 ', 12],
  ['.5', 0.5],
  ['5.', 5],
  ['75', 75],
  ['0:01', 1],
  ['1:05', 65],
  ['75:00', 4500],
  ['00:01.5', 1.5],
  ['00:00:01.500', 1.5],
  ['00:00:01,500', 1.5],
  ['01:02:03.25', 3723.25],
  ['100:00:00', 360_000],
])('%j is %d s', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds);
});

test.each([
  -1,
  Number.NaN,
  Infinity,
  null,
  undefined,
  true,
  {},
  [],
  ['1'],
  '',
  ' ',
  '.',
  ',',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1.5.2',
  '0:60',
  '1:60:00',
  '1:2:3:4',
  ':05',
  '0:',
  '1 500',
  '00:00:01.500 --> 00:00:04.000',
  'soon',
  '9'.repeat(400),
])('%j is no time', (time) => {
  expect(secondsOf(time)).toBeUndefined();
});

test('a long text is refused quickly', () => {
  expect(secondsOf(`${'1'.repeat(10_000)}:x`)).toBeUndefined();
});
