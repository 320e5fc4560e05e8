// The legal pages (spec screens §1, §2). The operator's names, addresses and dates are data of the variant (spec contract §13).
import type { ReactNode } from 'react';
import type { InterfaceLanguage } from '../../contract/languages';
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { CopyDiagnostics } from './fallback-cards';
import './shell.css';

export function ImprintPage() {
  const { t } = useTexts();
  const { contacts, companyLink, domainName } = useApp().deployment;
  return (
    <article className="legal" aria-labelledby="legal-title">
      <h1 id="legal-title">{t('app.imprint')}</h1>
      <Operator />
      <h2>{t('legal.imprint.contact')}</h2>
      <ul>
        <li>
          <MailLink to={contacts.external} />
        </li>
        <li>
          <a href={companyLink.url} rel="noopener noreferrer" target="_blank">
            {companyLink.label}
          </a>
        </li>
        <li>{domainName}</li>
      </ul>
      <h2>{t('legal.imprint.support')}</h2>
      <p>{t('legal.imprint.diagnostics')}</p>
      <p>
        <CopyDiagnostics />
      </p>
      <p>{t('legal.imprint.ai')}</p>
      <p>
        <a href="licences.txt" target="_blank">
          {t('legal.imprint.licences')}
        </a>
      </p>
    </article>
  );
}

/** Who answers for the app, in an imprint. */
export function Operator() {
  const { t } = useTexts();
  const { operator, address } = useApp().deployment.legal;
  return (
    <>
      <h2>{t('legal.imprint.operator')}</h2>
      <address>
        <p>{operator}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </address>
    </>
  );
}

/** How dates are written, by the language of the interface. */
const dateLocales: Readonly<Record<InterfaceLanguage, string>> = { de: 'de', en: 'en-GB' };

const sections = ['sending', 'making', 'sharing', 'retention'] as const;

export function PrivacyPage() {
  const { t } = useTexts();
  const { contacts } = useApp().deployment;
  return <PrivacyNotice reading={t('legal.privacy.reading')} contact={<MailLink to={contacts.external} />} />;
}

interface PrivacyNoticeProps {
  /** What reading leaves on the device. */
  readonly reading: string;
  /** The address for questions. */
  readonly contact: ReactNode;
}

/** The privacy notice (spec screens §2) in plain language. */
export function PrivacyNotice({ reading, contact }: PrivacyNoticeProps) {
  const { t, language } = useTexts();
  const { legal } = useApp().deployment;
  const changed = new Date(legal.privacyChanged);
  return (
    <article className="legal" aria-labelledby="legal-title">
      <h1 id="legal-title">{t('app.privacy')}</h1>
      <Section title={t('legal.privacy.readingTitle')}>{reading}</Section>
      {sections.map((section) => (
        <Section key={section} title={t(`legal.privacy.${section}Title`)}>
          {t(`legal.privacy.${section}`)}
        </Section>
      ))}
      <p>
        {t('legal.privacy.contact')} {contact}
      </p>
      <p>
        {t('legal.privacy.changed', {
          date: changed.toLocaleDateString(dateLocales[language], {
            dateStyle: 'long',
            timeZone: 'UTC',
          }),
        })}
      </p>
    </article>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}

function MailLink({ to }: { readonly to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
