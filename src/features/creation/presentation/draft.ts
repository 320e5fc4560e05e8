// What the presentation form keeps on the device until the presentation is made (spec screens §11). Holds neither picture nor voice.
import * as v from 'valibot';
import { imageGenerators, speakerVideoGenerators, textGenerators } from '../../../contract/creation/choices';
import { narrationStyles, promotions, slideCounts } from '../../../contract/creation/form-options';
import { speakerLanguages } from '../../../contract/creation/speakers';
import { parse } from '../../../base/parse';
import { personalityChoices, type FormState } from './form';

export interface PresentationDraft {
  readonly form: Pick<FormState, 'settings' | 'personality' | 'person' | 'template'>;
  /** The title of the presentation that the service was asked for and has not answered so far; undefined if there is none. */
  readonly underWay?: string | undefined;
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
  underWay: v.optional(v.string()),
});

/** Returns the draft in a stored value; undefined when there is none. Throws ShapeError for the value of an unknown version. */
export function readPresentationDraft(value: unknown): PresentationDraft | undefined {
  return value === undefined ? undefined : parse(draftSchema, value, 'draft of the presentation');
}

/** Returns what is kept of a form. */
export function draftOfForm(
  { settings, personality, person, template }: FormState,
  titleUnderWay?: string,
): PresentationDraft {
  return { form: { settings, personality, person, template }, underWay: titleUnderWay };
}

/**
 * Returns a stored value as it is once the presentation of this title is made: what another tab has typed meanwhile stays, and may
 * not say any more that the presentation may still arrive. The value of an unknown version stays as it is.
 */
export function draftAfter(title: string, value: unknown): unknown {
  return v.is(draftSchema, value) && value.underWay === title ? { ...value, underWay: undefined } : value;
}

/** Returns the form of a draft. Questions and undoing end with the page. */
export function formOfDraft({ form }: PresentationDraft): FormState {
  return { ...form, asked: [], undo: undefined };
}
