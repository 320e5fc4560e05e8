// The legal pages (spec screens §1, §2). The operator's names, addresses and dates are data of the variant (spec contract §13).
import type { ReactNode } from 'react';
import { Worm } from '../../ui/drawings/Worm';
import type { InterfaceLanguage } from '../../contract/languages';
import { useTexts } from '../../platform/i18n/i18n';
import { useApp } from '../providers';
import { CopyDiagnostics } from './fallback-cards';
import './shell.css';

export function ImprintPage() {
  const { t } = useTexts();
  const { contacts, companyLink } = useApp().deployment;
  return (
    <article className="legal" aria-labelledby="legal-title">
      <LegalHeading>{t('app.imprint')}</LegalHeading>
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
      <LegalHeading>{t('app.privacy')}</LegalHeading>
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

/** The heading of a legal page, on a board with the worm and its books. */
export function LegalHeading({ children }: { readonly children: ReactNode }) {
  return (
    <div className="legal-shelf">
      <h1 id="legal-title">{children}</h1>
      <Worm />
      <svg aria-hidden="true" viewBox="0 0 96 72" focusable="false">
        <path d="M0 8h20v64H0z" fill="#b8432b" />
        <path d="M22 18h16v54H22z" fill="#2f7d78" />
        <path d="M40 2h22v70H40z" fill="#e0a94a" />
        <path d="M66 22l15-4 15 50-15 4z" fill="#4d6a9a" />
        <path
          d="M5 20h10M5 25h10M45 14h12M45 60h12M26 30h8M73 32l7-2"
          stroke="#fffaf0"
          strokeWidth="3"
          opacity=".7"
        />
      </svg>
    </div>
  );
}

function MailLink({ to }: { readonly to: string }) {
  return <a href={`mailto:${to}`}>{to}</a>;
}
