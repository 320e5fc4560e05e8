import { describe, expect, it } from 'vitest';
import { drawScene } from '../../drawing/draw-scene';
import { places } from './places';

describe.each(places.map((place) => ({ id: place.id, place })))('the place $id', ({ place }) => {
  it('is drawn', () => {
    expect(drawScene(place.backdrop, 3).marks.length).toBeGreaterThan(5);
  });

  it('leaves the middle free for figures', () => {
    const inTheWay = (place.backdrop.put ?? []).filter(
      ({ x, y, z = y }) => x > 160 && x < 860 && y > 805 && z > 1,
    );
    expect(inTheWay).toEqual([]);
  });
});

describe('the places', () => {
  it('have keys and words of their own', () => {
    for (const of of [
      (one: (typeof places)[number]) => one.id,
      (one: (typeof places)[number]) => one.at.de,
      (one: (typeof places)[number]) => one.at.en,
    ])
      expect(new Set(places.map(of)).size).toBe(places.length);
  });

  it('look different from each other', () => {
    const drawings = places.map(({ backdrop }) => JSON.stringify(drawScene(backdrop, 3)));
    expect(new Set(drawings).size).toBe(places.length);
  });
});
