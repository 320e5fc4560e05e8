// The story wizard's form (spec screens §10): its entries, the draft that the device keeps, and the message that it sends. Pure.
import * as v from 'valibot';
import { parse } from '../../../base/parse';
import {
  pageCountsOf,
  type TargetGroup,
  targetGroups,
  type ImageStyle,
  imageStyles,
  type WizardOptions,
} from '../../../contract/creation/choices';
import {
  type Hero,
  type HeroLooks,
  heroNameOf,
  looksSchema,
  withoutControls,
  isEmail,
  isStoryTitle,
} from '../../../contract/creation/creation-settings';
import type { ClientFrame } from '../../../contract/creation/stream-frames';
import { contentLanguageOf, type InterfaceLanguage } from '../../../contract/languages';
import type { WizardKind } from '../../../contract/presentation/kind';
import type { SampleTitles } from '../../../platform/i18n/texts';
import type { DraftFormat } from '../use-creation';

/** The steps, in their order. */
export const steps = ['target-group', 'image-style', 'page-count', 'title', 'review'] as const;
export type Step = (typeof steps)[number];

/** The child that the story is about, as far as it was described. Without a name the story makes up its own. */
export interface HeroForm {
  /** As typed. */
  readonly name: string;
  readonly looks: HeroLooks;
}

export interface WizardForm {
  readonly step: Step;
  readonly targetGroup: TargetGroup;
  readonly imageStyle: ImageStyle;
  readonly pageCount: number;
  /** What the person chose, for a group that has it; undefined while nothing was chosen. */
  readonly chosenPageCount: number | undefined;
  readonly title: string;
  readonly hero: HeroForm;
  readonly email: string;
  readonly consent: boolean;
}

export type WizardAction =
  | { readonly type: 'choose-target-group'; readonly targetGroup: TargetGroup }
  | { readonly type: 'choose-image-style'; readonly imageStyle: ImageStyle }
  | { readonly type: 'choose-page-count'; readonly pageCount: number }
  | { readonly type: 'type-title'; readonly title: string }
  | { readonly type: 'describe-hero'; readonly hero: HeroForm }
  | { readonly type: 'type-email'; readonly email: string }
  | { readonly type: 'consent'; readonly consent: boolean }
  /** Does nothing while the step's value is missing. */
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  | { readonly type: 'go-to'; readonly step: Step };

/** Nothing was said about the child. */
export const noHero: HeroForm = { name: '', looks: {} };

/** Returns whether nothing was said about the child. */
export const isHeroEmpty = ({ name, looks }: HeroForm): boolean =>
  name === '' && Object.keys(looks).length === 0;

/** Returns the child to send; undefined when it has no name. */
export function heroOf({ hero: { name: typed, looks } }: Pick<WizardForm, 'hero'>): Hero | undefined {
  const name = heroNameOf(typed);
  return name === undefined ? undefined : { name, looks };
}

/** Returns the form of a first visit, with the default options. */
export function emptyForm({ defaults }: WizardOptions): WizardForm {
  return {
    step: 'target-group',
    ...defaults,
    chosenPageCount: undefined,
    title: '',
    hero: noHero,
    email: '',
    consent: false,
  };
}

/** What the current step still lacks (spec screens §10). The cards always have a value. */
type Missing = 'title' | 'email' | 'consent';

/** Returns what the form lacks for the next step, and on the review step for being sent; undefined when it lacks nothing. */
export function missingIn(form: WizardForm, { email }: Pick<WizardOptions, 'email'>): Missing | undefined {
  if (form.step !== 'title' && form.step !== 'review') return undefined;
  if (!isStoryTitle(form.title)) return 'title';
  if (form.step === 'title' || email === 'none' || (email === 'optional' && form.email.trim() === ''))
    return undefined;
  if (!isEmail(form.email)) return 'email';
  return form.consent ? undefined : 'consent';
}

/** Returns whether the form can be sent: on the review step, with every value that is asked for (spec screens §10). */
export const maySubmit = (form: WizardForm, options: Pick<WizardOptions, 'email'>): boolean =>
  form.step === 'review' && missingIn(form, options) === undefined;

/** Returns the next form. */
export function wizardReducer(form: WizardForm, action: WizardAction): WizardForm {
  switch (action.type) {
    case 'choose-target-group':
      return { ...form, ...groupWithCount(action.targetGroup, form.chosenPageCount) };
    case 'choose-image-style':
      return { ...form, imageStyle: action.imageStyle };
    case 'choose-page-count':
      return { ...form, pageCount: action.pageCount, chosenPageCount: action.pageCount };
    case 'type-title':
      return { ...form, title: action.title };
    case 'describe-hero':
      // A name may be pasted with control characters, which no service takes.
      return { ...form, hero: { ...action.hero, name: withoutControls(action.hero.name) } };
    case 'type-email':
      return { ...form, email: action.email };
    case 'consent':
      return { ...form, consent: action.consent };
    case 'next':
      return missingIn(form, { email: 'none' }) === undefined ? moveBy(form, 1) : form;
    case 'previous':
      return moveBy(form, -1);
    case 'go-to':
      return { ...form, step: action.step };
  }
}

/** Returns the group with the page count, if the group has it, else with its first one. */
function groupWithCount(targetGroup: TargetGroup, wanted: number | undefined) {
  const counts = pageCountsOf(targetGroup);
  return { targetGroup, pageCount: counts.find((count) => count === wanted) ?? counts[0] };
}

function moveBy(form: WizardForm, by: 1 | -1): WizardForm {
  const step = steps[steps.indexOf(form.step) + by];
  return step === undefined ? form : { ...form, step };
}

const draftSchema = v.object({
  form: v.object({
    step: v.picklist(steps),
    targetGroup: v.picklist(targetGroups),
    imageStyle: v.picklist(imageStyles),
    pageCount: v.number(),
    /** Not in the drafts of older versions, and without a value until one was chosen. */
    chosenPageCount: v.optional(v.number()),
    title: v.string(),
    /** Not in the drafts of older versions. */
    hero: v.optional(v.object({ name: v.string(), looks: looksSchema }), noHero),
    email: v.string(),
    consent: v.boolean(),
  }),
});

/** Returns how the wizard's form is stored, which is read with options that the wizard offers. */
export function wizardDraft({
  targetGroups: groups,
  imageStyles: styles,
  defaults,
}: WizardOptions): DraftFormat<WizardForm> {
  return {
    write: (form) => ({ form }),
    read(value) {
      if (value === undefined) return undefined;
      const { form } = parse(draftSchema, value, 'draft of the wizard');
      const group = groups.find((known) => known === form.targetGroup) ?? defaults.targetGroup;
      const imageStyle = styles.find((known) => known === form.imageStyle) ?? defaults.imageStyle;
      const [first] = pageCountsOf(form.targetGroup);
      const chosenPageCount = form.chosenPageCount ?? (form.pageCount === first ? undefined : form.pageCount);
      return { ...form, ...groupWithCount(group, chosenPageCount), chosenPageCount, imageStyle };
    },
  };
}

/** Returns the message that asks for the story (spec contract §8). The story has the language of the interface. */
export function storyMessageOf(kind: WizardKind, language: InterfaceLanguage, form: WizardForm): ClientFrame {
  const { title, imageStyle, targetGroup, pageCount, email } = form;
  const hero = heroOf(form);
  // Without an address there is nobody to contact.
  const consentToContact = form.consent && email.trim() !== '';
  return {
    type: 'create-presentation-simple',
    title: title.trim(),
    kind,
    language: contentLanguageOf(language),
    person: {},
    imageStyle,
    targetGroup,
    pageCount,
    email,
    consentToContact,
    mode: 'simple',
    ...(hero && { hero }),
  };
}

// Says how the wizards differ: by the kind that they send, by their world, and by the titles that they suggest.

export type WizardWorld = 'wood' | 'dark-tale' | 'christmas';

const worlds: Readonly<Record<WizardKind, WizardWorld>> = {
  STORY: 'wood',
  CHILDRENS_STORY: 'wood',
  DARK_TALE: 'dark-tale',
  CHRISTMAS_STORY: 'christmas',
};

/** Returns the world of a kind. */
export const worldOfKind = (kind: WizardKind): WizardWorld => worlds[kind];

/** Returns the titles to suggest: dark tales and Christmas stories have their own titles, other stories have titles for the age. */
export function titlesOf(titles: SampleTitles, world: WizardWorld, group: TargetGroup): readonly string[] {
  if (world !== 'wood') return titles[world];
  // The youngest group has the titles of the next group.
  return titles[group === 'age_1' ? 'age_2' : group];
}
