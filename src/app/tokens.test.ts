import { expect, test } from 'vitest';
import themesCss from '../ui/styles/themes.css?raw';
import css from '../ui/styles/tokens.css?raw';
import worldsCss from '../features/viewer/worlds/worlds.css?raw';

type Tokens = ReadonlyMap<string, string>;

const bare = (css + themesCss + worldsCss).replace(/\/\*[\s\S]*?\*\//g, '');
const dark = [...bare.matchAll(/@media \(prefers-color-scheme: dark\) \{((?:[^{}]*\{[^{}]*\})*)\s*\}/g)]
  .map(([, inside = '']) => inside)
  .join('\n');
const light = bare.replace(/@media [^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');

/** Returns the custom properties that the rules of a selector set. */
function tokensOf(sheet: string, selector: string): Tokens {
  const found = new Map<string, string>();
  for (const [, head = '', body = ''] of sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    // What a rule leaves out counts for nothing: the wizard of the wood.
    if (head.trim().replace(/:where\(:not\(.*\)\)$/, '') !== selector) continue;
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g)) found.set(name, value);
  }
  return found;
}

const schemes = { light: [light], dark: [light, dark] } as const;
/** Returns the values of an attribute that the sheets have rules for, and `none`, which has no rules. */
const namesIn = (attribute: string): string[] => [
  ...new Set([
    'none',
    ...Array.from(bare.matchAll(new RegExp(`\\[${attribute}='([\\w-]+)'\\]`, 'g')), ([, name = '']) => name),
  ]),
];
const themes = namesIn('data-theme');
const worlds = namesIn('data-world');

test('the themes and worlds of the sheets are found', () => {
  expect(themes).toContain('deutsches-museum');
  expect(worlds).toContain('dark-tale');
});

/** All combinations of colour scheme, theme and story world. */
const places = Object.entries(schemes).flatMap(([scheme, sheets]) =>
  themes.flatMap((theme) =>
    worlds.map((world) => {
      const selectors = [':root', `[data-theme='${theme}']`, `[data-world='${world}']`];
      const tokens: Tokens = new Map(
        selectors.flatMap((selector) => sheets.flatMap((sheet) => [...tokensOf(sheet, selector)])),
      );
      return { place: `${scheme}, ${theme}, world ${world}`, tokens };
    }),
  ),
);

/** WCAG 2.2, relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(tokens: Tokens, front: string, background: string): number {
  const [a = 0, b = 0] = [front, background].map((name) => luminance(tokens.get(name) ?? 'missing'));
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Foreground and background; text of any size needs a contrast of 4.5, graphics need 3 (WCAG 2.2 AA). */
const text = [
  ['--ink', '--paper'],
  ['--ink', '--surface'],
  ['--ink', '--accent-soft'],
  ['--ink-soft', '--paper'],
  ['--ink-soft', '--surface'],
  ['--accent-ink', '--accent'],
  ['--paper', '--ink'],
  ['--danger', '--paper'],
  ['--danger', '--surface'],
  ['--page-ink', '--page'],
  ['--page-ink', '--mark'],
] as const;

const graphics = [
  ['--focus', '--paper'],
  ['--focus', '--surface'],
  ['--accent', '--paper'],
  ['--accent', '--surface'],
  ['--accent', '--accent-soft'],
  ['--ok', '--surface'],
] as const;

test.each(places)('in $place text and graphics have enough contrast', ({ tokens }) => {
  const tooFaint = (pairs: typeof text | typeof graphics, min: number) =>
    pairs
      .map(([front, background]) => ({ front, background, contrast: contrast(tokens, front, background) }))
      // The contrast is NaN if a token is missing or not a plain colour.
      .filter((pair) => !(pair.contrast >= min));
  expect([...tooFaint(text, 4.5), ...tooFaint(graphics, 3)]).toEqual([]);
});

/** The wood and leather of the library: the same in each theme. The worlds have none. */
const furniture = [
  '--plank',
  '--plank-lip',
  '--plank-shade',
  '--leather',
  '--ribbon',
  '--ribbon-ink',
  '--star',
  '--cover-dim',
];

/** All other colours and shadows: the tokens that the dark scheme overrides. */
const colours = [...tokensOf(dark, ':root').keys()].filter((name) => !furniture.includes(name));

test.each(themes.slice(1))(
  '%s sets every colour in both schemes, and besides them only corner radii',
  (theme) => {
    for (const sheet of [light, dark]) {
      const set = [...tokensOf(sheet, `[data-theme='${theme}']`).keys()];
      expect(set.filter((name) => !name.startsWith('--radius-'))).toEqual(colours);
    }
  },
);

test('worlds set every colour beside letters and drawings, so that none of the theme is inherited', () => {
  for (const world of worlds.slice(1)) {
    const set = [...tokensOf(light, `[data-world='${world}']`).keys()];
    expect(new Set(set.filter((name) => !/^--(?:font|world)-|^--plank-grain$/.test(name)))).toEqual(
      new Set(colours),
    );
  }
});
