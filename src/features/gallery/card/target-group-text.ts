// Formats a story's target group for a badge.
import { agesOfTargetGroup, badgeOfTargetGroup } from '../../../contract/presentation/list-entry';
import type { Translate } from '../../../platform/i18n/i18n';

/**
 * Returns `age_3` and `age_1_2` as ages, and any other group as the words after its underscore. Returns undefined when
 * there is no text.
 */
export function targetGroupText(t: Translate, targetGroup: string | undefined): string | undefined {
  const [from, to] = agesOfTargetGroup(targetGroup) ?? [];
  if (from === undefined) return badgeOfTargetGroup(targetGroup)?.replaceAll('_', ' ');
  return to === undefined
    ? t('gallery.age', { age: from, count: Number(from) })
    : t('gallery.ages', { from, to });
}
