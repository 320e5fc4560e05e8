import { describe, expect, it } from 'vitest';
import { germanForms } from '../grammar/german';
import { figureById, figureCalled } from './figures';

/** Returns kind, sex and the German words for somebody who did something, and for whom it was done. */
function inGerman(word: string): string {
  const figure = figureCalled(word, 'German');
  if (figure === undefined) return 'nobody';
  const forms = germanForms(figure);
  return [figure.look.k, figure.sex, forms('nom'), forms('acc'), forms('dat')].join(', ');
}

describe('a German word', () => {
  it.each([
    ['Giraffe', 'giraffe, f, die Giraffe, die Giraffe, der Giraffe'],
    ['Pferd', 'horse, m, das Pferd, das Pferd, dem Pferd'],
    ['Zebra', 'zebra, m, das Zebra, das Zebra, dem Zebra'],
    ['Krokodil', 'crocodile, m, das Krokodil, das Krokodil, dem Krokodil'],
    ['Nilpferd', 'hippo, m, das Nilpferd, das Nilpferd, dem Nilpferd'],
    ['Rentier', 'reindeer, m, das Rentier, das Rentier, dem Rentier'],
    ['Gans', 'goose, f, die Gans, die Gans, der Gans'],
    ['Rabe', 'raven, m, der Rabe, den Raben, dem Raben'],
    ['Raben', 'raven, m, der Rabe, den Raben, dem Raben'],
    ['Fledermaus', 'bat, f, die Fledermaus, die Fledermaus, der Fledermaus'],
    ['Spinne', 'spider, f, die Spinne, die Spinne, der Spinne'],
    ['Schlange', 'snake, f, die Schlange, die Schlange, der Schlange'],
    ['Baby', 'baby, f, das Baby, das Baby, dem Baby'],
    ['Ärztin', 'adult, f, die Ärztin, die Ärztin, der Ärztin'],
    ['Arzt', 'adult, m, der Arzt, den Arzt, dem Arzt'],
    ['Lehrer', 'adult, m, der Lehrer, den Lehrer, dem Lehrer'],
    ['Lehrerin', 'adult, f, die Lehrerin, die Lehrerin, der Lehrerin'],
    ['Feuerwehrfrau', 'adult, f, die Feuerwehrfrau, die Feuerwehrfrau, der Feuerwehrfrau'],
    ['Feuerwehrmann', 'adult, m, der Feuerwehrmann, den Feuerwehrmann, dem Feuerwehrmann'],
    ['Bauarbeiter', 'adult, m, der Bauarbeiter, den Bauarbeiter, dem Bauarbeiter'],
    ['Astronautin', 'adult, f, die Astronautin, die Astronautin, der Astronautin'],
    ['Astronaut', 'adult, m, der Astronaut, den Astronauten, dem Astronauten'],
    ['Bäcker', 'adult, m, der Bäcker, den Bäcker, dem Bäcker'],
    ['Schaffnerin', 'adult, f, die Schaffnerin, die Schaffnerin, der Schaffnerin'],
    ['Nachbar', 'adult, m, der Nachbar, den Nachbarn, dem Nachbarn'],
    ['Trainerin', 'adult, f, die Trainerin, die Trainerin, der Trainerin'],
    ['Banane', 'nobody'],
  ])('%s: %s', (word, expected) => {
    expect(inGerman(word)).toBe(expected);
  });
});

describe('an English word', () => {
  it.each([
    ['horse', 'horse', 'das Pferd'],
    ['pony', 'pony', 'das Pony'],
    ['goose', 'goose', 'die Gans'],
    ['duck', 'duck', 'die Ente'],
    ['crow', 'raven', 'die Krähe'],
    ['hippo', 'hippo', 'das Nilpferd'],
    ['doctor', 'doctor', 'die Ärztin'],
    ['teacher', 'teacher', 'der Lehrer'],
    ['firefighter', 'firefighter', 'die Feuerwehrfrau'],
    ['fireman', 'firefighter-m', 'der Feuerwehrmann'],
    ['builder', 'builder', 'der Bauarbeiter'],
    ['astronaut', 'astronaut', 'die Astronautin'],
    ['baker', 'baker', 'der Bäcker'],
    ['conductor', 'conductor', 'die Schaffnerin'],
    ['neighbor', 'neighbour', 'der Nachbar'],
    ['coach', 'coach', 'die Trainerin'],
  ])('%s is the figure %s, %s', (word, id, german) => {
    const figure = figureCalled(word, 'English');
    expect(figure?.id).toBe(id);
    expect(figure && germanForms(figure)('nom')).toBe(german);
    expect(figureById(id).look).toEqual(figure?.look);
  });
});

describe('a trade', () => {
  it('dresses the woman and the man alike', () => {
    const [woman, man] = [figureById('firefighter').look, figureById('firefighter-m').look];
    expect([woman.hat, woman.wear]).toEqual([man.hat, man.wear]);
    expect(woman.hair).not.toBe(man.hair);
  });
});
