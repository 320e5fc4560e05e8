import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LostChunkError } from '../media-cache/medium-chunks';
import type { ChunkedMedium } from '../media-cache/stored-medium';
import { createRangeResponse, isRangeCurrent, readRange } from './media-range';

const range = (start: number, end: number) => ({ kind: 'range', start, end });
const whole = { kind: 'whole' };
const outside = { kind: 'outside' };

describe('what a Range header asks of ten bytes', () => {
  test.each([
    ['bytes=0-', range(0, 9)],
    ['bytes=0-0', range(0, 0)],
    ['bytes=0-9', range(0, 9)],
    ['bytes=3-5', range(3, 5)],
    ['bytes=9-', range(9, 9)],
    ['bytes=9-9', range(9, 9)],
    ['Bytes = 3-5 ', range(3, 5)],
    ['bytes=003-0005', range(3, 5)],
  ])('%s is a range', (header, range) => expect(readRange(header, 10)).toEqual(range));

  test.each([
    ['bytes=-1', range(9, 9)],
    ['bytes=-10', range(0, 9)],
    ['bytes=-11', range(0, 9)],
    ['bytes=-99999999999999999999', range(0, 9)],
  ])('%s is a suffix, clamped to the whole', (header, range) => expect(readRange(header, 10)).toEqual(range));

  test.each([['bytes=0-10'], ['bytes=0-99999999999999999999']])('%s has an end that is clamped', (header) =>
    expect(readRange(header, 10)).toEqual(range(0, 9)),
  );

  test.each([['bytes=10-'], ['bytes=10-10'], ['bytes=99999999999999999999-'], ['bytes=-0']])(
    '%s lies outside',
    (header) => expect(readRange(header, 10)).toEqual(outside),
  );

  test.each([['bytes=0-1,3-4'], ['bytes=0-0,-1'], ['bytes=0-1,']])(
    '%s asks for several ranges and gets the whole body',
    (header) => expect(readRange(header, 10)).toEqual(whole),
  );

  test.each([[null], [''], ['bytes'], ['bytes='], ['bytes=-'], ['bytes=5-2'], ['bytes=a-b'], ['items=0-1']])(
    '%j is malformed or empty and gets the whole body',
    (header) => expect(readRange(header, 10)).toEqual(whole),
  );

  test.each([
    ['bytes=0-', outside],
    ['bytes=-1', whole],
    ['bytes=-0', outside],
  ])('%s of an empty body', (header, range) => expect(readRange(header, 0)).toEqual(range));
});

describe('If-Range', () => {
  const stored = new Headers({ etag: '"a"', 'last-modified': 'Sat, 21 Nov 2026 08:00:00 GMT' });
  test.each([
    [null, true],
    ['"a"', true],
    ['"b"', false],
    ['W/"a"', false],
    ['Sat, 21 Nov 2026 08:00:00 GMT', true],
    ['Sat, 21 Nov 2026 09:00:00 GMT', false],
  ])('%j applies the range: %s', (ifRange, counts) => expect(isRangeCurrent(ifRange, stored)).toBe(counts));

  test('a weak ETag never matches, even the same one', () => {
    expect(isRangeCurrent('W/"a"', new Headers({ etag: 'W/"a"' }))).toBe(false);
  });
});

describe('the response from a body that is stored whole', () => {
  const bytes = '0123456789';
  const stored = () =>
    new Response(bytes, {
      headers: {
        'content-type': 'audio/mpeg',
        'content-length': '10',
        'content-encoding': 'gzip',
        etag: '"a"',
      },
    });
  const ask = (headers: Record<string, string>, url = 'https://bookworm.example/presentations/1/a.mp3') =>
    createRangeResponse(new Request(url, { headers }), stored());

  test('a range has a Content-Range header', async () => {
    const response = await ask({ range: 'bytes=2-4' });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe('234');
    expect(Object.fromEntries(response.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-type': 'audio/mpeg',
      'content-range': 'bytes 2-4/10',
      'content-length': '3',
      etag: '"a"',
    });
  });

  test('`0-` is a 206 too: Safari insists on it', async () => {
    const response = await ask({ range: 'bytes=0-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([206, 'bytes 0-9/10']);
  });

  test('a range outside the body gets a 416 with the length', async () => {
    const response = await ask({ range: 'bytes=10-' });
    expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test.each([
    ['no range', {}],
    ['several ranges', { range: 'bytes=0-1,3-4' }],
    ['another version', { range: 'bytes=0-1', 'if-range': '"b"' }],
  ])('%s is the whole', async (_, headers: Record<string, string>) => {
    const response = await ask(headers);
    expect([response.status, await response.text()]).toEqual([200, bytes]);
  });

  test.each(['m3u8', 'M3U8'])('a playlist is always answered whole: .%s', async (extension) => {
    const url = `https://bookworm.example/presentations/1/a.${extension}`;
    const response = await ask({ range: 'bytes=0-1' }, url);
    expect([response.status, await response.text()]).toEqual([200, bytes]);
  });

  test('any header gets the same bytes as a reference slice', async () => {
    const number = fc.option(fc.nat(15), { nil: undefined });
    const header = fc.oneof(
      fc.tuple(number, number).map(([first, last]) => `bytes=${first ?? ''}-${last ?? ''}`),
      fc.string(),
      fc.string().map((text) => `bytes=${text}`),
    );
    await fc.assert(
      fc.asyncProperty(header, fc.nat(12), async (range, size) => {
        const body = bytes.repeat(2).slice(0, size);
        const request = {
          url: 'https://bookworm.example/presentations/1/a.mp3',
          headers: { get: (name: string) => (name === 'range' ? range : null) },
        } as unknown as Request;
        const response = await createRangeResponse(request, new Response(body));
        expect({ status: response.status, body: await response.text() }).toEqual(reference(range, body));
      }),
      { numRuns: 500 },
    );
  });
});

describe('the response from a body that is stored in chunks', () => {
  /** Letters from a to y in chunks of ten: `abcdefghij`, `klmnopqrst`, `uvwxy`. Records which chunks were opened. */
  const stored = (text = 'abcdefghijklmnopqrstuvwxy', chunkBytes = 10, lost: readonly number[] = []) => {
    const opened: number[] = [];
    const film: ChunkedMedium = {
      size: text.length,
      chunkBytes,
      headers: new Headers({
        'content-type': 'video/mp4',
        'content-length': String(text.length),
        etag: '"a"',
      }),
      openChunk: async (chunk) => {
        opened.push(chunk);
        if (lost.includes(chunk)) throw new LostChunkError('film', chunk);
        return new Blob([text.slice(chunk * chunkBytes, (chunk + 1) * chunkBytes)]);
      },
    };
    return { film, opened };
  };
  const request = (headers: Record<string, string>, name = 'a.mp4') =>
    new Request(`https://bookworm.example/presentations/1/${name}`, { headers });
  /** As one blob or as a stream: both must give the same result. */
  const ways = [
    ['as one blob', Infinity],
    ['as a stream', 0],
  ] as const;

  describe.each(ways)('%s', (_, blobLimit) => {
    test.each([
      ['bytes=0-', 'abcdefghijklmnopqrstuvwxy', '0-24'],
      ['bytes=0-0', 'a', '0-0'],
      ['bytes=0-9', 'abcdefghij', '0-9'],
      ['bytes=9-10', 'jk', '9-10'],
      ['bytes=10-10', 'k', '10-10'],
      ['bytes=10-19', 'klmnopqrst', '10-19'],
      ['bytes=5-21', 'fghijklmnopqrstuv', '5-21'],
      ['bytes=20-', 'uvwxy', '20-24'],
      ['bytes=22-99', 'wxy', '22-24'],
      ['bytes=-1', 'y', '24-24'],
      ['bytes=-6', 'tuvwxy', '19-24'],
      ['bytes=-99', 'abcdefghijklmnopqrstuvwxy', '0-24'],
    ])('%s', async (range, text, span) => {
      const response = await createRangeResponse(request({ range }), stored().film, blobLimit);
      expect([response.status, await response.text()]).toEqual([206, text]);
      expect(Object.fromEntries(response.headers)).toEqual({
        'accept-ranges': 'bytes',
        'content-type': 'video/mp4',
        'content-range': `bytes ${span}/25`,
        'content-length': String(text.length),
        etag: '"a"',
      });
    });

    test.each([
      ['no range', {}, 'a.mp4'],
      ['several', { range: 'bytes=0-1,12-13' }, 'a.mp4'],
      ['another version', { range: 'bytes=0-1', 'if-range': '"b"' }, 'a.mp4'],
      ['a playlist', { range: 'bytes=0-1' }, 'a.m3u8'],
      ['a playlist in capitals', { range: 'bytes=0-1' }, 'a.M3U8'],
    ])('%s is the whole', async (_, headers: Record<string, string>, name) => {
      const response = await createRangeResponse(request(headers, name), stored().film, blobLimit);
      expect([response.status, await response.text()]).toEqual([200, 'abcdefghijklmnopqrstuvwxy']);
      expect(response.headers.get('content-length')).toBe('25');
    });

    test.each([['bytes=25-'], ['bytes=-0']])('%s lies outside, and opens nothing', async (range) => {
      const { film, opened } = stored();
      const response = await createRangeResponse(request({ range }), film, blobLimit);
      expect([response.status, response.headers.get('content-range'), opened]).toEqual([
        416,
        'bytes */25',
        [],
      ]);
    });

    test('rejects when its first chunk is lost', async () => {
      const { film } = stored(undefined, 10, [1]);
      await expect(createRangeResponse(request({ range: 'bytes=12-24' }), film, blobLimit)).rejects.toThrow(
        LostChunkError,
      );
      expect(await (await createRangeResponse(request({ range: 'bytes=20-' }), film, blobLimit)).text()).toBe(
        'uvwxy',
      );
    });

    test('any range of any film equals a slice of it', async () => {
      const story = 'once upon a time there was a worm that read all night';
      const film = fc.record({
        size: fc.integer({ min: 1, max: story.length }),
        chunkBytes: fc.integer({ min: 1, max: 20 }),
      });
      await fc.assert(
        fc.asyncProperty(
          film,
          fc.nat(60),
          fc.option(fc.nat(60)),
          async ({ size, chunkBytes }, first, last) => {
            const text = story.slice(0, size);
            const range = `bytes=${first}-${last ?? ''}`;
            const response = await createRangeResponse(
              request({ range }),
              stored(text, chunkBytes).film,
              blobLimit,
            );
            expect({ status: response.status, body: await response.text() }).toEqual(reference(range, text));
          },
        ),
      );
    });
  });

  test('streams one chunk at a time, and none that is not read', async () => {
    const { film, opened } = stored();
    const reader = (await createRangeResponse(request({ range: 'bytes=5-' }), film, 0)).body?.getReader();
    expect([...new Set(opened)]).toEqual([0]);
    await reader?.read();
    expect([...new Set(opened)]).toEqual([0]);
    await reader?.read();
    expect([...new Set(opened)]).toEqual([0, 1]);
    await reader?.cancel();
    expect(opened).not.toContain(2);
  });

  test('breaks off at a lost chunk, so that the browser requests the rest again', async () => {
    const { film } = stored(undefined, 10, [2]);
    const response = await createRangeResponse(request({ range: 'bytes=15-' }), film, 0);
    await expect(response.text()).rejects.toThrow(LostChunkError);
  });

  test('opens only the chunks it spans', async () => {
    const { film, opened } = stored();
    await createRangeResponse(request({ range: 'bytes=3-12' }), film);
    expect(opened).toEqual([0, 1]);
  });
});

/** Reference implementation from the text of the RFC: one range, else the whole. */
function reference(header: string, body: string): { status: number; body: string } {
  const all = { status: 200, body };
  const spec = header.trim().replace(/^bytes\s*=\s*/i, '');
  if (spec === header.trim() || !/^(\d+-\d*|-\d+)$/.test(spec)) return all;
  const dash = spec.indexOf('-');
  const [first, last] = [spec.slice(0, dash), spec.slice(dash + 1)];
  if (first === '') {
    if (BigInt(last) === 0n) return { status: 416, body: '' };
    return body === '' ? all : { status: 206, body: body.slice(-Number(last)) };
  }
  if (last !== '' && BigInt(last) < BigInt(first)) return all;
  if (BigInt(first) >= BigInt(body.length)) return { status: 416, body: '' };
  return { status: 206, body: body.slice(Number(first), last === '' ? undefined : Number(last) + 1) };
}
