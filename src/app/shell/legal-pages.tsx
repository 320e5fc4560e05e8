// The legal pages (experience 1, 2.1): names, addresses and dates are the operator's, data of the variant (decision 31).
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import './legal.css';

export function ImprintPage() {
  const { t } = useTexts();
  const { legal, contacts, companyLink, domainName, variant } = useApp().deployment;
  return (
    <article className="legal" aria-labelledby="legal-title">
      <h1 id="legal-title">{t('app.imprint')}</h1>
      <h2>{t('legal.imprint.operator')}</h2>
      <address>
        <p>{legal.operator}</p>
        {legal.address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
      <h2>{t('legal.imprint.contact')}</h2>
      <ul>
        <li>
          <Letter to={contacts.external} />
        </li>
        <li>
          <a href={companyLink.url} rel="noopener noreferrer" target="_blank">
            {companyLink.label}
          </a>
        </li>
        <li>{domainName}</li>
      </ul>
      <p>{t('legal.imprint.ai')}</p>
      {/* A kiosk has no way back from a page that is not the app's. */}
      {variant !== 'museum' && (
        <p>
          <a href="licences.txt" target="_blank">
            {t('legal.imprint.licences')}
          </a>
        </p>
      )}
    </article>
  );
}

const parts = ['reading', 'saying', 'making', 'sharing', 'retention'] as const;

/** The privacy position (experience 1) in words that a visitor understands. */
export function PrivacyPage() {
  const { t, language } = useTexts();
  const { legal, contacts } = useApp().deployment;
  const changed = new Date(legal.privacyChanged);
  return (
    <article className="legal" aria-labelledby="legal-title">
      <h1 id="legal-title">{t('app.privacy')}</h1>
      {parts.map((part) => (
        <Part key={part} title={t(`legal.privacy.${part}Title`)}>
          {t(`legal.privacy.${part}`)}
        </Part>
      ))}
      <p>
        {t('legal.privacy.asking')} <Letter to={contacts.external} />
      </p>
      <p>
        {t('legal.privacy.changed', {
          date: changed.toLocaleDateString(language === 'en' ? 'en-GB' : 'de', {
            dateStyle: 'long',
            timeZone: 'UTC',
          }),
        })}
      </p>
    </article>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}

function Letter({ to }: { readonly to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
