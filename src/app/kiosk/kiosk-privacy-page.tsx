// The privacy notice of a kiosk, which belongs to nobody and has no mail program (spec screens §12).
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { PrivacyNotice } from '../shell/legal-pages';

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
