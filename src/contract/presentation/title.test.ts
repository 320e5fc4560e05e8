import { expect, test } from 'vitest';
import { parsePresentationIndex } from './presentation-index';
import { titleOf } from './title';

const story = (initialSlide: object) => ({ kind: 'STORY', initialSlide });
const party = { initialPrompt: 'A bear ', changePrompt: '', numberOfIterations: 2, steps: [{}, {}] };

test.each<[string, object, string]>([
  // The cover's headline is its text (spec contract §1).
  ['a story', story({ text: ' The owl\n' }), 'The owl'],
  ['a story whose title is spaces', story({ text: '  ', headline: 'The owl' }), ''],
  ['a party', { kind: 'DALLIC_PARTY', ...party }, 'A bear'],
])('%s has a title without spaces around it', (_, index, title) => {
  expect(titleOf(parsePresentationIndex(JSON.stringify(index), 'index.json'))).toBe(title);
});
