import { expect, test } from 'vitest';
import { splitClip, withClip } from './media-clip';

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
