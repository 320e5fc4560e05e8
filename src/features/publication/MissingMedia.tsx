// Says which files of a presentation are missing, and why a file that seems to be there is not found (spec people §6).
import { differenceOf, type MissingMedium } from '../../contract/service/missing-media';
import { useTexts } from '../../platform/i18n/i18n';

interface MissingMediaProps {
  /** Not empty. */
  readonly media: readonly MissingMedium[];
  readonly atMost: number;
}

export function MissingMedia({ media, atMost }: MissingMediaProps) {
  const { t } = useTexts();
  return (
    <div className="missing-media">
      <p>{t('publication.missing.title', { count: media.length })}</p>
      <ul>
        {media.slice(0, atMost).map(({ path, similar }) => (
          <li key={path}>
            {similar === undefined
              ? path
              : t(`publication.missing.${differenceOf(path, similar)}`, { path, similar })}
          </li>
        ))}
        {media.length > atMost && <li>{t('publication.missing.more', { count: media.length - atMost })}</li>}
      </ul>
    </div>
  );
}
