// The card in place of a page whose address is unknown (spec screens §1), also with the page frame around it.
import { useEffect } from 'react';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { focusPageFromOutside, usePageTitle } from './opened-page';
import { PageFrame } from './PageFrame';

export function NotFoundCard() {
  const { t } = useTexts();
  return (
    <SpeechBubble mood="thinking">
      <h1>{t('app.notFound.title')}</h1>
      <p>{t('app.notFound.text')}</p>
      <Link className="button button-primary" to="/" activeOptions={{ exact: true }}>
        {t('app.notFound.home')}
      </Link>
    </SpeechBubble>
  );
}

/** For a route without the page frame, where the address has no id that could be one. */
export function UnknownPage() {
  const { t } = useTexts();
  usePageTitle(t('app.notFound.title'));
  // The navigation was over before this page had loaded.
  useEffect(focusPageFromOutside, []);
  return (
    <PageFrame>
      <NotFoundCard />
    </PageFrame>
  );
}
