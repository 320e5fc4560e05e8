// Says how the wizards differ: by the kind that they send, by their world, and by the titles that they suggest.
import type { TargetGroup } from '../../../contract/creation/choices';
import type { WizardKind } from '../../../contract/presentation/kind';
import type { SampleTitles } from '../../../platform/i18n/texts';

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
