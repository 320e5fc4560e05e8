import { describe, expect, it } from 'vitest';
import { englishForms, withArticle } from './english';
import { contracted, germanForms } from './german';
import { noun } from './noun';

const small = { de: 'klein', en: 'little' };
const bear = { noun: noun('m Bär Bären', 'bear'), adjective: small, sex: 'm' as const };
const snail = { noun: noun('f Schnecke', 'snail'), adjective: small, sex: 'f' as const };
const ghost = { noun: noun('n Gespenst', 'ghost'), adjective: small };
const lina = { noun: noun('n Mädchen', 'girl'), name: 'Lina', sex: 'f' as const };

describe('a German noun', () => {
  it.each([
    [bear, '', 'der Bär'],
    [bear, 'acc', 'den Bären'],
    [bear, 'dat', 'dem Bären'],
    [bear, 'gen', 'des Bären'],
    [bear, 'full', 'der kleine Bär'],
    [bear, 'fullacc', 'den kleinen Bären'],
    [bear, 'fulldat', 'dem kleinen Bären'],
    [bear, 'a', 'ein kleiner Bär'],
    [bear, 'aacc', 'einen kleinen Bären'],
    [bear, 'adat', 'einem kleinen Bären'],
    [bear, 'call', 'kleiner Bär'],
    [bear, 'ihm', 'ihm'],
    [snail, 'full', 'die kleine Schnecke'],
    [snail, 'fullacc', 'die kleine Schnecke'],
    [snail, 'fulldat', 'der kleinen Schnecke'],
    [snail, 'gen', 'der Schnecke'],
    [snail, 'a', 'eine kleine Schnecke'],
    [snail, 'adat', 'einer kleinen Schnecke'],
    [snail, 'er', 'sie'],
    [snail, 'sein', 'ihr'],
    [ghost, 'fullacc', 'das kleine Gespenst'],
    [ghost, 'a', 'ein kleines Gespenst'],
    [ghost, 'gen', 'des Gespensts'],
    [ghost, 'ihn', 'es'],
    [{ noun: noun('m Mond', 'moon'), isUnique: true }, 'aacc', 'den Mond'],
    [lina, 'dat', 'Lina'],
    [lina, 'gen', 'Linas'],
    [lina, 'er', 'sie'],
    [lina, 'intro', 'ein Mädchen namens Lina'],
  ])('%# has the form %s', (who, form, expected) => {
    expect(germanForms(who)(form)).toBe(expected);
  });

  it.each([
    ['m Hund', 'des Hundes'],
    ['m Fuchs', 'des Fuchses'],
    ['m Igel', 'des Igels'],
    ['n Pony', 'des Ponys'],
    ['m Schneemann', 'des Schneemanns'],
    ['n Kätzchen', 'des Kätzchens'],
    ['f Maus', 'der Maus'],
  ])('has a genitive: %s', (text, expected) => {
    expect(germanForms({ noun: noun(text, '') })('gen')).toBe(expected);
  });

  it.each([
    ['Sie ging zu ', 'dem Bären', 'Sie ging zum Bären'],
    ['Sie ging zu ', 'der Maus', 'Sie ging zur Maus'],
    ['Von ', 'dem Bären', 'Vom Bären'],
    ['Sie saß in ', 'dem Korb', 'Sie saß im Korb'],
    ['Sie sprach mit ', 'dem Bären', 'Sie sprach mit dem Bären'],
    ['Sie ging zu ', 'Lina', 'Sie ging zu Lina'],
  ])('melts with a preposition: %s + %s', (before, after, expected) => {
    expect(contracted(before, after)).toBe(expected);
  });
});

describe('an English noun', () => {
  it.each([
    [bear, '', 'the bear'],
    [bear, 'full', 'the little bear'],
    [bear, 'a', 'a little bear'],
    [bear, 'gen', 'the bear’s'],
    [bear, 'he', 'he'],
    [snail, 'his', 'her'],
    [ghost, 'him', 'it'],
    [{ noun: noun('m Mond', 'moon'), isUnique: true }, 'a', 'the moon'],
    [lina, 'full', 'Lina'],
    [lina, 'intro', 'a girl called Lina'],
    [{ noun: noun('m Weihnachtsmann', 'Father Christmas'), adjective: small }, 'full', 'Father Christmas'],
  ])('%# has the form %s', (who, form, expected) => {
    expect(englishForms(who)(form)).toBe(expected);
  });

  it.each([
    ['owl', 'an owl'],
    ['unicorn', 'a unicorn'],
    ['elephant', 'an elephant'],
    ['old owl', 'an old owl'],
  ])('takes its article: %s', (words, expected) => {
    expect(withArticle(words)).toBe(expected);
  });
});
