// Imprint, privacy, the company's link, the language once more, and what the content is (experience 2.2).
import { useTexts } from '../../platform/i18n';
import { useApp } from '../providers';
import { LanguageSwitch } from './LanguageSwitch';

export function Footer() {
  const { t } = useTexts();
  const { companyLink } = useApp().deployment;
  return (
    <footer className="footer">
      <p>{t('app.generated')}</p>
      <nav aria-label={t('app.footer')}>
        <a href="#/imprint">{t('app.imprint')}</a>
        <a href="#/privacy">{t('app.privacy')}</a>
        <a href={companyLink.url} rel="noopener noreferrer" target="_blank">
          {companyLink.label}
        </a>
      </nav>
      <LanguageSwitch />
    </footer>
  );
}
