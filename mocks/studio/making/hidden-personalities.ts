// The personalities that no form shows (spec contract §1): the storytellers of the kinds of story, and who presents simple talks.
import * as v from 'valibot';
import { type HiddenPersonality, speakers, usualSpeakerOf } from '../../../src/contract/creation/speakers';
import type { PersonData } from '../../../src/contract/creation/creation-settings';
import type { ContentLanguage } from '../../../src/contract/languages';
import { textSchema } from '../data-schemas';
import type { StoryRequest } from '../writing/made-story';
import data from './hidden-personalities.json' with { type: 'json' };

const languages = ['German', 'English'] as const satisfies readonly ContentLanguage[];
const storytellers = {
  STORY: 'storyteller',
  CHILDRENS_STORY: 'childrens-storyteller',
  CHRISTMAS_STORY: 'christmas-storyteller',
  DARKTALE: 'dark-tale-storyteller',
} as const satisfies Record<StoryRequest['kind'], HiddenPersonality>;
const names = [...Object.values(storytellers), 'prime-minister'] as const;

const described = v.entriesFromList(['name', 'personDescription', 'imageDescription'], textSchema);
const speaker = v.picklist(speakers.map(({ value }) => value));
const personsSchema = v.strictObject(v.entriesFromList(names, v.strictObject({ ...described, speaker })));

const { hidden, general } = v.parse(
  v.strictObject({
    /** Each is funny about a manner, never about a group of people. */
    hidden: v.strictObject(v.entriesFromList(languages, personsSchema)),
    /** Who presents the simple talks that are not funny. */
    general: v.strictObject(v.entriesFromList(languages, v.strictObject(described))),
  }),
  data,
);
export { hidden as hiddenPersonalities };

/** Returns who narrates a kind of story (spec contract §16). */
export function storytellerOf(kind: StoryRequest['kind'], language: ContentLanguage): PersonData {
  return hidden[language][storytellers[kind]];
}

/** Returns the presenter of a simple talk, whose request names none (spec contract §17). */
export function simplePresenterOf(isFunny: boolean, language: ContentLanguage): PersonData {
  if (isFunny) return hidden[language]['prime-minister'];
  return { ...general[language], speaker: usualSpeakerOf(language).value };
}
