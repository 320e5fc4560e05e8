import { expect, test } from 'vitest';
import { kindOfFile } from './person-file';

const latin = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));

test.each([
  ['a JPEG without a type', '\xff\xd8\xff\xe0\0\x10JFIF', '', 'picture'],
  ['a PNG', '\x89PNG\r\n\x1a\n', '', 'picture'],
  ['a GIF', 'GIF89a', '', 'picture'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', '', 'picture'],
  ['an AVIF', '\0\0\0\x20ftypavif', 'video/mp4', 'picture'],
  ['a HEIC without a type', '\0\0\0\x18ftypheic', '', 'picture'],
  ['a HEIF of another brand', '\0\0\0\x18ftypmif1', 'application/octet-stream', 'picture'],
  ['an SVG', '<svg xmlns="http', 'image/svg+xml', 'picture'],
  ['text that calls itself a picture', 'Milk, bread', 'image/png', 'picture'],
  ['a WebM', '\x1aE\xdf\xa3\x9fB\x86\x81', 'video/webm', 'video/webm'],
  ['an MP4', '\0\0\0\x20ftypisom', 'video/mp4', 'video/mp4'],
  ['a 3GP', '\0\0\0\x14ftyp3gp4', 'video/3gpp', 'video/mp4'],
  ['a MOV', '\0\0\0\x14ftypqt  ', 'video/quicktime', 'video/mp4'],
  ['an old MOV', '\0\0\0\x08wide\0\0\0\0mdat', '', 'video/mp4'],
  ['an M4B', '\0\0\0\x1cftypM4B ', 'audio/x-m4b', 'video/mp4'],
  ['a CAF', 'caff\0\x01\0\0desc', '', 'audio/x-caf'],
  ['an Ogg', 'OggS\0\x02', 'application/ogg', 'application/ogg'],
  ['a WAV', 'RIFF\x10\0\0\0WAVEfmt ', 'audio/x-wav', 'audio/wav'],
  ['an MP3 that calls itself a picture', 'ID3\x04\0', 'image/jpeg', 'audio/mpeg'],
  ['an MP3 without a head', '\xff\xfb\x90\x64', '', 'audio/mpeg'],
  ['an AAC', '\xff\xf1\x50\x80', '', 'audio/aac'],
  ['a FLAC', 'fLaC\0\0\0\x22', '', 'audio/flac'],
  ['text that calls itself a sound', 'Milk, bread', 'audio/mpeg', 'audio/mpeg'],
  ['a PDF', '%PDF-1.4', 'application/pdf', undefined],
  ['a page', '<p>', 'text/html', undefined],
  ['text that calls itself a film', 'Milk, bread', 'video/mp4', undefined],
  ['a type that only looks like a picture', 'x', 'imagex/png', undefined],
  ['a type within another', 'x', 'application/image/png', undefined],
])('%s is told by its bytes, else by its type', (_, letters, type, expected) => {
  const found = kindOfFile(latin(letters), type);
  expect(found?.kind === 'sound' ? found.type : found?.kind).toBe(expected);
});
