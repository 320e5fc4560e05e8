// The page frame: header, main area and footer (spec screens §1, §2).
import type { ReactNode } from 'react';
import { Outlet } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { useTheme } from '../providers';
import { Footer } from './Footer';
import { useRouteTitle } from './page-title';
import { TopBar } from './TopBar';
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
