// The personalities that no form shows (spec contract §1): the storytellers of the kinds of story, and who presents a funny talk.
import * as v from 'valibot';
import type { HiddenPersonality } from '../../../src/contract/creation/personalities';
import type { PersonData } from '../../../src/contract/creation/settings';
import { speakers } from '../../../src/contract/creation/speakers';
import type { ContentLanguage } from '../../../src/contract/languages';
import { textSchema } from '../data-schemas';
import type { StoryRequest } from '../writing/made-story';
import data from './hidden-personalities.json' with { type: 'json' };

const personSchema = v.strictObject({
  name: textSchema,
  personDescription: textSchema,
  imageDescription: textSchema,
  speaker: v.picklist(speakers.map(({ value }) => value)),
});
const personsSchema = v.strictObject({
  storyteller: personSchema,
  'childrens-storyteller': personSchema,
  'christmas-storyteller': personSchema,
  'dark-tale-storyteller': personSchema,
  'prime-minister': personSchema,
} satisfies Record<HiddenPersonality, unknown>);

/** Each is funny about a manner, never about a group of people. */
export const hiddenPersonalities = v.parse(
  v.strictObject({ German: personsSchema, English: personsSchema } satisfies Record<
    ContentLanguage,
    unknown
  >),
  data,
);

const storytellers: Readonly<Record<StoryRequest['kind'], HiddenPersonality>> = {
  STORY: 'storyteller',
  CHILDRENS_STORY: 'childrens-storyteller',
  DARKTALE: 'dark-tale-storyteller',
  CHRISTMAS_STORY: 'christmas-storyteller',
};

/** Returns who narrates a kind of story (spec contract §16). */
export function storytellerOf(kind: StoryRequest['kind'], language: ContentLanguage): PersonData {
  return hiddenPersonalities[language][storytellers[kind]];
}

/** Returns who presents a funny talk without a presenter of its own (spec contract §17). */
export function funnyPresenterOf(language: ContentLanguage): PersonData {
  return hiddenPersonalities[language]['prime-minister'];
}
