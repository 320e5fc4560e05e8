// Formats a story's target group for a badge.
import { badgeOfTargetGroup } from '../../../contract/presentation/list-entry';
import type { useTexts } from '../../../platform/i18n/i18n';

type Translate = ReturnType<typeof useTexts>['t'];

/**
 * Returns `age_3` and `age_1_2` as ages, and any other group as the words after its underscore. Returns undefined when
 * there is no text.
 */
export function targetGroupText(t: Translate, targetGroup: string | undefined): string | undefined {
  const badge = badgeOfTargetGroup(targetGroup);
  const [, from, to] = /^age_(\d+)(?:_(\d+))?$/.exec(targetGroup ?? '') ?? [];
  if (from === undefined) return badge?.replaceAll('_', ' ');
  return to === undefined
    ? t('gallery.age', { age: from, count: Number(from) })
    : t('gallery.ages', { from, to });
}
