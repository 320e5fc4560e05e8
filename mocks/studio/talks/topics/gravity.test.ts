import { expect, it } from 'vitest';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import { textIn } from '../wording/talk-texts';
import { judgedTopics } from './judged-topics.fixture';
import { gravityOf } from './gravity';
import { topics } from './topics';

it.each(judgedTopics.grave)('%s in a talk in %s is grave: %s', (title, language, kind) => {
  expect([...gravityOf(title, language)]).toContain(kind);
});

it.each(judgedTopics.notGrave)('%s in a talk in %s is not grave', (title, language) => {
  expect([...gravityOf(title, language)]).toEqual([]);
});

it('no known topic is grave by its own name', () => {
  const grave = topics
    .flatMap(({ names }) => speakerLanguages.map((language) => [textIn(names, language), language] as const))
    .filter(([name, language]) => gravityOf(name, language).size > 0);
  expect(grave).toEqual([]);
});
