import { expect, test } from 'vitest';
import { storedKinds } from '../../../contract/presentation/kind';
import { storyAreas, type Area } from '../../../contract/presentation/story-address';
import { worldOf } from './world-of';

test.each([
  ['STORY', 'view', 'wood'],
  ['CHILDRENS_STORY', 'view', 'wood'],
  ['DARKTALE', 'view', 'dark-tale'],
  ['CHRISTMAS_STORY', 'view', 'christmas'],
  ['PRESENTATION', 'view', 'narration'],
  ['DALLIC_PARTY', 'view', undefined],
  ['DALLIC_PARTY', 'story', undefined],
  ['PRESENTATION', 'story', 'wood'],
  ['PRESENTATION', 'dark-tales', 'dark-tale'],
  ['PRESENTATION', 'party', 'narration'],
  ['DARKTALE', 'story', 'dark-tale'],
  ['CHRISTMAS_STORY', 'dark-tales', 'christmas'],
  [undefined, 'story', 'wood'],
  [undefined, 'childrens-story', 'wood'],
  [undefined, 'dark-tales', 'dark-tale'],
  [undefined, 'xmas', 'christmas'],
  [undefined, 'party', undefined],
] as const)('%s under /%s is %s', (kind, area, world) => {
  expect(worldOf(kind, area)).toBe(world);
});

test('a kind with a world keeps it in every area (spec book §2)', () => {
  const areas: readonly Area[] = ['view', ...storyAreas, 'party'];
  for (const kind of storedKinds.filter((kind) => kind !== 'PRESENTATION'))
    for (const area of areas) expect(worldOf(kind, area)).toBe(worldOf(kind));
});
