import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import samples from '../../../mocks/service/library/samples/entries.json';
import { readDeployment } from '../../../mocks/server/read-deployment';
import { variants } from '../../contract/deployment';
import { browserDeploymentOf } from '../../contract/deployment-file';
import { themeOf, themes, type Theme } from './themes';

const named = Object.entries(themes);
const sampleIds = samples.map(({ id }) => id);

test('there are three themes, each with its own logo and guide (spec screens §5)', () => {
  expect(Object.keys(themes).sort()).toEqual(['deutsches-museum', 'future-lab', 'tng']);
  for (const property of ['logo', 'guide'] as const)
    expect(new Set(named.map(([, theme]) => theme[property])).size).toBe(named.length);
});

/** The table of themes in the specification, by the name of a row: the cell of each theme. */
const table = new Map(
  readFileSync('docs/spec/screens.md', 'utf8')
    .split('| Of a theme ')[1]
    ?.split('\n\n')[0]
    ?.split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, row = '', ...ofThemes]) => [row, ofThemes.slice(0, 3)]),
);

const cells: Readonly<Record<string, (theme: Theme) => string>> = {
  'language switch': ({ hasLanguageSwitch }) => yesOrNo(hasLanguageSwitch),
  'preview presentations': ({ previews }) => `${previews.length} ids`,
  'overview lines in portrait, landscape': ({ overviewLines: { portrait, landscape } }) =>
    `${portrait}, ${landscape}`,
  footer: ({ hasFooter }) => yesOrNo(hasFooter),
  'imprint in the footer': ({ hasImprint }) => yesOrNo(hasImprint),
  'privacy link': ({ privacyHref }) =>
    privacyHref.startsWith('#') ? `\`${privacyHref}\`` : "the operator's site",
  'reading text': ({ readingText }) => readingText,
};

const yesOrNo = (isSo: boolean): string => (isSo ? 'yes' : 'no');

test.each(Object.entries(cells))(
  'the themes of each example have the %s of the specification (spec screens §5)',
  (row, of) => {
    for (const variant of variants) {
      const deployment = browserDeploymentOf(readDeployment(variant));
      const shown = (['tng', 'future-lab', 'deutsches-museum'] as const).map((name) =>
        of(themeOf(name, deployment)),
      );
      expect(shown).toEqual(table.get(row));
    }
  },
);

test('a deployment gives a theme other presentations, and leaves the rest of it', () => {
  const previews = ['1', '2', '3', '4', '5', '6'];
  const own = { themes: { tng: { previews } } };
  expect(themeOf('tng', own)).toEqual({ ...themes.tng, previews });
  expect(themeOf('future-lab', own)).toBe(themes['future-lab']);
});

describe.each(named)('the overview of %s', (_, { previews, overviewLines }) => {
  test('offers six or four different presentations, all from the library', () => {
    expect([6, 4]).toContain(previews.length);
    expect(new Set(previews).size).toBe(previews.length);
    expect(previews.every(isPresentationId)).toBe(true);
    expect(sampleIds).toEqual(expect.arrayContaining([...previews]));
  });

  test('fills its lines and has more of them in portrait orientation', () => {
    for (const lines of [overviewLines.portrait, overviewLines.landscape])
      expect(previews.length % lines).toBe(0);
    expect(overviewLines.portrait).toBeGreaterThan(overviewLines.landscape);
  });
});
