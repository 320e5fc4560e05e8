import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileMarkdown, markdown, type Inline, type Inlines, type MarkdownTree } from './markdown';

const paragraph = (...inlines: Inlines): MarkdownTree => [{ type: 'paragraph', inlines }];

describe('the Markdown of the translations', () => {
  test.each<[string, MarkdownTree]>([
    ['', []],
    ['  \n\n \n', []],
    ['Hello', paragraph('Hello')],
    ['Hello\nthere', paragraph('Hello there')],
    ['One\n\nTwo', [...paragraph('One'), ...paragraph('Two')]],
    ['One\r\n\r\nTwo', [...paragraph('One'), ...paragraph('Two')]],
    ['*one* word', paragraph({ type: 'em', inlines: ['one'] }, ' word')],
    [
      'a **bold *one***',
      paragraph('a ', { type: 'strong', inlines: ['bold ', { type: 'em', inlines: ['one'] }] }),
    ],
    ['_one_ word', paragraph({ type: 'em', inlines: ['one'] }, ' word')],
    ['über_all_hin', paragraph('über_all_hin')],
    ['2 * 3 * 4', paragraph('2 * 3 * 4')],
    ['**', paragraph('**')],
    ['[Shelf](#/)', paragraph({ type: 'link', href: '#/', inlines: ['Shelf'] })],
    [
      'See [*our* shelf](#/offline), please',
      paragraph(
        'See ',
        { type: 'link', href: '#/offline', inlines: [{ type: 'em', inlines: ['our'] }, ' shelf'] },
        ', please',
      ),
    ],
    ['# Hello', [{ type: 'heading', level: 2, inlines: ['Hello'] }]],
    ['### Hello ##', [{ type: 'heading', level: 3, inlines: ['Hello'] }]],
    ['#', []],
    ['- a\n- *b*', [{ type: 'list', ordered: false, items: [['a'], [{ type: 'em', inlines: ['b'] }]] }]],
    ['1. a\n2. b', [{ type: 'list', ordered: true, items: [['a'], ['b']] }]],
    ['- a\nb', [{ type: 'list', ordered: false, items: [['a b']] }]],
    ['> a', paragraph('a')],
    ['`a`', paragraph('a')],
  ])('%j', (text, tree) => {
    expect(compileMarkdown(text)).toEqual(tree);
  });
});

describe('HTML, images and links that are not allowed', () => {
  test.each([
    ['[now](javascript:alert`1`)', 'now'],
    ['[now](JavaScript:void)', 'now'],
    ['[now](data:text/html,x)', 'now'],
    ['[now](//example.com)', 'now'],
    ['[now](http://example.com)', 'now'],
    ['[now](https:\\\\example.com)', 'now'],
    ['<script>now</script>', '<script>now</script>'],
    ['<img src=x onerror=now>', '<img src=x onerror=now>'],
    ['<a href="javascript:now">now</a>', '<a href="javascript:now">now</a>'],
    ['![now](https://example.com/a.png)[', 'now['],
  ])('%j becomes text without a link', (text, words) => {
    const [block] = compileMarkdown(text);
    expect(block).toEqual({ type: 'paragraph', inlines: expect.arrayContaining([words]) });
  });

  test('yield no link with another scheme, for any text', () => {
    const links = fc.constantFrom('[a](javascript:a)', '[a](#/a)', '[*a*](https://a)');
    const marks = fc.constantFrom(
      '*',
      '**',
      '_',
      '[',
      ']',
      '(',
      ')',
      '#/',
      'javascript:',
      'https://',
      'mailto:',
      '<b>',
      '# ',
      '- ',
      '\n',
      ' ',
      'a',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(marks, links)), (parts) => {
        for (const href of compileMarkdown(parts.join('')).flatMap(inlinesOf).flatMap(hrefsIn))
          expect(href).toMatch(/^(#\/|https:\/\/|mailto:)/);
      }),
    );
  });
});

const inlinesOf = (block: MarkdownTree[number]): Inlines =>
  block.type === 'list' ? block.items.flat() : block.inlines;
const hrefsIn = (word: Inline): string[] =>
  typeof word === 'string'
    ? []
    : [...(word.type === 'link' ? [word.href] : []), ...word.inlines.flatMap(hrefsIn)];

test('a Markdown file becomes a module that exports its tree; any other file is not transformed', () => {
  expect(markdown.transform('Hi', '/intro.md')?.code).toBe(
    'export default [{"type":"paragraph","inlines":["Hi"]}];',
  );
  expect(markdown.transform('Hi', '/intro.ts')).toBeUndefined();
});
