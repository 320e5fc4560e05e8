import * as v from 'valibot';
import { expect, it } from 'vitest';
import { topicSchema } from './topics';

const names = ['bees', 'Bienen', 'les abeilles', 'le api', 'はち', 'las abejas'];
const bees = {
  id: 'bees',
  isPlural: true,
  names,
  words: 'bee_ bees',
  facts: [['night', ...names]],
  things: [{ t: 'hive', x: 0, y: 0 }],
};

it.each([
  ['a topic', {}, true],
  ['a language too few', { names: names.slice(1) }, false],
  ['a language too many', { facts: [['night', ...names, 'bijen']] }, false],
  ['an empty text', { names: ['', ...names.slice(1)] }, false],
  ['an unknown aspect', { facts: [['knight', ...names]] }, false],
  ['no facts', { facts: [] }, false],
  ['an unknown thing', { things: [{ t: 'beehive', x: 0, y: 0 }] }, false],
  ['an unknown land', { land: { ground: 'heath' } }, false],
])('%s: %j', (_, change, isRight) => {
  expect(v.is(topicSchema, { ...bees, ...change })).toBe(isRight);
});
