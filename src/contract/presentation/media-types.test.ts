import { expect, test, describe } from 'vitest';
import {
  contentKindOf,
  isPlaylist,
  isTypeOf,
  isVideo,
  mediaTypeOf,
  presentationContentType,
  presentationHeaders,
} from './media-types';

test.each([
  ['01.mp4', 'video'],
  ['01.MP4', 'video'],
  ['01.m4v', 'video'],
  ['01.mov', 'video'],
  ['01.webm', 'video'],
  ['01.Mkv', 'video'],
  ['01.ts', 'video'],
  ['01.m4s', 'video'],
  ['01.m3u8', 'playlist'],
  ['01.M3U8?v=2', 'playlist'],
  ['01.m3u8#again-1', 'playlist'],
  ['m3u8.mp4', 'video'],
  ['a.mp4?list=x.m3u8', 'video'],
  ['a.mp3', 'neither'],
  ['a.webp?film=x.mp4', 'neither'],
  ['mp4', 'neither'],
  ['a.mp4/', 'neither'],
  ['a.mp4.part', 'neither'],
  ['a.constructor', 'neither'],
])('%s is %s', (name, kind) => {
  const url = `https://host/presentations/1/${name}`;
  expect([isPlaylist(url), isVideo(url)]).toEqual([kind === 'playlist', kind === 'video']);
});

test.each([
  ['image', ['webp', 'png', 'jpg', 'jpeg', 'gif', 'avif', 'svg', 'bmp', 'jxl']],
  ['audio', ['mp3', 'm4a', 'aac', 'ogg', 'oga', 'opus', 'wav', 'flac', 'weba']],
  ['video', ['mp4', 'm4v', 'mov', 'webm', 'mkv', 'ts', 'm4s']],
  ['playlist', ['m3u8']],
] as const)('the kind %s has one of %j, in small letters or capitals', (kind, extensions) => {
  for (const extension of extensions)
    for (const name of [extension, extension.toUpperCase()])
      expect([name, contentKindOf(`https://host/presentations/1/01.${name}`)]).toEqual([name, kind]);
});

test.each([
  ['cover.webp', 'image/webp'],
  ['a/b.d/One.MP3', 'audio/mpeg'],
  ['film.m3u8', 'application/vnd.apple.mpegurl'],
  ['index.json', undefined],
  ['webp', undefined],
  ['a.constructor', undefined],
])('the media type of %s is %s', (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});

test.each([
  ['application/vnd.apple.mpegurl', true],
  ['application/x-mpegurl; charset=utf-8', true],
  ['audio/mpegurl', true],
  ['application/x-mpegurl+xml', false],
  ['text/plain', false],
])('a playlist may be sent as %s: %s', (contentType, isOne) => {
  expect(isTypeOf('playlist', contentType)).toBe(isOne);
});

describe('a file below /presentations/ is sent', () => {
  test.each([
    ['image/webp'],
    ['image/png'],
    ['audio/mpeg'],
    ['video/mp4'],
    ['video/mp2t'],
    ['video/iso.segment'],
    ['application/vnd.apple.mpegurl'],
    ['text/vtt; charset=utf-8'],
    ['application/json; charset=utf-8'],
  ])('with its own type: %s', (type) => {
    expect(presentationContentType(type)).toBe(type);
  });

  test.each([
    ['text/html; charset=utf-8'],
    ['image/svg+xml; charset=utf-8'],
    ['IMAGE/SVG+XML'],
    ['text/javascript; charset=utf-8'],
    ['text/css; charset=utf-8'],
    ['text/plain; charset=utf-8'],
    ['text/xml'],
    ['application/xhtml+xml'],
    ['application/wasm'],
    ['application/pdf'],
    ['application/manifest+json; charset=utf-8'],
    [''],
  ])('as application/octet-stream: %s', (type) => {
    expect(presentationContentType(type)).toBe('application/octet-stream');
  });

  test('with a sandbox, and embeddable by other origins only where that is intended', () => {
    expect(presentationHeaders(false)).toEqual({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(presentationHeaders(true)['cross-origin-resource-policy']).toBe('cross-origin');
  });
});
