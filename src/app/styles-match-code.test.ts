// Checks what style sheets and code share and no compiler can check: durations, and the attributes that styles select by.
import { describe, expect, test } from 'vitest';
import * as limits from '../contract/limits';
import { picturePaper } from '../ui/picture-paper';
import tokens from '../ui/styles/tokens.css?raw';

const millisecondsOf = (token: string): number =>
  Number(new RegExp(`^ *--${token}: (\\d+)ms;$`, 'm').exec(tokens)?.[1]);

test('a change of slides takes as long in the style sheets as in the code', () => {
  expect(millisecondsOf('slide-transition')).toBe(limits.player.slideTransition);
});

test('the paper of pictures has one colour in the style sheets and in the code', () => {
  expect(tokens).toContain(`--picture-paper: ${picturePaper};`);
});

const styles = Object.values(
  import.meta.glob<string>('../**/*.css', { query: '?raw', import: 'default', eager: true }),
).join('\n');
const code = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.{ts,tsx}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

describe('data attributes that style sheets select by', () => {
  const selected = new Set(Array.from(styles.matchAll(/\[data-([\w-]+)/g), ([, name = '']) => name));
  const inDataset = (name: string) =>
    `['${name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}']`;

  test('are set by a component', () => {
    expect(selected.size).toBeGreaterThan(20);
    expect(
      [...selected].filter((name) => !code.includes(`data-${name}`) && !code.includes(inDataset(name))),
    ).toEqual([]);
  });
});

/** The line between two areas is too faint for what one has to find (WCAG 1.4.11). */
test('no field for text has the faint border of a line', () => {
  const fields = Array.from(
    code.matchAll(/<(?:input|textarea|select)\b(?:(?!\/>|type="radio")[^])*?className="([\w -]+)"/g),
    ([, names = '']) => names.split(' '),
  ).flat();
  expect(fields).toContain('creation-topic');
  const faint = Array.from(styles.matchAll(/([^{}]+)\{([^{}]*)\}/g))
    .filter(([, , declarations = '']) => /border[\w-]*:[^;]*var\(--line\)/.test(declarations))
    .map(([, selector = '']) => selector.trim());
  expect(faint.length).toBeGreaterThan(0);
  const isField = (selector: string) =>
    /(?:^|[\s,(])(?:input|textarea|select)\b/.test(selector) ||
    fields.some((name) => new RegExp(`\\.${name}(?![\\w-])`).test(selector));
  expect(faint.filter(isField)).toEqual([]);
});
