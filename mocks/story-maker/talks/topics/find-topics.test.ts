import { expect, it } from 'vitest';
import { topicsOf } from './find-topics';

it.each([
  ['Why error handling is hard', 'error-handling'],
  ['Der Traum vom Fliegen', 'sleep', 'aeroplanes'],
  ['Il sole e la luna', 'sun', 'moon'],
  ['Pourquoi le ciel est-il bleu ?', 'light'],
  ['¿Por qué duermen los gatos?', 'cats'],
  ['時計の歴史', 'clocks'],
  ['クジラ', 'whales'],
  ['KI in der Schule', 'artificial-intelligence'],
  ['Honey bees', 'bees'],
])('%s is about what it names', (title, ...ids) => {
  expect(topicsOf(title).map(({ id }) => id)).toEqual(ids);
});

it.each([
  'Sunday in the park',
  'The art of war',
  'Pain and how to treat it',
  'Photosynthesis',
  'Blumenkohl',
  'Meerschweinchen',
  'Hai fame?',
  'La seta',
  'Mares and foals',
  'ありがとう',
  'はしる',
  'Mondrian',
])('%s is about nothing that the maker knows', (title) => {
  expect(topicsOf(title)).toEqual([]);
});
