// The imprint of a kiosk: who answers for it, and whom staff and visitors turn to (spec screens §12). Names and addresses are data
// of the deployment (spec contract §13).
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { Operator } from '../shell/legal-pages';

export function KioskImprintPage() {
  const { t } = useTexts();
  const { contacts } = useApp().deployment;
  return (
    <article className="legal" aria-labelledby="legal-title">
      <h1 id="legal-title">{t('app.imprint')}</h1>
      <Operator />
      <h2>{t('kiosk.contacts.external')}</h2>
      <p>{t('kiosk.contacts.externalText')}</p>
      <p className="kiosk-address">{contacts.external}</p>
      <h2>{t('kiosk.contacts.internal')}</h2>
      <p>{t('kiosk.contacts.internalText')}</p>
      <p className="kiosk-address">{contacts.internal}</p>
      <p>{t('legal.imprint.ai')}</p>
    </article>
  );
}
