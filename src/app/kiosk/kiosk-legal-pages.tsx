// The legal pages of a kiosk, which has no mail program (spec screens §12). Names and addresses are data of the deployment (spec
// contract §13).
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { LegalHeading, Operator, PrivacyNotice } from '../shell/legal-pages';

/** Who answers for the kiosk, and whom staff and visitors turn to. */
export function KioskImprintPage() {
  const { t } = useTexts();
  const { contacts } = useApp().deployment;
  return (
    <article className="legal" aria-labelledby="legal-title">
      <LegalHeading>{t('app.imprint')}</LegalHeading>
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

/** The privacy notice of a screen that belongs to nobody. */
export function KioskPrivacyPage() {
  const { t } = useTexts();
  const { contacts } = useApp().deployment;
  return (
    <PrivacyNotice
      reading={t('kiosk.reading')}
      contact={<span className="kiosk-address">{contacts.external}</span>}
    />
  );
}
