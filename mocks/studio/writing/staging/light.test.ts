import { describe, expect, it } from 'vitest';
import { skies } from '../../drawing/scene-names';
import { discOf, type Time } from './light';

const times: readonly Time[] = ['morning', 'day', 'evening', 'night'];

describe('sun and moon', () => {
  it.each(['day', 'night'] as const)('rise at the left and set at the right: %s', (sky) => {
    const [morning, noon, evening] = (['morning', 'day', 'evening'] as const).map((time) => {
      const { sun, moon } = discOf(sky, time, 5);
      return sun || moon || [0, 0];
    });
    expect(morning?.[0]).toBeLessThan(300);
    expect(evening?.[0]).toBeGreaterThan(724);
    expect(noon?.[1]).toBeLessThan(Math.min(morning?.[1] ?? 0, evening?.[1] ?? 0));
  });

  it('are elsewhere at night in every story, and inside the picture', () => {
    const places = Array.from({ length: 30 }, (_, seed) => discOf('night', 'night', seed).moon);
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(30);
    for (const place of places) {
      const [x, y] = place || [-1, -1];
      expect(x).toBeGreaterThan(100);
      expect(x).toBeLessThan(924);
      expect(y).toBeGreaterThan(60);
    }
  });

  it('are never both there, and neither in a storm or in falling snow', () => {
    for (const sky of skies)
      for (const time of times) {
        const count = Object.keys(discOf(sky, time, 3)).length;
        expect(count).toBe(sky === 'storm' || sky === 'snow' ? 0 : 1);
      }
  });
});
