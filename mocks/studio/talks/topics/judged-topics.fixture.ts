// Titles of talks, and what they are about, for tests.
import * as v from 'valibot';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';
import data from './judged-topics.fixture.json' with { type: 'json' };

const title = v.string();
const language = v.picklist(speakerLanguages);

export const judgedTopics = v.parse(
  v.strictObject({
    grave: v.array(v.strictTuple([title, language, v.string()])),
    notGrave: v.array(v.strictTuple([title, language])),
    /** With the ids of the topics that it names. */
    known: v.array(v.tupleWithRest([title], v.string())),
    unknown: v.array(title),
  }),
  data,
);
