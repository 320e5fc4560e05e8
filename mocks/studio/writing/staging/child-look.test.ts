import { describe, expect, it } from 'vitest';
import { hairstyles } from '../../../../src/contract/creation/creation-settings';
import { randomFrom } from '../../../base/random';
import { understood } from '../title/understand';
import { childLook, hairs, skins } from './child-look';
import { rolesOf } from './roles';

const anyStory = { cast: { hero: ['*', 'child'], friend: ['*', 'fox'] }, beats: [] };

const seeds = Array.from({ length: 200 }, (_, seed) => seed);

describe('the look of a child', () => {
  it('has the chosen features, and random ones besides', () => {
    for (const hairstyle of hairstyles) {
      const look = childLook({ skin: 'dark', hair: 'blond', hairstyle, wheelchair: true }, randomFrom(3));
      expect(look).toMatchObject({ c: skins.dark, hair: hairs.blond, hairstyle, wheelchair: true });
    }
    expect(childLook({ glasses: false, wheelchair: false }, randomFrom(3))).not.toHaveProperty('glasses');
  });

  it('keeps the rest when one thing is chosen', () => {
    for (const seed of seeds) {
      const { glasses: _, ...plain } = childLook({}, randomFrom(seed));
      expect(childLook({ glasses: true }, randomFrom(seed))).toEqual({ ...plain, glasses: true });
    }
  });

  it('has every skin and every colour of hair, and rarely glasses or a wheelchair', () => {
    const looks = seeds.map((seed) => childLook({}, randomFrom(seed)));
    expect(new Set(looks.map(({ c }) => c))).toEqual(new Set(Object.values(skins)));
    expect(new Set(looks.map(({ hair }) => hair))).toEqual(new Set(Object.values(hairs)));
    const share = (has: (look: (typeof looks)[number]) => boolean | undefined) =>
      looks.filter(has).length / looks.length;
    expect(share(({ glasses }) => glasses)).toBeGreaterThan(0.03);
    expect(share(({ glasses }) => glasses)).toBeLessThan(0.2);
    expect(share(({ wheelchair }) => wheelchair)).toBeGreaterThan(0);
    expect(share(({ wheelchair }) => wheelchair)).toBeLessThan(0.12);
  });
});

describe('a child in a story', () => {
  const heroOf = (title: string, seed: number) =>
    rolesOf(anyStory, understood(title, 'German'), 'German', randomFrom(seed)).hero;

  it('differs by name and by story', () => {
    const looks = (title: string) =>
      new Set(seeds.slice(0, 20).map((seed) => JSON.stringify(heroOf(title, seed)?.look)));
    expect(looks('Lina sucht einen Freund').size).toBeGreaterThan(15);
    expect(heroOf('Lina sucht einen Freund', 1)?.look).not.toEqual(
      heroOf('Emma sucht einen Freund', 1)?.look,
    );
    expect(heroOf('Lina sucht einen Freund', 1)).toEqual(heroOf('Lina sucht einen Freund', 1));
  });

  it('wears the colour that the title says', () => {
    const { wear } = understood('Das rote Mädchen', 'German').hero?.look ?? {};
    for (const seed of seeds.slice(0, 20)) expect(heroOf('Das rote Mädchen', seed)?.look.wear).toBe(wear);
  });

  it('has the skin of its family', () => {
    for (const seed of seeds.slice(0, 20)) {
      const { hero, friend } = rolesOf(
        anyStory,
        understood('Lina und Oma', 'German'),
        'German',
        randomFrom(seed),
      );
      expect(friend?.id).toBe('grandma');
      expect(friend?.look.c).toBe(hero?.look.c);
    }
  });

  it.each([
    'Die Zwillinge',
    'Die Zwillinge Lina und Emma',
    'Zwei Zwillingsfüchse',
    'Der Fuchs ist ein Zwilling',
  ])('of %s looks as its twin does, and both have names', (title) => {
    const cast = { hero: ['*', 'child'], twin: ['*', 'child'] };
    for (const seed of seeds.slice(0, 20)) {
      const idea = understood(title, 'German');
      const { hero, twin } = rolesOf({ ...anyStory, cast }, idea, 'German', randomFrom(seed));
      expect(twin?.look).toEqual({ dress: false, ...hero?.look });
      expect(new Set([hero?.name, twin?.name, undefined]).size).toBe(3);
    }
  });

  it.each([
    ['Mein kleiner Bruder nervt', 'child', 'brother'],
    ['Lina und ihre Schwester', 'child', 'sister'],
    ['Emma und Ben', 'child', 'brother'],
    ['Der Bär und seine Schwester', 'bear', 'sister'],
    ['Der Bär hat Geschwister', 'bear', undefined],
  ])('of %s has a brother or sister of its kind, with a name', (title, kind, called) => {
    const cast = { hero: ['*', 'child'], sibling: ['*', 'child'] };
    for (const seed of seeds.slice(0, 20)) {
      const idea = understood(title, 'German');
      const { hero, sibling } = rolesOf({ ...anyStory, cast }, idea, 'German', randomFrom(seed));
      expect([hero?.look.k, sibling?.look.k]).toEqual([kind, kind]);
      expect(called ?? sibling?.noun.en).toBe(sibling?.noun.en);
      expect(sibling?.look.c).toBe(hero?.look.c);
      expect(JSON.stringify(sibling?.look)).not.toBe(JSON.stringify(hero?.look));
      expect(new Set([hero?.name ?? '', sibling?.name, undefined]).size).toBe(3);
    }
  });

  it('is a knight or a witch as ever', () => {
    expect(heroOf('Die kleine Hexe', 1)?.look).toEqual(understood('Die kleine Hexe', 'German').hero?.look);
  });
});
