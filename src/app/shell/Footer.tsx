// Imprint, privacy, the company's link, the language once more, and what the content is (experience 2.2): as far as the
// theme shows them.
import { useTexts } from '../../platform/i18n/i18n';
import { useApp, useTheme } from '../providers';
import { LanguageSwitch } from './LanguageSwitch';

export function Footer() {
  const { t } = useTexts();
  const { companyLink } = useApp().deployment;
  const { hasImprint, privacyHref, hasLanguageSwitch } = useTheme();
  return (
    <footer className="footer">
      <p>{t('app.generated')}</p>
      <nav aria-label={t('app.footer')}>
        {hasImprint && <a href="#/imprint">{t('app.imprint')}</a>}
        <a href={privacyHref} {...leavingFor(privacyHref)}>
          {t('app.privacy')}
        </a>
        <a href={companyLink.url} {...leavingFor(companyLink.url)}>
          {companyLink.label}
        </a>
      </nav>
      {hasLanguageSwitch && <LanguageSwitch />}
    </footer>
  );
}

/** A page of somebody else opens beside ours, and learns nothing of it. */
const leavingFor = (href: string) =>
  href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
