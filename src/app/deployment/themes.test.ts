import { describe, expect, test } from 'vitest';
import { isPresentationId } from '../../contract/presentation/presentation-id';
import samples from '../../../mocks/service/library/samples/entries.json';
import { themes, type Theme } from './themes';

const named = Object.entries(themes);
const sampleIds = samples.map(({ id }) => id);

test('there are three themes, each with its own logo and guide (spec screens §5)', () => {
  expect(Object.keys(themes).sort()).toEqual(['deutsches-museum', 'future-lab', 'tng']);
  for (const property of ['logo', 'guide'] as const)
    expect(new Set(named.map(([, theme]) => theme[property])).size).toBe(named.length);
});

type Shown = Pick<Theme, 'hasLanguageSwitch' | 'hasFooter' | 'hasImprint' | 'privacyHref'>;

test.each<[keyof typeof themes, Shown & Pick<Theme, 'readingText'>]>([
  [
    'tng',
    {
      hasLanguageSwitch: true,
      hasFooter: true,
      hasImprint: true,
      privacyHref: '#/privacy',
      readingText: 'standard',
    },
  ],
  [
    'future-lab',
    {
      hasLanguageSwitch: false,
      hasFooter: true,
      hasImprint: false,
      privacyHref: 'https://lab.example.com/privacy',
      readingText: 'standard',
    },
  ],
  [
    'deutsches-museum',
    {
      hasLanguageSwitch: true,
      hasFooter: false,
      hasImprint: false,
      privacyHref: '#/privacy',
      readingText: 'museum',
    },
  ],
])('%s shows %j', (name, shown) => expect(themes[name]).toMatchObject(shown));

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
