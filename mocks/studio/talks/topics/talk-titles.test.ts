// What titles of talks are about, and which of them are grave.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import { textIn } from '../wording/talk-texts';
import { topicsOf } from './find-topics';
import { gravityOf } from './gravity';
import data from './judged-topics.fixture.json' with { type: 'json' };
import { topics } from './topics';

const title = v.string();
const language = v.picklist(speakerLanguages);
const schema = v.strictObject({
  grave: v.array(v.strictTuple([title, language, v.string()])),
  notGrave: v.array(v.strictTuple([title, language])),
  /** With the ids of the topics that it names. */
  known: v.array(v.tupleWithRest([title], v.string())),
  unknown: v.array(title),
});
const judged = v.parse(schema, data);

it.each(judged.known)('%s is about what it names', (about, ...ids) => {
  expect(topicsOf(about).map(({ id }) => id)).toEqual(ids);
});

it.each(judged.unknown)('%s is about nothing that the maker knows', (about) => {
  expect(topicsOf(about)).toEqual([]);
});

it.each(judged.grave)('%s in a talk in %s is grave: %s', (about, spoken, kind) => {
  expect([...gravityOf(about, spoken)]).toContain(kind);
});

it.each(judged.notGrave)('%s in a talk in %s is not grave', (about, spoken) => {
  expect([...gravityOf(about, spoken)]).toEqual([]);
});

it('no known topic is grave by its own name', () => {
  const grave = topics
    .flatMap(({ names }) => speakerLanguages.map((spoken) => [textIn(names, spoken), spoken] as const))
    .filter(([name, spoken]) => gravityOf(name, spoken).size > 0);
  expect(grave).toEqual([]);
});
