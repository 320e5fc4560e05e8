// The state of the story wizard's form (spec screens §10). Pure: sends and stores nothing.
import { pageCountsOf, type TargetGroup } from '../../../contract/creation/choices';
import type { ImageStyle } from '../../../contract/creation/image-styles';
import type { WizardOptions } from '../../../contract/creation/form-options';
import { heroNameOf, withoutControls, type Hero, type HeroLooks } from '../../../contract/creation/hero';
import { isEmail, isStoryTitle } from '../../../contract/creation/rules';

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
  | { readonly type: 'go-to'; readonly step: Step }
  /** Takes the form of a draft. */
  | { readonly type: 'restore'; readonly form: WizardForm };

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

/** Returns whether the current step has its value (spec screens §10). The cards always have one. */
export function mayGoNext(form: WizardForm): boolean {
  switch (form.step) {
    case 'target-group':
    case 'image-style':
    case 'page-count':
      return true;
    case 'title':
      return isStoryTitle(form.title);
    case 'review':
      return isEmail(form.email) && form.consent;
  }
}

/** Returns whether the form can be sent: on the review step, with every value that is asked for (spec screens §10). */
export function maySubmit(form: WizardForm, { asksForEmail }: Pick<WizardOptions, 'asksForEmail'>): boolean {
  return form.step === 'review' && isStoryTitle(form.title) && (!asksForEmail || mayGoNext(form));
}

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
      return mayGoNext(form) ? moveBy(form, 1) : form;
    case 'previous':
      return moveBy(form, -1);
    case 'go-to':
      return { ...form, step: action.step };
    case 'restore':
      return action.form;
  }
}

/** Returns the group with the page count, if the group has it, else with its first one. */
export function groupWithCount(targetGroup: TargetGroup, wanted: number | undefined) {
  const counts = pageCountsOf(targetGroup);
  return { targetGroup, pageCount: counts.find((count) => count === wanted) ?? counts[0] };
}

function moveBy(form: WizardForm, by: 1 | -1): WizardForm {
  const step = steps[steps.indexOf(form.step) + by];
  return step === undefined ? form : { ...form, step };
}
