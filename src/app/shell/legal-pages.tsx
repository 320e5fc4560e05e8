// The static legal pages; their wording belongs to the operator, plain examples stand here (decision 31).
import { useTexts } from '../../platform/i18n';
import { useApp } from '../providers';

export function ImprintPage() {
  const { t } = useTexts();
  const { contacts, companyLink } = useApp().deployment;
  return (
    <article className="legal">
      <h1>{t('app.imprint')}</h1>
      <p>{companyLink.label}</p>
      <p>
        <a href={`mailto:${contacts.external}`}>{contacts.external}</a>
      </p>
    </article>
  );
}

export function PrivacyPage() {
  const { t, language } = useTexts();
  const changed = new Date(Date.UTC(2024, 8, 10));
  return (
    <article className="legal">
      <h1>{t('app.privacy')}</h1>
      <p>{t('app.privacyText.reading')}</p>
      <p>{t('app.privacyText.making')}</p>
      <p>{t('app.privacyText.keeping')}</p>
      <p>
        {t('app.privacyText.changed', {
          date: changed.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' }),
        })}
      </p>
    </article>
  );
}
