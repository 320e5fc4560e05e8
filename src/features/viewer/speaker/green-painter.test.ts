import { describe, expect, test } from 'vitest';
import { removeGreen } from './green-painter';

/** Returns whether one opaque pixel stays visible. */
function isSeen(red: number, green: number, blue: number): boolean {
  const pixels = new Uint8ClampedArray([red, green, blue, 255]);
  removeGreen(pixels);
  return pixels[3] === 255;
}

describe('the green screen (spec player §9)', () => {
  test.each([
    ['pure green', 0, 255, 0, false],
    ['studio green', 60, 180, 70, false],
    ['green of 81 on black', 0, 81, 0, false],
    ['green of 80 on black', 0, 80, 0, true],
    ['green one above blue plus red minus 50', 100, 151, 100, false],
    ['green at blue plus red minus 50', 100, 150, 100, true],
    ['white', 255, 255, 255, true],
    ['black', 0, 0, 0, true],
    ['skin', 224, 172, 105, true],
    ['red', 255, 0, 0, true],
    ['blue', 0, 0, 255, true],
    ['grey of 100', 100, 100, 100, true],
    ['grey of 49, dark though 49 > 48', 49, 49, 49, true],
    ['dark green', 0, 79, 0, true],
    ['yellow, whose green does not outweigh its red', 255, 205, 0, true],
    ['yellow just green enough', 255, 206, 0, false],
  ])('%s (%i, %i, %i): seen is %s', (_, red, green, blue, seen) => {
    expect(isSeen(red, green, blue)).toBe(seen);
  });

  test('checks every pixel and changes no colour', () => {
    const pixels = new Uint8ClampedArray([0, 255, 0, 255, 10, 20, 30, 255, 0, 200, 0, 128]);
    removeGreen(pixels);
    expect([...pixels]).toEqual([0, 255, 0, 0, 10, 20, 30, 255, 0, 200, 0, 0]);
  });

  test('agrees with the rule for every colour on a grid', () => {
    const steps = [0, 40, 79, 80, 81, 82, 120, 130, 131, 180, 230, 255];
    for (const red of steps)
      for (const green of steps)
        for (const blue of steps)
          expect(isSeen(red, green, blue)).toBe(!(green > 80 && green > blue + red - 50));
  });
});
