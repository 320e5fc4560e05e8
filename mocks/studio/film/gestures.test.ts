import { describe, expect, test } from 'vitest';
import { actingTo } from './gestures';

const rate = 1500;
const frames = 15;
const second = (loudness: number) =>
  Array.from({ length: rate }, (_, index) => (index % 2 ? loudness : -loudness));
const sound = (...loudness: number[]) => ({ rate, samples: Int16Array.from(loudness.flatMap(second)) });

describe('a speaker', () => {
  test('opens the mouth according to the loudness', () => {
    const gestures = actingTo(sound(0, 3000, 10_000), frames);
    expect(gestures.length).toBe(45);
    expect([gestures[5]?.mouth, gestures[20]?.mouth, gestures[40]?.mouth]).toEqual([
      'closed',
      'talk',
      'open',
    ]);
  });

  test('blinks rarely', () => {
    const gestures = actingTo(sound(...Array.from({ length: 20 }, () => 5000)), frames);
    const blinks = gestures.filter((gesture) => gesture.eyes === 'blink').length;
    expect(blinks / gestures.length).toBeGreaterThan(0.02);
    expect(blinks / gestures.length).toBeLessThan(0.06);
  });

  test('sways a little, in few steps, so that each is drawn once', () => {
    const sways = new Set(actingTo(sound(0, 0, 0, 0, 0, 0, 0, 0), frames).map((gesture) => gesture.sway));
    expect(Math.max(...[...sways].map(Math.abs))).toBe(3);
    expect(sways.size).toBeLessThanOrEqual(13);
  });

  test('keeps the mouth closed in silence', () => {
    expect(actingTo(sound(0), frames).every((gesture) => gesture.mouth === 'closed')).toBe(true);
  });
});
