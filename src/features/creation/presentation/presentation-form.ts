// The presentation form (spec screens §11): its entries, and the rule that a typed entry is replaced only after a question. Pure.
import * as v from 'valibot';
import {
  languageToSend,
  type NarrationStyle,
  narrationStyles,
  presentationDefaults,
  promotions,
  slideCounts,
  imageGenerators,
  speakerVideoGenerators,
  textGenerators,
} from '../../../contract/creation/choices';
import {
  offeredPersonalities,
  ownPersonalities,
  speakerLanguages,
  speakerOf,
  usualSpeakerOf,
} from '../../../contract/creation/speakers';
import {
  type NewPresentationSettings,
  creationObstacle,
  type CreationObstacle,
} from '../../../contract/creation/creation-settings';
import { contentLanguageOf, type InterfaceLanguage, type SpeakerLanguage } from '../../../contract/languages';
import type { Personalities } from '../../../platform/i18n/texts';
import { parse } from '../../../base/parse';
import type { PersonMedia } from '../../../contract/creation/person-media';
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import type { DraftFormat } from '../use-creation';

export const personFields = ['name', 'personDescription', 'imageDescription', 'speaker'] as const;
export type PersonField = (typeof personFields)[number];
/** What the form says about the presenter. The speaker is the `value` of a voice, or empty. */
export type Person = Readonly<Record<PersonField, string>>;

/** The personalities of the form, in their order. */
export const personalityChoices = [...offeredPersonalities, ...ownPersonalities] as const;
export type OfferedChoice = (typeof personalityChoices)[number];

/** The entries beside the presenter. */
interface Settings extends Pick<
  NewPresentationSettings,
  | 'title'
  | 'promotion'
  | 'speakerVideoGeneratorName'
  | 'createCoverSlideVideo'
  | 'contentModeration'
  | 'numberOfSlides'
> {
  /** Empty for none. */
  readonly narrationStyle: NarrationStyle | '';
  readonly textGeneratorName: (typeof textGenerators)[number];
  readonly imageGeneratorName: (typeof imageGenerators)[number];
  readonly language: SpeakerLanguage;
  readonly createSubtitles: boolean;
}

export interface FormState {
  readonly settings: Settings;
  readonly personality: OfferedChoice;
  readonly person: Person;
  /** The values of the chosen personality. A field that differs from them was edited. */
  readonly template: Person;
  /** The edited fields that the chosen personality would fill; the person is asked whether it may. */
  readonly asked: readonly PersonField[];
  /** What to go back to after an automatic filling; undefined when there is nothing to undo. */
  readonly undo: Undo | undefined;
}

/** The person's fields as they were, and the language, which may have been another one than the voice's. */
interface Undo {
  readonly person: Person;
  readonly language: SpeakerLanguage;
}

export type FormAction =
  | { readonly type: 'change'; readonly change: Partial<Settings> }
  | { readonly type: 'type-person'; readonly field: PersonField; readonly value: string }
  /** Fills the fields that were not edited, and asks about the others. */
  | { readonly type: 'pick'; readonly personality: OfferedChoice; readonly template: Person }
  /** Answers the question that picking a personality asked. */
  | { readonly type: 'answer'; readonly mayReplace: boolean }
  | { readonly type: 'auto-fill'; readonly person: Person }
  | { readonly type: 'undo' }
  /** The same personality in another language. Changes no field that was edited or filled automatically. */
  | { readonly type: 'translate'; readonly template: Person };

/** Returns the values that a personality fills in. `you` leaves the name to the user, `custom` all but the voice. */
export function templateOf(
  personality: OfferedChoice,
  personalities: Personalities,
  language: InterfaceLanguage,
): Person {
  const speaker = usualSpeakerOf(contentLanguageOf(language)).value;
  if (personality === 'custom') return { name: '', personDescription: '', imageDescription: '', speaker };
  const { name, personDescription, imageDescription, ...filled } = personalities[personality];
  return {
    name: name ?? '',
    personDescription,
    imageDescription,
    speaker: personality === 'you' ? speaker : filled.speaker,
  };
}

/** Returns the form with its defaults (spec contract §7). */
export function emptyForm(personalities: Personalities, language: InterfaceLanguage): FormState {
  const { personality, ...defaults } = presentationDefaults;
  const template = templateOf(personality, personalities, language);
  return {
    settings: {
      ...defaults,
      title: '',
      narrationStyle: '',
      textGeneratorName: textGenerators[0],
      imageGeneratorName: imageGenerators[0],
      speakerVideoGeneratorName: speakerVideoGenerators[0],
      language: languageToSend(speakerOf(template.speaker), language),
    },
    personality,
    person: template,
    template,
    asked: [],
    undo: undefined,
  };
}

/** Returns the next form. */
export function formReducer(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'change':
      return changeSettings(state, action.change);
    case 'type-person': {
      const person = { ...state.person, [action.field]: action.value };
      return { ...withPerson(state, person), asked: [], undo: undefined };
    }
    case 'pick':
      return pickPersonality(state, action.personality, action.template);
    case 'answer': {
      const { asked, person, template } = state;
      const next = action.mayReplace
        ? replaceFields(person, template, (field) => asked.includes(field))
        : person;
      return { ...withPerson(state, next), asked: [] };
    }
    case 'auto-fill': {
      // A voice that this form does not know cannot be chosen in it.
      const isKnown = speakerOf(action.person.speaker) !== undefined;
      const person = replaceFields(state.person, action.person, (field) => field !== 'speaker' || isKnown);
      return {
        ...withPerson(state, person),
        asked: [],
        undo: { person: state.person, language: state.settings.language },
      };
    }
    case 'undo': {
      if (state.undo === undefined) return state;
      const { person, language } = state.undo;
      return { ...state, person, settings: { ...state.settings, language }, asked: [], undo: undefined };
    }
    case 'translate':
      return personFields.some((field) => isEdited(state, field))
        ? state
        : { ...withPerson(state, action.template), template: action.template };
  }
}

/** Undoing does not touch a language that was chosen after the filling. */
function changeSettings(state: FormState, change: Partial<Settings>): FormState {
  const undo = state.undo && { ...state.undo, language: change.language ?? state.undo.language };
  return { ...state, settings: { ...state.settings, ...change }, undo };
}

function pickPersonality(state: FormState, personality: OfferedChoice, template: Person): FormState {
  const person = replaceFields(state.person, template, (field) => !isEdited(state, field));
  const wants = (field: PersonField) => template[field] !== '' && person[field] !== template[field];
  const asked = personality === 'custom' ? [] : personFields.filter(wants);
  return { ...withPerson(state, person), personality, template, asked, undo: undefined };
}

/** Returns whether a field holds something that the chosen personality has not filled in. An emptied field holds nothing. */
function isEdited({ person, template }: FormState, field: PersonField): boolean {
  return person[field].trim() !== '' && person[field] !== template[field];
}

function replaceFields(person: Person, by: Person, isReplaced: (field: PersonField) => boolean): Person {
  const next = { ...person };
  for (const field of personFields) if (isReplaced(field)) next[field] = by[field];
  return next;
}

/** The language follows the voice (spec contract §3). */
function withPerson(state: FormState, person: Person): FormState {
  const speaker = speakerOf(person.speaker);
  if (speaker === undefined || person.speaker === state.person.speaker) return { ...state, person };
  return { ...state, person, settings: { ...state.settings, language: speaker.language } };
}

// The messages of the presentation form (spec contract §8): one makes a presentation, the other makes up a person. Also the draft that the
// device keeps until the presentation is made (spec screens §11): it holds neither picture nor voice.

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

/**
 * Returns the message that has a person made up from a name; undefined without a name. To another name than the personality's
 * the descriptions of the personality do not belong: they are made up, too.
 */
export function personMessageOf(form: FormState): PersonMessage | undefined {
  const { person, settings } = form;
  if (person.name.trim() === '') return undefined;
  const typed = (field: PersonField) => (isEdited(form, field) ? person[field] : '');
  const descriptions = isEdited(form, 'name')
    ? { personDescription: typed('personDescription'), imageDescription: typed('imageDescription') }
    : {};
  return {
    type: 'create-person',
    ...person,
    ...descriptions,
    textGeneratorName: settings.textGeneratorName,
  };
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
