// Says that the presentation is new and links to the page that publishes it (spec screens §4).
// Reads neither route nor session.
import type { ComponentProps } from 'react';
import { useTexts } from '../../platform/i18n/i18n';

/** The properties of a link to the page that publishes a presentation at once. */
export type PublishLink = Pick<ComponentProps<'a'>, 'href' | 'onClick'>;

interface NewPresentationNoticeProps {
  /** Undefined for people who may not publish. */
  readonly publishLink: PublishLink | undefined;
}

export function NewPresentationNotice({ publishLink }: NewPresentationNoticeProps) {
  const { t } = useTexts();
  return (
    <>
      <p>{t('viewer.isNew')}</p>
      {publishLink !== undefined && (
        <a className="button button-primary" {...publishLink}>
          {t('app.pages.publish')}
        </a>
      )}
    </>
  );
}
