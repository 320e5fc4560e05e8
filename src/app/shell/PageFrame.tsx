// The page frame: header, main area and footer (spec screens §1, §2).
import type { ReactNode } from 'react';
import { Link, Outlet } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { useTheme, useApp } from '../providers';
import { useRouteTitle } from './opened-page';
import { TopBar } from './TopBar';
import { LanguageSwitch } from './LanguageSwitch';
import './shell.css';
import '../../ui/styles/fonts.css';

interface PageFrameProps {
  /** Shown in the main area instead of the route's page. */
  readonly children?: ReactNode;
}

export function PageFrame({ children }: PageFrameProps) {
  const { t } = useTexts();
  const { hasFooter } = useTheme();
  useRouteTitle();
  return (
    <div className="page">
      <a
        className="skip-link"
        href="#main"
        onClick={(event) => {
          // The hash is the route's, so the link moves the focus by script.
          event.preventDefault();
          document.getElementById('main')?.focus();
        }}
      >
        {t('app.skipToContent')}
      </a>
      <TopBar />
      <main id="main" className="page-main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      {hasFooter && <Footer />}
    </div>
  );
}

/** A note on the content, imprint, privacy, the company's link and the language switch, as far as the theme shows them. */
function Footer() {
  const { t } = useTexts();
  const { companyLink } = useApp().deployment;
  const { hasImprint, privacyHref } = useTheme();
  return (
    <footer className="footer">
      <p>{t('app.generated')}</p>
      <nav aria-label={t('app.footer')}>
        {hasImprint && <Link to="/imprint">{t('app.imprint')}</Link>}
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
