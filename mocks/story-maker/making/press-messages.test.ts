import { expect, test } from 'vitest';
import { parse } from '../../../src/base/parse';
import { tinyRequest } from './made-story.fixture';
import { pressJobSchema } from './press-messages';

test('the press is told whom a story is about', () => {
  const hero = { name: 'Ida', looks: { skin: 'olive', wheelchair: true } } as const;
  const job = { id: '5', request: { ...tinyRequest, hero }, seed: 1, folder: 'work' };
  expect(parse(pressJobSchema, job, 'job')).toEqual(job);
});
