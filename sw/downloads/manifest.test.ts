import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manifestOf, mediaOfPlaylist } from './download-index';

const folder = 'https://bookworm.example/presentations/7/video/';
const named = (...lines: string[]) => mediaOfPlaylist(lines.join('\n'), `${folder}film.m3u8`);

describe('the addresses of a playlist', () => {
  test('include segments, the map and keys', () => {
    const media = named(
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:6',
      '# a comment, not a segment.ts',
      '#EXT-X-MAP:URI="init.mp4",BYTERANGE="720@0"',
      '#EXT-X-KEY:METHOD=AES-128,IV=0x1,URI="keys/a,b.bin"',
      '#EXTINF:6.0,',
      'one.m4s',
      '',
      '#EXTINF:6.0,a title, with URI="no.ts"',
      'two.m4s?x=1',
      '#EXT-X-ENDLIST',
    );
    expect(media).toEqual(
      ['init.mp4', 'keys/a,b.bin', 'one.m4s', 'two.m4s?x=1'].map((name) => folder + name),
    );
  });

  test('include variants and renditions of a master playlist', () => {
    const media = named(
      '#EXTM3U',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English, loud",DEFAULT=YES,URI="sound/en.m3u8"',
      '#EXT-X-MEDIA:TYPE=CLOSED-CAPTIONS,GROUP-ID="c",NAME="none"',
      '#EXT-X-STREAM-INF:BANDWIDTH=1280000,CODECS="avc1.4d401f,mp4a.40.2"',
      'low/film.m3u8',
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,URI="frames.m3u8"',
    );
    expect(media).toEqual(['sound/en.m3u8', 'low/film.m3u8', 'frames.m3u8'].map((name) => folder + name));
  });

  test.each([
    ['lines that end as on Windows', '#EXTM3U\r\n#EXTINF:1,\r\none.ts\r\n', ['one.ts']],
    ['a byte order mark', '\uFEFFone.ts', ['one.ts']],
    ['a byte order mark before the first tag', '\uFEFF#EXTM3U\none.ts', ['one.ts']],
    ['spaces around', '  one.ts \n', ['one.ts']],
    ['a name twice', 'one.ts\none.ts\none.ts#t=1', ['one.ts']],
    ['an address that has no quotes', '#EXT-X-MAP:URI=init.mp4,BYTERANGE=1@0', ['init.mp4']],
    ['nothing', '', []],
    ['a tag without its address', '#EXT-X-KEY:METHOD=NONE', []],
    ['an empty address', '#EXT-X-MAP:URI=""', []],
    ['lines without a valid address', 'http://[\n//\nok.ts', ['ok.ts']],
    [
      'addresses outside the web',
      'data:text/plain,a\njavascript:a()\nblob:x\n#EXT-X-KEY:URI="skd://key"',
      [],
    ],
  ])('%s', (_, text, names) =>
    expect(mediaOfPlaylist(text, `${folder}film.m3u8`)).toEqual(names.map((name) => folder + name)),
  );

  test('may be on other origins', () => {
    expect(named('/presentations/8/a.ts', 'https://media.example/b.ts', '//media.example/c.ts')).toEqual([
      'https://bookworm.example/presentations/8/a.ts',
      'https://media.example/b.ts',
      'https://media.example/c.ts',
    ]);
  });

  test('are absolute and unique for any text', () => {
    const piece = fc.constantFrom(
      '#EXT-X-MAP:',
      'URI=',
      '"',
      ',',
      '\r\n',
      '\n',
      '://',
      '[',
      '%',
      '../',
      '\uFEFF',
      '\uD800',
      '\0',
      'a.ts',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(fc.oneof(piece, fc.string())).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (playlist) => {
        const media = mediaOfPlaylist(playlist, `${folder}film.m3u8`);
        expect(media).toEqual([...new Set(media.map((url) => new URL(url).href))]);
      }),
    );
  });
});

test('an index whose title is only spaces has none, and the offline library calls it untitled', () => {
  const index = JSON.stringify({ kind: 'STORY', initialSlide: { text: '  ' } });
  expect(manifestOf({ id: '7', mediaOrigins: [] }, index, 'https://bookworm.example')).not.toHaveProperty(
    'title',
  );
});
