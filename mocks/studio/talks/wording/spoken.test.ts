import { expect, it } from 'vitest';
import { spokenOf } from './spoken';

it.each([
  ['宇宙', 'うちゅう'],
  ['時計の歴史', 'とけいのれきし'],
  ['死', 'し'],
  ['猫と犬', 'ねこといぬ'],
  ['火山', 'かざん'],
  // What holds an unknown kanji is called by its topic.
  ['月曜日', 'つき'],
  ['Moon', 'つき'],
])('the title %s is read %s', (title, heard) => {
  const parts = { typed: `「${title}」`, title, name: 'Sakura', topic: 'つき' };
  expect(spokenOf([title], 'Japanese', parts)).toEqual([heard]);
});
