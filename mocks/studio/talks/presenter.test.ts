import { expect, it } from 'vitest';
import { presenterLook } from './presenter';

const grey = '#cfc9c4';

it.each([
  ['Eine Frau mit grauen Haaren', grey],
  ['Ein Mann mit grauem Haar', grey],
  ['Ihre grauen Haare', grey],
  ['Eine Dame mit weißen Haaren', grey],
  ['Ein Herr mit weißem Haar', grey],
  ['graues Haar', grey],
  ['a man with grey hair', grey],
  ['a grey-haired woman', grey],
  ['Ein Mann in grauem Mantel mit roten Haaren', '#c8683c'],
  ['Eine Frau mit schwarzen Haaren', '#3f2a22'],
  ['Ein Mann mit dunklem Haar', '#3f2a22'],
])('%s has hair of this colour', (imageDescription, hair) => {
  expect(presenterLook({ imageDescription, personDescription: '' }).hair).toBe(hair);
});
