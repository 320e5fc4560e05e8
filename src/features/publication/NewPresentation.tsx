// Says that a presentation has just been made, and offers to publish it (decision 28). Knows neither route nor session.
import { useTexts } from '../../platform/i18n/i18n';

interface NewPresentationProps {
  /** The page that publishes it; absent for those who may not. */
  readonly publishHref: string | undefined;
}

export function NewPresentation({ publishHref }: NewPresentationProps) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('publication.isNew')}</p>
      {publishHref !== undefined && (
        <a className="button button-primary" href={publishHref}>
          {t('app.places.publish')}
        </a>
      )}
    </>
  );
}
