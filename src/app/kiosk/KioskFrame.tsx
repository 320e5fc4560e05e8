// The frame of a kiosk's pages: logo, language switch and, by theme, a footer (spec screens §5 and §12). No link leaves the app: the address
// of another site is shown as a QR code.
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { homeHref, imprintHref } from '../address/hrefs';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';
import { Logo } from '../../ui/drawings/Logo';
import { useApp, useTheme } from '../providers';
import { LanguageSwitch } from '../shell/LanguageSwitch';
import { useRouteTitle } from '../shell/opened-page';
import '../shell/shell.css';
import '../../ui/styles/fonts.css';

/** Long texts without a button that leads on: the way back stands in the bar, where it is seen without scrolling. */
const legalPaths: readonly string[] = ['/imprint', '/privacy'];

interface KioskFrameProps {
  /** Shown in the main area instead of the route's page. */
  readonly children?: ReactNode;
}

export function KioskFrame({ children }: KioskFrameProps) {
  const { t } = useTexts();
  const { logo, hasFooter } = useTheme();
  useRouteTitle();
  const isLegalPage = useLocation({ select: ({ pathname }) => legalPaths.includes(pathname) });
  return (
    <div className="page kiosk-page">
      <header className="top-bar kiosk-bar">
        <a className="top-bar-home" href={homeHref} draggable={false}>
          <Logo name={logo} />
          <span>{t('app.name')}</span>
        </a>
        {isLegalPage && (
          <a className="button" href={homeHref} draggable={false}>
            {t('kiosk.toStart')}
          </a>
        )}
        <LanguageSwitch />
      </header>
      <main id="main" className="page-main" tabIndex={-1}>
        {children ?? <Outlet />}
      </main>
      <Footer isShort={!hasFooter} />
    </div>
  );
}

/** A theme without a footer still says who answers for the screen, and where privacy is explained. */
function Footer({ isShort }: { readonly isShort: boolean }) {
  const { t } = useTexts();
  const { companyLink } = useApp().deployment;
  const { hasImprint, privacyHref } = useTheme();
  return (
    <footer className="footer kiosk-footer">
      {!isShort && <p>{t('app.generated')}</p>}
      <nav aria-label={t('app.footer')}>
        {(hasImprint || isShort) && <a href={imprintHref}>{t('app.imprint')}</a>}
        <FooterLink href={privacyHref} label={t('app.privacy')} />
        {!isShort && <FooterLink href={companyLink.url} label={companyLink.label} />}
      </nav>
    </footer>
  );
}

/** A page of the app, or the address of another site as a QR code. */
function FooterLink({ href, label }: { readonly href: string; readonly label: string }) {
  const [isOpen, setOpen] = useState(false);
  if (href.startsWith('#')) return <a href={href}>{label}</a>;
  return (
    <>
      <button type="button" className="kiosk-footer-button" onClick={() => setOpen(true)}>
        {label}
      </button>
      {isOpen && <ExternalLinkDialog href={href} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExternalLinkDialog({ href, onClose }: { readonly href: string; readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('kiosk.externalLink.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="qr-code-with-text">
        <p>{t('kiosk.externalLink.text')}</p>
        <p className="kiosk-address">{href}</p>
        <QrCode text={href} label={t('kiosk.externalLink.code')} />
      </div>
    </Dialog>
  );
}
