// The messages of the presentation form (spec contract §8): one makes a presentation, the other makes up a person. Also the draft that the
// device keeps until the presentation is made (spec screens §11): it holds neither picture nor voice. Pure.
import * as v from 'valibot';
import { parse } from '../../../base/parse';
import { imageGenerators, speakerVideoGenerators, textGenerators } from '../../../contract/creation/choices';
import { narrationStyles, promotions, slideCounts } from '../../../contract/creation/form-options';
import type { PersonMedia } from '../../../contract/creation/person-media';
import { creationObstacle, type CreationObstacle } from '../../../contract/creation/creation-settings';
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import { speakerLanguages } from '../../../contract/creation/speakers';
import type { DraftFormat } from '../use-creation';
import { personalityChoices, type FormState } from './presentation-form';

type PresentationMessage = Extract<ClientFrame, { readonly type: 'create-presentation' }>;
type PersonMessage = Extract<ClientFrame, { readonly type: 'create-person' }>;

/** Returns why the form may not be sent; undefined when it may (spec contract §3). */
export function obstacleOf(
  { settings, personality, person }: FormState,
  media: PersonMedia,
): CreationObstacle | undefined {
  return creationObstacle({ title: settings.title, personality, person: { ...person, ...media } });
}

/** Returns the message that makes this presentation; undefined while the form may not be sent. */
export function presentationMessageOf(form: FormState, media: PersonMedia): PresentationMessage | undefined {
  if (obstacleOf(form, media) !== undefined) return undefined;
  const { title, narrationStyle, ...settings } = form.settings;
  return {
    type: 'create-presentation',
    ...settings,
    title: title.trim(),
    ...(narrationStyle === '' ? {} : { narrationStyle }),
    person: { ...form.person, ...media },
  };
}

/** Returns the message that has a person made up from a name; undefined without a name. */
export function personMessageOf({ person, settings }: FormState): PersonMessage | undefined {
  if (person.name.trim() === '') return undefined;
  return { type: 'create-person', ...person, textGeneratorName: settings.textGeneratorName };
}

const personSchema = v.object({
  name: v.string(),
  personDescription: v.string(),
  imageDescription: v.string(),
  speaker: v.string(),
});

const draftSchema = v.object({
  form: v.object({
    settings: v.object({
      title: v.string(),
      numberOfSlides: v.picklist(slideCounts),
      narrationStyle: v.picklist(['', ...narrationStyles]),
      language: v.picklist(speakerLanguages),
      promotion: v.picklist(promotions),
      textGeneratorName: v.picklist(textGenerators),
      imageGeneratorName: v.picklist(imageGenerators),
      speakerVideoGeneratorName: v.picklist(speakerVideoGenerators),
      createCoverSlideVideo: v.boolean(),
      createSubtitles: v.boolean(),
      contentModeration: v.boolean(),
    }),
    personality: v.picklist(personalityChoices),
    person: personSchema,
    template: personSchema,
  }),
});

/** How the form is stored. Questions and undoing end with the page. */
export const presentationDraft: DraftFormat<FormState> = {
  write: ({ settings, personality, person, template }) => ({
    form: { settings, personality, person, template },
  }),
  read: (value) =>
    value === undefined
      ? undefined
      : { ...parse(draftSchema, value, 'draft of the presentation').form, asked: [], undo: undefined },
};
