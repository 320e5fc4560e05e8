// The secret that an authenticator app shares with the provider, as a picture to scan and as text to type.
import { useTexts } from '../../../platform/i18n/i18n';
import { QrCode } from '../../../ui/QrCode';
import './app-secret.css';

interface AppSecretProps {
  readonly secret: string;
  readonly username: string;
}

export function AppSecret({ secret, username }: AppSecretProps) {
  const { t } = useTexts();
  return (
    <div className="app-secret">
      <QrCode text={authenticatorAddress(secret, username)} label={t('session.setUp.picture')} />
      <p>
        {t('session.setUp.key')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}

/** Returns the address that authenticator apps read from a QR code (the Key URI format of the otpauth scheme). */
export function authenticatorAddress(secret: string, username: string): string {
  const issuer = 'Bookworm';
  const parameters = new URLSearchParams({ secret, issuer });
  return `otpauth://totp/${issuer}:${encodeURIComponent(username)}?${parameters}`;
}
