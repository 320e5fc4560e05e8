// The frame of a kiosk's pages: the way back, language switch and, by theme, a footer (spec screens §5 and §12). No link leaves the app: the address
// of another site is shown as a QR code.
import { useState, type ReactNode } from 'react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useTexts } from '../../platform/i18n/i18n';
import { homeHref, imprintHref } from '../address/hrefs';
import { Dialog } from '../../ui/Dialog';
import { QrCode } from '../../ui/QrCode';
import { IconFrame } from '../../ui/Icon';
import { useApp, useTheme } from '../providers';
import { LanguageSwitch } from '../shell/LanguageSwitch';
import { useRouteTitle } from '../shell/opened-page';
import '../shell/shell.css';
import '../../ui/styles/fonts.css';

interface KioskFrameProps {
  /** Shown in the main area instead of the route's page. */
  readonly children?: ReactNode;
}

export function KioskFrame({ children }: KioskFrameProps) {
  const { t } = useTexts();
  const { hasFooter } = useTheme();
  useRouteTitle();
  const isOverview = useLocation({ select: ({ pathname }) => pathname === '/' });
  return (
    <div className="page kiosk-page">
      <header className="top-bar kiosk-bar">
        {!isOverview && (
          <a className="kiosk-back" href={homeHref} draggable={false}>
            <IconFrame>
              <path d="M11.2 5.1A1.3 1.3 0 0 1 13 6.9l-3.8 3.8H19a1.3 1.3 0 0 1 0 2.6H9.2l3.8 3.8a1.3 1.3 0 0 1-1.8 1.8l-6-6a1.3 1.3 0 0 1 0-1.8Z" />
            </IconFrame>
            {t('kiosk.toStart')}
          </a>
        )}
        <LanguageSwitch inFull />
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
