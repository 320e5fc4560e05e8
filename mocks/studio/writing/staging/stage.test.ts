import { describe, expect, it } from 'vitest';
import { figureById } from '../lexicon/figures';
import { placeById } from '../lexicon/places';
import type { DescribedScene } from '../stories/story-file';
import { manyIn } from '../title/many';
import { sceneOf } from './stage';

const stage = {
  atmosphere: 'day',
  mood: undefined,
  roles: { hero: figureById('mouse') },
  thing: undefined,
  seed: 1,
} as const;
const scene = (place: string, put: DescribedScene['put']) =>
  sceneOf({ light: 'day', put }, placeById(place), stage);
const namesIn = (place: string, put: DescribedScene['put']) => {
  const { back = [], put: front = [] } = scene(place, put);
  return [...back, ...front].flatMap((one) => ('t' in one ? [one.t] : []));
};

describe('a place', () => {
  it.each([
    ['bedroom', 'bed'],
    ['site', 'crane'],
    ['site', 'digger'],
    ['firestation', 'fireengine'],
    ['pitch', 'goal'],
  ] as const)('%s has no other %s beside the one in the story', (place, t) => {
    expect(namesIn(place, [])).toContain(t);
    expect(namesIn(place, [{ t, at: [500, 800] }]).filter((one) => one === t)).toHaveLength(1);
  });

  it('loses what stood on a thing together with it, and nothing else', () => {
    expect(namesIn('kitchen', [])).toContain('bowl');
    const kitchen = namesIn('kitchen', [{ t: 'drawer', at: [300, 800] }]);
    expect(kitchen).not.toContain('bowl');
    expect(kitchen).toContain('stove');
  });
});

describe('a puddle', () => {
  it.each([
    ['rain', true],
    [undefined, undefined],
  ] as const)('in weather %s: full %s', (weather, full) => {
    const described: DescribedScene = {
      light: 'day',
      ...(weather ? { weather } : {}),
      put: [{ t: 'puddle', at: [500, 900] }],
    };
    const { put = [] } = sceneOf(described, placeById('meadow'), stage);
    const puddle = put.find((one) => 't' in one && one.t === 'puddle');
    expect(puddle && 't' in puddle ? puddle.full : 'none').toBe(full);
  });
});

describe('somebody in a scene', () => {
  it('can have a thing on the head', () => {
    const { put = [] } = scene('bathroom', [{ who: 'hero', at: [500, 900], onHead: 'potty', hs: 0.5 }]);
    expect(put.at(-1)).toMatchObject({ k: 'mouse', onHead: 'potty', hs: 0.5 });
  });

  it('is there as often as the title counts', () => {
    const subject = manyIn(['Five', 'mice', 'bake'], 'English');
    const described: DescribedScene = { light: 'day', put: [{ subject: true, at: [500, 900] }] };
    const { put = [] } = sceneOf(described, placeById('meadow'), { ...stage, subject });
    expect(put.filter((one) => 'k' in one && one.k === 'mouse')).toHaveLength(5);
  });
});
