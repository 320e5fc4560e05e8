import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { indexAddress, resolveMediaPath, resolvePreview } from './media-path';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const appOrigin = 'https://books.example';
const cdn = 'https://media.example';
const index = indexAddress(appOrigin, '12');
const here = `${appOrigin}/presentations/12/`;

const resolve = (path: string) => resolveMediaPath(path, index, [cdn]);

describe('a path of an index', () => {
  test.each([
    ['cover.webp', `${here}cover.webp`],
    ['./cover.webp', `${here}cover.webp`],
    ['media/1/voice.mp3', `${here}media/1/voice.mp3`],
    ['media/../cover.webp', `${here}cover.webp`],
    ['/presentations/12/cover.webp', `${here}cover.webp`],
    ['/presentations/99/cover.webp', `${appOrigin}/presentations/99/cover.webp`],
    ['../99/cover.webp', `${appOrigin}/presentations/99/cover.webp`],
    [`${appOrigin}/presentations/12/cover.webp`, `${here}cover.webp`],
    [`${cdn}/anywhere/a.webp?size=2`, `${cdn}/anywhere/a.webp?size=2`],
    ['//media.example/a.webp', `${cdn}/a.webp`],
    ['der kleine Bär.webp', `${here}der%20kleine%20B%C3%A4r.webp`],
    ['der%20kleine%20B%C3%A4r.webp', `${here}der%20kleine%20B%C3%A4r.webp`],
    ['100 % Mut.webp', `${here}100%20%25%20Mut.webp`],
    ['50%.webp', `${here}50%25.webp`],
    ['Teil #2.webp', `${here}Teil%20%232.webp`],
    ['Wer ist da?.webp', `${here}Wer%20ist%20da%3F.webp`],
    ['12:30.webp', `${here}12:30.webp`],
    ['Kapitel 1: Der Wald.webp', `${here}Kapitel%201:%20Der%20Wald.webp`],
    ['Kapitel1:Intro.mp3', `${here}Kapitel1:Intro.mp3`],
    ['Kapitel1: Wer ist da?.mp3', `${here}Kapitel1:%20Wer%20ist%20da%3F.mp3`],
    ['a+b.c-d:e.mp3', `${here}a+b.c-d:e.mp3`],
    ['Teil_1:2.mp3', `${here}Teil_1:2.mp3`],
    ['sound/1:2.mp3', `${here}sound/1:2.mp3`],
    ['images\\01.webp', `${here}images/01.webp`],
    ['.\\images\\cover page.webp', `${here}images/cover%20page.webp`],
    ['images\\..\\cover.webp', `${here}cover.webp`],
    ['..\\99\\cover.webp', `${appOrigin}/presentations/99/cover.webp`],
    ['\\presentations\\12\\cover.webp', `${here}cover.webp`],
    ['\\\\media.example\\a.webp', `${cdn}/a.webp`],
    ['C:\\books\\cover.webp', `${here}C:/books/cover.webp`],
    ['...webp', `${here}...webp`],
    ['a..b.webp', `${here}a..b.webp`],
    ['constructor', `${here}constructor`],
  ])('%j is %s', (path, url) => {
    expect(resolve(path)).toEqual({ allowed: true, url });
  });

  test.each([
    ['', 'not-a-path'],
    [' \n ', 'not-a-path'],
    ['https://', 'not-a-path'],
    ['https://reader@books.example/presentations/12/a.webp', 'not-a-path'],
    ['https://reader:word@media.example/a.webp', 'not-a-path'],
    ['https://elsewhere.example/a.webp', 'foreign-origin'],
    ['http://books.example/presentations/12/a.webp', 'foreign-origin'],
    ['https://books.example:8443/presentations/12/a.webp', 'foreign-origin'],
    ['https://books.example.elsewhere.example/presentations/12/a.webp', 'foreign-origin'],
    ['https://media.example.elsewhere.example/a.webp', 'foreign-origin'],
    ['//elsewhere.example/presentations/12/a.webp', 'foreign-origin'],
    [' //elsewhere.example/a.webp', 'foreign-origin'],
    ['/\t/elsewhere.example/a.webp', 'foreign-origin'],
    ['https:\\\\elsewhere.example\\a.webp', 'foreign-origin'],
    ['javascript:alert(1)', 'unsafe-protocol'],
    ['JaVaScRiPt:alert(1)', 'unsafe-protocol'],
    ['java\tscript:alert(1)', 'unsafe-protocol'],
    [' javascript:alert(1)', 'unsafe-protocol'],
    ['\u0001javascript:alert(1)', 'unsafe-protocol'],
    ['data:text/html,<script>alert(1)</script>', 'unsafe-protocol'],
    [`blob:${appOrigin}/presentations/12/a`, 'unsafe-protocol'],
    ['file:///presentations/12/a.webp', 'unsafe-protocol'],
    ['../../api/feedback', 'outside-presentations'],
    ['/api/feedback', 'outside-presentations'],
    ['/presentations/../api/feedback', 'outside-presentations'],
    ['/presentationsx/12/a.webp', 'outside-presentations'],
    ['/Presentations/12/a.webp', 'outside-presentations'],
    ['%2e%2e/%2e%2e/api/feedback', 'outside-presentations'],
    ['%2E%2e/.%2e/api/feedback', 'outside-presentations'],
    ['..%2f..%2fapi/feedback', 'outside-presentations'],
    ['..%5c..%5capi', 'outside-presentations'],
    ['..\\..\\api\\feedback', 'outside-presentations'],
    ['\\api\\feedback', 'outside-presentations'],
    ['images\\..\\..\\..\\api', 'outside-presentations'],
    ['..%5c..\\api', 'outside-presentations'],
    ['\\\\elsewhere.example\\a.webp', 'foreign-origin'],
    ['\\/elsewhere.example/a.webp', 'foreign-origin'],
    [' \\\\elsewhere.example\\a.webp', 'foreign-origin'],
    ['\\\t\\elsewhere.example\\a.webp', 'foreign-origin'],
    ['ftp://elsewhere.example/a.webp', 'unsafe-protocol'],
    ['ftp:\\\\elsewhere.example\\a.webp', 'unsafe-protocol'],
    ['%252e%252e/%252e%252e/api', 'outside-presentations'],
    ['%25252e%25252e/api', 'outside-presentations'],
    ['%%32e%%32e/%%32e%%32e/api', 'outside-presentations'],
    ['..%252f..%252fapi', 'outside-presentations'],
    ['.%09./.%0a./api', 'outside-presentations'],
    ['..%20/..%20', 'outside-presentations'],
    ['a%00.webp', 'outside-presentations'],
  ])('%j is refused: %s', (path, reason) => {
    expect(resolve(path)).toEqual({ allowed: false, reason });
  });

  test('with endless escaping is refused quickly', () => {
    const endless = `%${'25'.repeat(50_000)}2e`;
    expect(resolve(endless)).toEqual({ allowed: false, reason: 'outside-presentations' });
  });

  test('of a foreign origin is refused when none is listed', () => {
    expect(resolveMediaPath(`${cdn}/a.webp`, index)).toEqual({ allowed: false, reason: 'foreign-origin' });
  });
});

describe('a preview of the list', () => {
  test.each([
    'preview.webp',
    'presentations/12/preview.webp',
    '/presentations/12/preview.webp',
    `${here}preview.webp`,
  ])('written as %j is the same picture', (path) => {
    expect(resolvePreview(path, index)).toEqual({ allowed: true, url: `${here}preview.webp` });
  });

  test.each(['presentations/../api', 'javascript:alert(1)', 'https://elsewhere.example/a.webp'])(
    'written as %j is refused',
    (path) => {
      expect(resolvePreview(path, index).allowed).toBe(false);
    },
  );
});

const pieces = fc.constantFrom(
  '.',
  '..',
  '/',
  '//',
  '\\',
  '%',
  '%2e',
  '%2E',
  '%2f',
  '%5c',
  '%25',
  '25',
  '2e',
  '2f',
  '%09',
  '\t',
  '\n',
  ' ',
  '%20',
  '?',
  '#',
  '@',
  ':',
  ';',
  'a',
  'ä',
  '\u0000',
  '\ud800',
  'presentations',
  'api',
  '12',
  'http:',
  'https:',
  'javascript:',
  'data:',
  'books.example',
  'elsewhere.example',
  appOrigin,
  here,
);
const attempts = fc.oneof(
  fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join('')),
  anyText,
  fc.webUrl(),
);

/** Decodes like a careless server: invalid escapes stay. */
const decodeOnce = (url: string) =>
  url.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

test('every allowed path stays below /presentations/ of the same origin, however often it is decoded', () => {
  fc.assert(
    fc.property(attempts, (path) => {
      const resolved = resolveMediaPath(path, index);
      if (!resolved.allowed) return;
      let url = resolved.url;
      for (let times = 0; times < 4; times += 1) {
        const { href, origin: reached, pathname } = new URL(url);
        expect(reached).toBe(appOrigin);
        expect(pathname.startsWith('/presentations/')).toBe(true);
        url = decodeOnce(href);
      }
    }),
    { numRuns: 1500 },
  );
});

test('a file name of any characters but slashes and control characters resolves to itself', () => {
  const plain = /^(?!\.{1,2} *$)(?! )[^/\\%:\p{Cc}\p{Cs}]+(?<! )$/u;
  const names = fc
    .string({ unit: 'grapheme', minLength: 1 })
    .filter((name) => plain.test(name) && name.trim() !== '');
  fc.assert(
    fc.property(names, (name) => {
      const resolved = resolveMediaPath(name, index);
      expect(resolved.allowed).toBe(true);
      if (resolved.allowed) expect(decodeURIComponent(resolved.url.slice(here.length))).toBe(name);
    }),
  );
});
