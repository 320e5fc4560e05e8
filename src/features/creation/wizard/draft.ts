// What the wizard keeps on the device until the story is made (spec screens §10): the form, and whether a run is under way.
import * as v from 'valibot';
import { pageCountsOf, targetGroups } from '../../../contract/creation/choices';
import { imageStyles } from '../../../contract/creation/image-styles';
import type { WizardOptions } from '../../../contract/creation/form-options';
import { looksSchema } from '../../../contract/creation/hero';
import { parse } from '../../../base/parse';
import { groupWithCount, noHero, steps, type WizardForm } from './state';

export interface WizardDraft {
  readonly form: WizardForm;
  /** Whether the service was asked for this story, and has neither made nor refused it so far. It may still arrive. */
  readonly isUnderWay: boolean;
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
  isUnderWay: v.boolean(),
});

/**
 * Returns the draft in a stored value, with options that the wizard offers; undefined when there is none. Throws ShapeError for the
 * value of an unknown version.
 */
export function readDraft(value: unknown, offered: WizardOptions): WizardDraft | undefined {
  if (value === undefined) return undefined;
  const { form, isUnderWay } = parse(draftSchema, value, 'draft of the wizard');
  const { targetGroups: groups, imageStyles: styles, defaults } = offered;
  const group = groups.find((known) => known === form.targetGroup) ?? defaults.targetGroup;
  const imageStyle = styles.find((known) => known === form.imageStyle) ?? defaults.imageStyle;
  const [first] = pageCountsOf(form.targetGroup);
  const chosenPageCount = form.chosenPageCount ?? (form.pageCount === first ? undefined : form.pageCount);
  return {
    form: { ...form, ...groupWithCount(group, chosenPageCount), chosenPageCount, imageStyle },
    isUnderWay,
  };
}
