import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PropLook, PropName, Sky } from '../scene';
import { propNames } from '../scene-names';
import { Pen } from '../pen/pen';
import { computedProps } from './computed-props';
import { props } from './props';

/** Returns the marks of a thing. */
function marksOf(name: PropName, look: PropLook = {}, sky?: Sky) {
  const pen = new Pen(1);
  props[name](pen, look, sky);
  return pen.marks;
}

const glows = (name: PropName, look: PropLook = {}, sky?: Sky) =>
  marksOf(name, look, sky).some(({ kind }) => kind === 'glow');

/** The names of the things in each data file. */
const namesInFiles = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => {
    const text = readFileSync(path.join(import.meta.dirname, file), 'utf8');
    return Object.keys(v.parse(v.record(v.string(), v.unknown()), JSON.parse(text)));
  });

describe('things', () => {
  it('are all drawn, and each in one place', () => {
    const drawn = [...namesInFiles, ...Object.keys(computedProps)];
    expect(drawn.toSorted()).toEqual([...propNames].sort());
  });

  it.each(propNames)('have colours that exist, whatever the look: %s', (name) => {
    for (const full of [true, false])
      for (const { colour } of marksOf(name, { full, lit: full, smoke: full }))
        expect(colour).toMatch(/^#[\da-f]{6}$/);
  });
});

describe('the look of a thing', () => {
  it('shows in a window what the sky is', () => {
    const skies: readonly Sky[] = ['day', 'dusk', 'night', 'snow', 'storm', 'autumn'];
    const seen = skies.map((sky) => JSON.stringify(marksOf('window', {}, sky)));
    expect(new Set(seen).size).toBe(skies.length);
    expect(marksOf('window')).toEqual(marksOf('window', {}, 'day'));
  });

  it.each(['candle', 'lamp', 'torch'] as const)('can be without light: %s', (name) => {
    expect(glows(name)).toBe(true);
    expect(glows(name, { lit: false })).toBe(false);
  });

  it('lights a streetlamp in the dark unless it is broken', () => {
    expect(glows('streetlamp', {}, 'day')).toBe(false);
    expect(glows('streetlamp', {}, 'night')).toBe(true);
    expect(glows('streetlamp', { lit: false }, 'night')).toBe(false);
  });

  it.each([
    ['house', { door: false }, {}],
    ['cup', { full: false }, {}],
    ['puddle', {}, { full: true }],
  ] as const)('may lack something: %s', (name, less, more) => {
    expect(marksOf(name, less).length).toBeLessThan(marksOf(name, more).length);
  });

  it.each(['sword', 'pancake'] as const)('has the colour that an author chose: %s', (name) => {
    expect(marksOf(name, { c: '#123456' }).some(({ colour }) => colour === '#123456')).toBe(true);
  });
});
