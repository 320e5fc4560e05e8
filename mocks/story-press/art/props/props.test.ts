import { describe, expect, it } from 'vitest';
import type { PropLook, PropName, Sky } from '../../scene';
import { Pen } from '../drawing/pen';
import { props } from './props';

/** Returns the marks of a thing. */
function marksOf(name: PropName, look: PropLook = {}, sky?: Sky) {
  const pen = new Pen(1);
  props[name](pen, look, sky);
  return pen.marks;
}

const glows = (name: PropName, look: PropLook = {}, sky?: Sky) =>
  marksOf(name, look, sky).some(({ kind }) => kind === 'glow');

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
