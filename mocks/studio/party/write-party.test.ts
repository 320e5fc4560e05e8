import { describe, expect, it } from 'vitest';
import { drawScene } from '../drawing/draw-scene';
import { writeParty } from './write-party';

describe('a party', () => {
  it.each([
    ['A bear drinks tea by the pond', 'Make it more interesting', 20],
    ['Ein Bär sitzt am Teich', 'Mach es interessanter', 5],
    ['Three blue mice in the forest', 'make it bigger', 20],
    ['Ein rotes Auto im Regen', 'dunkler', 20],
    ['A robot', 'add a balloon', 20],
    ['Eine Katze', 'Mach es bunter', 20],
    ['A house', 'redder', 20],
    ['Quantum foam', 'blorf it', 20],
    ['x', 'x', 2],
    ['A house', 'make it happier', 20],
    ['Two robots and a penguin', 'make it funnier', 20],
    ['Ein Fuchs im Schnee', 'noch ein bisschen trauriger', 20],
  ])('%s / %s', (initial, change, iterations) => {
    const steps = writeParty(initial, change, iterations, 1);
    expect(steps).toHaveLength(iterations + 1);
    expect(new Set(steps.map(({ scene }) => JSON.stringify(scene))).size).toBe(steps.length);
    // The viewer counts the pictures itself.
    expect(steps.filter(({ description }) => /^\d/.test(description))).toEqual([]);
    expect(steps[0]?.description).toContain(initial);
    expect(drawScene(steps.at(-1)?.scene ?? {}, 1).marks.length).toBeGreaterThan(0);
    expect(writeParty(initial, change, iterations, 1)).toEqual(steps);
  });

  it.each([
    ['add a train', '“add a train”: number 1 is here.'],
    ['add a rainbow', '“add a rainbow”: number 1 is here.'],
    ['make it rain', 'Clouds gather.'],
    ['make it spookier', 'The sun goes down.'],
    ['make it funnier', 'A smile goes round.'],
    ['another one', 'One more has come, now there are 2.'],
  ])('%s: %s', (asked, words) => {
    expect(writeParty('A cat', asked, 2, 1)[1]?.description).toContain(words);
  });

  it.each(['Mach es interessanter', 'Make it more interesting'])('knows the wish %s', (asked) => {
    for (const { description } of writeParty('Ein Bär', asked, 3, 1))
      expect(description).not.toContain(asked);
  });

  it('says when it does not know a change', () => {
    expect(writeParty('A cat', 'blorf it', 2, 1)[1]?.description).toContain('“blorf it”');
  });
});
