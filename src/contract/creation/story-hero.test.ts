import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../base/parse';
import { heroNameOf, heroSchema, looksSchema, type Hero, simpleSettingsSchema } from './creation-settings';

const ida: Hero = {
  name: 'Ida',
  looks: { skin: 'olive', hair: 'red', hairstyle: 'plaits', glasses: true, wheelchair: true },
};
const story = {
  title: 'Der Bär',
  kind: 'STORY',
  language: 'German',
  person: {},
  imageStyle: 'crayon',
  targetGroup: 'age_4',
  pageCount: 8,
  email: '',
  consentToContact: false,
  mode: 'simple',
} as const;

/** Returns the hero that a service reads in the settings of a story. */
const heroIn = (hero: unknown) => parse(simpleSettingsSchema, { ...story, hero }, 'frame').hero;

describe('the child that a story is about (spec contract §1)', () => {
  test.each<Hero>([ida, { name: 'Ida', looks: {} }, { name: 'x'.repeat(40), looks: { glasses: false } }])(
    'is read as it was sent: %j',
    (hero) => {
      expect(heroIn(hero)).toStrictEqual(hero);
      expect(parse(heroSchema, hero, 'hero')).toStrictEqual(hero);
    },
  );

  test('has no spaces around its name', () => {
    expect(heroIn({ name: ' Anna Lena\n', looks: {} })).toEqual({ name: 'Anna Lena', looks: {} });
  });

  test.each([
    undefined,
    null,
    'Ida',
    [],
    {},
    { name: 'Ida' },
    { name: 'Ida', looks: 'red' },
    { name: 7, looks: {} },
    { name: '  ', looks: {} },
    { name: 'x'.repeat(41), looks: {} },
    { name: 'I\u0000da', looks: {} },
    { name: 'I\tda', looks: {} },
    { name: 'I\u2028da', looks: {} },
    { name: 'I\ud800da', looks: {} },
  ])('that is garbage is ignored, and the story is made without it: %j', (hero) => {
    expect(heroIn(hero)).toBeUndefined();
  });

  test('keeps the looks that are known, and loses the others', () => {
    const looks = { ...ida.looks, skin: 'green', glasses: 'yes', horns: 2, hair: undefined };
    expect(heroIn({ name: 'Ida', looks })).toStrictEqual({
      name: 'Ida',
      looks: { hairstyle: 'plaits', wheelchair: true },
    });
  });

  test('never makes the settings unreadable', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (hero) => {
        const read = heroIn(hero);
        if (read !== undefined) expect(parse(heroSchema, read, 'hero')).toStrictEqual(read);
      }),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (looks) => {
        expect(parse(looksSchema, heroIn({ name: 'Ida', looks })?.looks, 'looks')).toBeDefined();
      }),
    );
  });
});

test.each([
  [' Ida ', 'Ida'],
  ['Zoë-Malin', 'Zoë-Malin'],
  ['小明', '小明'],
  ['', undefined],
  [' ', undefined],
  ['x'.repeat(41), undefined],
  ['I\u0007da', undefined],
])('the name in %j is %j', (typed, name) => {
  expect(heroNameOf(typed)).toBe(name);
});
