import { describe, expect, test } from 'vitest';
import { beginsLikePage, matchesSignature, checkType } from './response-checks';

const below = (name: string) => `https://bookworm.example/presentations/7/${name}`;
const bytes = (...parts: readonly (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...new TextEncoder().encode(part)])),
  );

describe('the type of a response', () => {
  test.each([
    ['a.webp', 'image/webp', 'medium'],
    ['a.PNG', 'image/svg+xml; charset=utf-8', 'medium'],
    ['a.mp3', 'audio/mpeg', 'medium'],
    ['a.ogg', 'application/ogg', 'medium'],
    ['a.wav', 'video/ogg', 'medium'],
    ['a.mp4', 'video/mp4', 'medium'],
    ['a.m3u8', 'application/vnd.apple.mpegurl', 'medium'],
    ['a.m3u8', 'audio/x-mpegurl', 'medium'],
    ['a.webp', 'text/html', 'page'],
    ['a.mp4', 'TEXT/HTML; charset=utf-8', 'page'],
    ['a.mp3', 'application/xhtml+xml', 'page'],
    ['picture', 'text/html', 'page'],
    ['a.webp', 'application/octet-stream', 'inconclusive'],
    ['a.webp', 'text/plain', 'inconclusive'],
    ['a.webp', 'application/json', 'inconclusive'],
    ['a.mp3', 'image/webp', 'inconclusive'],
    ['a.ts', 'text/vnd.trolltech.linguist', 'inconclusive'],
    ['picture', 'application/octet-stream', 'medium'],
    ['index.json', 'application/json', 'medium'],
  ])('of %s that is called %s says: %s', (name, type, check) => {
    expect(checkType(below(name), new Headers({ 'content-type': type }))).toBe(check);
  });

  test('is not conclusive when it is absent', () => {
    expect(checkType(below('a.webp'), new Headers())).toBe('inconclusive');
  });
});

describe('the first bytes', () => {
  test.each([
    ['a.png', bytes(0x89, 'PNG\r\n'), true],
    ['a.jpg', bytes(0xff, 0xd8, 0xff, 0xe0), true],
    ['a.gif', bytes('GIF89a'), true],
    ['a.webp', bytes('RIFF', 1, 2, 10, 13, 'WEBPVP8 '), true],
    ['a.avif', bytes(0, 0, 0, 32, 'ftypavif'), true],
    ['a.mp3', bytes('ID3', 4), true],
    ['a.mp3', bytes(0xff, 0xfb, 0x90), true],
    ['a.wav', bytes('RIFF', 1, 2, 3, 4, 'WAVEfmt '), true],
    ['a.m4a', bytes(0, 0, 0, 32, 'ftypM4A '), true],
    ['a.webm', bytes(0x1a, 0x45, 0xdf, 0xa3), true],
    ['a.ts', bytes(0x47, 0x40, 0), true],
    ['a.m4s', bytes(0, 0, 0, 24, 'stypmsdh'), true],
    ['a.m3u8', bytes('#EXTM3U\n'), true],
    ['a.webp', bytes('<!doctype html>'), false],
    ['a.webp', bytes('RIFF', 1, 2, 3, 4, 'WAVE'), false],
    ['a.mp3', bytes('{"error": true}'), false],
    ['a.mp4', bytes('\n<html>'), false],
    ['a.m3u8', bytes('<!doctype html>'), false],
    ['picture', bytes('anything'), true],
    ['a.mp4', bytes(), true],
  ])('of %s, %s', (name, first, may) => {
    expect(matchesSignature(below(name), first)).toBe(may);
  });

  test.each([
    ['a.webp', bytes('<!DOCTYPE html>\n'), true],
    ['a.mp3', bytes('\n\n<html lang="de'), true],
    ['a.mp4', bytes(0xef, 0xbb, 0xbf, '<head>'), true],
    ['a.webp', bytes('{"error": true}'), true],
    ['a.svg', bytes('<svg xmlns="http'), false],
    ['a.svg', bytes('<?xml version="1'), false],
    ['a.webp', bytes('RIFF', 1, 2, 10, 13, 'WEBPVP8 '), false],
    ['a.aac', bytes(0xff, 0xf1, 0x50), false],
    ['a.webp', bytes(), false],
    ['picture', bytes('<!doctype html>'), false],
  ])('of %s, %s, are those of a page: %s', (name, first, isPage) => {
    expect(beginsLikePage(below(name), first)).toBe(isPage);
  });
});
