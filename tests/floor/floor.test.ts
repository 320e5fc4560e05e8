// Checks the build against the browsers of the floor (spec screens §8), and checks the checker with planted faults.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { browserFloor } from '../../src/contract/deployment';
import { allowList, type AllowList } from './allow-list';
import { findMissing, readBuild, type BuiltFile } from './built-features';
import { findDivergence, writeTable } from './check';
import { PlatformIndex } from './platform-index';
import { floorOf, Support } from './browser-support';

const index = new PlatformIndex(new Support(floorOf(browserFloor)));
const variants = ['bookworm', 'production', 'develop', 'museum'];

describe('the build', () => {
  test('uses what the floor has, or what docs/floor.md gives a reason for', async () => {
    const files = variants.flatMap((variant) => readBuild(`dist/${variant}`));
    const missing = findMissing(files, index);
    expect(findDivergence(missing, allowList)).toEqual([]);
    // `npm run test:floor -- --update` writes it anew.
    await expect(writeTable(missing, index.support, allowList)).toMatchFileSnapshot('../../docs/floor.md');
  });
});

test('each page has the prefix without which Safari on iOS enlarges its texts in landscape', () => {
  expect(pages()).toHaveLength(2 * variants.length);
  expect(pages().filter(({ text }) => !text.includes('-webkit-text-size-adjust:100%'))).toEqual([]);
});

test('each page has its styles before its scripts: one from the cache may run before the page is parsed further', () => {
  const isLate = ({ text }: BuiltFile) => text.indexOf('<style') > text.indexOf('<script');
  expect(pages().filter(isLate)).toEqual([]);
});

const pages = () =>
  variants
    .flatMap((variant) => readBuild(`dist/${variant}`))
    .filter(({ name }) => /^(index|kiosk)\.html$/.test(name));

test('the encoder, whose policy allows evaluation for Safari 15 (ADR-0036), evaluates nothing and loads nothing', () => {
  for (const variant of ['production', 'develop', 'museum']) {
    const encoder = readBuild(`dist/${variant}`).find(({ name }) => name === 'assets/mp3-worker.js');
    expect(encoder?.text).toContain('WebAssembly');
    const makesScript =
      /\b(?:eval|Function|importScripts|import|setTimeout|setInterval|Worker)\b|\.constructor\b/;
    expect(encoder?.text).not.toMatch(makesScript);
  }
});

test('the MP3 encoder has the LGPL and the way to its source beside it, and the notices of all packages are in one file', () => {
  for (const variant of variants) {
    const names = readdirSync(`dist/${variant}/assets`);
    const textOf = (name: string) => readFileSync(`dist/${variant}/${name}`, 'utf8');
    const encoders = names.filter((name) => /^mp3-worker-.*\.js$/.test(name));
    expect(encoders).toHaveLength(1);
    const licences = textOf('licences.txt');
    expect(licences).toMatch(/^dexie [\d.]+\n[^]*Copyright \(c\) 2014-2017 David Fahlander/m);
    for (const encoder of encoders) {
      const ofLame = textOf(`assets/${encoder.replace(/js$/, 'licence.txt')}`);
      expect(ofLame).toContain('The LAME Project');
      expect(ofLame).toContain('https://github.com/arseneyr/lame');
      expect(ofLame).toContain('GNU LESSER GENERAL PUBLIC LICENSE\n                       Version 2.1');
      expect(licences).toContain(ofLame.trim());
    }
  }
});

/** Returns the complaints about a single file, with what the list allows. */
function complaintsAbout(file: BuiltFile, list: AllowList = {}): string[] {
  return findDivergence(findMissing([file], index), list);
}

describe('a planted', () => {
  const scripts = [
    ['global', 'reportError(navigation.currentEntry)', 'api.Window.navigation'],
    ['builtin', 'Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['method', 'stories.findLast(isOpen)', 'javascript.builtins.Array.findLast'],
    ['method of a well-known object', 'navigator.wakeLock.request()', 'api.Navigator.wakeLock'],
    ['name taken apart', 'const { locks, wakeLock } = navigator', 'api.Navigator.wakeLock'],
    [
      'method of a well-known object under another name',
      'function room() { const s = navigator.storage; return use({ estimate: () => s.estimate() }) }',
      'api.StorageManager.estimate',
    ],
    [
      'method of a well-known object as a parameter',
      'const room = (s = navigator.storage) => use({ estimate: () => s.estimate() })',
      'api.StorageManager.estimate',
    ],
    ['option', 'new Worker(url, { type: `module` })', 'api.Worker.Worker.options_type_parameter'],
    ['event', 'list.addEventListener(`scrollend`, stop)', 'api.Document.scrollend_event'],
    ['attribute in JSX', 'jsx(`div`, { inert: true })', 'html.global_attributes.inert'],
    ['attribute that is set', 'page.toggleAttribute(`inert`, true)', 'html.global_attributes.inert'],
    ['event in JSX', 'jsx(`div`, { onScrollEnd: stop })', 'api.Document.scrollend_event'],
    ['inline style', 'jsx(`p`, { style: { textWrap: `balance` } })', 'css.properties.text-wrap'],
    ['lookbehind', 'text.split(/(?<=[.!?])/)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['lookbehind in a text', 'RegExp(`(?<!a)b`)', 'javascript.regular_expressions.lookbehind_assertion'],
  ] as const;
  test.each(scripts)('%s of a script is found', (_, text, feature) => {
    expect(complaintsAbout({ name: 'assets/app.js', text })).toContain(`${feature} is used in assets/app.js`);
  });

  const styles = [
    ['property', 'p { text-wrap: balance }', 'css.properties.text-wrap'],
    ['value', 'ul { grid-template-columns: subgrid }', 'css.properties.grid-template-columns.subgrid'],
    ['function', 'p { color: color-mix(in srgb, red, blue) }', 'css.types.color.color-mix'],
    ['function that the build leaves', 'p { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['function in a variable', 'p { --ink: oklch(50% 0 0) }', 'css.types.color.oklch'],
    ['unit', 'p { height: 100svh }', 'css.types.length.viewport_percentage_units_small'],
    ['selector', 'p:has(a) { top: 0 }', 'css.selectors.has'],
    [
      'prefix that costs others their rule',
      'p, ::-moz-range-thumb { top: 0 }',
      'css.selectors.-moz-range-thumb',
    ],
    ['nested rule', 'p { &:hover { top: 0 } }', 'css.selectors.nesting'],
    ['at-rule', '@container (min-width: 9px) { p { top: 0 } }', 'css.at-rules.container'],
    ['media query', '@media (width > 9px) { p { top: 0 } }', 'css.at-rules.media.range_syntax'],
    ['missing prefix', 'p { user-select: none }', 'css.properties.user-select'],
  ] as const;
  test.each(styles)('%s of a style is found', (_, text, feature) => {
    expect(complaintsAbout({ name: 'app.css', text })).toContain(`${feature} is used in app.css`);
  });

  test.each([
    ['a value before it', 'p { height: 100vh; height: 100svh }'],
    ['a question', '@supports (height: 1svh) { p { height: 100svh } }'],
    ['a question for a selector', '@supports selector(:has(*)) { p:has(b) { color: red } }'],
    [
      'a question for containers',
      '@supports (container-type: size) { p { container-type: size } @container (width <= 9px) { b { width: 9cqw } } }',
    ],
    ['a prefix', 'p { -webkit-user-select: none; user-select: none }'],
  ])('style with %s for older browsers is let pass', (_, text) => {
    expect(complaintsAbout({ name: 'app.css', text })).toEqual([]);
  });

  test.each([
    ['attribute', '<p inert>', 'html.global_attributes.inert'],
    ['value', '<link rel="modulepreload" href="/a.js" />', 'html.elements.link.rel.modulepreload'],
    ['script', '<script>structuredClone(navigation)</script>', 'api.Window.navigation'],
    ['style', '<style>p:has(a) { top: 0 }</style>', 'css.selectors.has'],
  ])('%s of a page is found', (_, text, feature) => {
    expect(complaintsAbout({ name: 'index.html', text })).toEqual([`${feature} is used in index.html`]);
  });

  const wakeLock = { name: 'story.js', text: 'navigator.wakeLock.request()' };
  const feature = 'api.Navigator.wakeLock';

  test('entry allows its feature, and is reported once nothing uses it', () => {
    const list = { 'Asked for.': [feature] };
    expect(complaintsAbout(wakeLock, list)).toEqual([]);
    expect(complaintsAbout({ name: 'story.js', text: '' }, list)).toEqual([
      `${feature} is allowed and not used`,
    ]);
  });

  test('member is allowed when the script gives it to an object itself', () => {
    const text = 'const story = { wakeLock: 1 }; use(story.wakeLock)';
    expect(complaintsAbout({ name: 'story.js', text })).toEqual([]);
    expect(complaintsAbout({ name: 'story.js', text: `${text}; self.navigator.wakeLock` })).toEqual([
      `${feature} is used in story.js`,
    ]);
  });
});
