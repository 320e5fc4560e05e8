// The footer (spec screens §2): a note on the content, imprint, privacy, the company's link and the language switch, as far as
// the theme shows them.
import { useTexts } from '../../platform/i18n/i18n';
import { imprintHref } from '../address/hrefs';
import { useApp, useTheme } from '../providers';
import { LanguageSwitch } from './LanguageSwitch';

export function Footer() {
  const { t } = useTexts();
  const { companyLink } = useApp().deployment;
  const { hasImprint, privacyHref } = useTheme();
  return (
    <footer className="footer">
      <p>{t('app.generated')}</p>
      <nav aria-label={t('app.footer')}>
        {hasImprint && <a href={imprintHref}>{t('app.imprint')}</a>}
        <a href={privacyHref} {...linkAttributesOf(privacyHref)}>
          {t('app.privacy')}
        </a>
        <a href={companyLink.url} {...linkAttributesOf(companyLink.url)}>
          {companyLink.label}
        </a>
      </nav>
      <LanguageSwitch />
    </footer>
  );
}

/** Returns the attributes of a link: an external page opens in a new tab and gets neither opener nor referrer. */
const linkAttributesOf = (href: string) =>
  href.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' };
