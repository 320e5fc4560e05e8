// Says that the presentation is new and links to the page that publishes it (spec screens §4).
// Reads neither route nor session.
import { useTexts } from '../../platform/i18n/i18n';

interface NewPresentationNoticeProps {
  /** The address of the page that publishes it; undefined for people who may not publish. */
  readonly publishHref: string | undefined;
}

export function NewPresentationNotice({ publishHref }: NewPresentationNoticeProps) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('publication.isNew')}</p>
      {publishHref !== undefined && (
        <a className="button button-primary" href={publishHref}>
          {t('app.pages.publish')}
        </a>
      )}
    </>
  );
}
