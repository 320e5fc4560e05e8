// The notices of the app. They offer a new version and the installation. They warn where the address, or the device's storage, does not
// let it keep anything.
import { useState } from 'react';
import type { UpdateState } from '../../platform/service-worker/app-update';
import { useTexts } from '../../platform/i18n/i18n';
import type { AppUpdate } from '../../platform/service-worker/worker-client';
import { Snackbar } from '../../ui/Snackbar';
import { useReadable } from '../../ui/use-readable';
import type { InstallPrompt } from '../../platform/browser/install-prompt';
import type { Readable } from '../../base/readable';
import './install.css';

interface UpdateOfferProps {
  readonly appUpdate: Pick<AppUpdate, 'state' | 'apply'>;
  /** True when nothing plays and a reload would lose nothing that a person typed. */
  readonly mayInterrupt: boolean;
}

/**
 * Offers a new version and shows why an update is delayed. Never shows while a story plays, because updating reloads the page. A
 * dismissal lasts for this visit: the next start of the app installs the new version anyway, or asks again.
 */
export function UpdateOffer({ appUpdate, mayInterrupt }: UpdateOfferProps) {
  const { t } = useTexts();
  const [dismissed, dismiss] = useState<UpdateState>('none');
  const state = useReadable(appUpdate.state);
  if (!mayInterrupt || state === dismissed) return null;
  switch (state) {
    case 'none':
      return null;
    case 'offered':
      return (
        <Snackbar
          text={t('notices.update.text')}
          action={{ label: t('notices.update.apply'), onPress: appUpdate.apply }}
          later={{ label: t('notices.update.later'), onPress: () => dismiss(state) }}
        />
      );
    case 'loading':
      return <Snackbar text={t('notices.update.loading')} />;
    case 'blocked':
      return (
        <Snackbar
          text={t('notices.update.blocked')}
          later={{ label: t('notices.ok'), onPress: () => dismiss(state) }}
        />
      );
  }
}

interface InstallOfferProps {
  readonly install: InstallPrompt;
  /** True when the person has dismissed the offer, now or on an earlier visit. */
  readonly isDismissed: boolean;
  /** Stores the dismissal. Called for every answer, so that nobody is asked twice. */
  readonly onDismiss: () => void;
}

/**
 * Offers to install the app: through the browser's own install prompt, or by two manual steps on an iPad or iPhone. Renders nothing when
 * the app cannot be installed or the offer was dismissed.
 */
export function InstallOffer({ install, isDismissed, onDismiss }: InstallOfferProps) {
  const { t } = useTexts();
  const method = useReadable(install.method);
  if (method === 'none' || isDismissed) return null;
  const later = { label: t('notices.install.later'), onPress: onDismiss };
  if (method === 'manual')
    return (
      <Snackbar text={t('notices.install.text')} later={later}>
        {install.separateStorage === 'once-installed' && (
          <p className="install-note">{t('notices.install.ownStorage')}</p>
        )}
        <ol className="install-steps">
          <li>
            <ShareIcon />
            {t('notices.install.share')}
          </li>
          <li>
            <AddIcon />
            {t('notices.install.add')}
          </li>
        </ol>
      </Snackbar>
    );
  const showPrompt = () => {
    onDismiss();
    void install.ask();
  };
  return (
    <Snackbar
      text={t('notices.install.text')}
      action={{ label: t('notices.install.install'), onPress: showPrompt }}
      later={later}
    />
  );
}

/** Draws Safari's share icon, as a person has to find it on an iPad: a box with an arrow pointing out of it. */
function ShareIcon() {
  return (
    <svg className="install-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className="install-icon-background" x="1" y="1" width="46" height="46" rx="11" />
      <path d="M17 21h-3v17h20V21h-3" />
      <path d="M24 30V9m-6 6l6-6 6 6" />
    </svg>
  );
}

/** Draws Safari's add icon: a square with a plus in it. */
function AddIcon() {
  return (
    <svg className="install-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <rect className="install-icon-background" x="1" y="1" width="46" height="46" rx="11" />
      <rect x="12" y="12" width="24" height="24" rx="6" />
      <path d="M24 18v12m-6-6h12" />
    </svg>
  );
}

interface InsecureAddressProps {
  /** Opens the page that says what to do. */
  readonly onAsk: () => void;
}

/** Says that no story can be kept, since the browser allows that at https and localhost alone. A dismissal lasts for this visit. */
export function InsecureAddress({ onAsk }: InsecureAddressProps) {
  const { t } = useTexts();
  const [isDismissed, setDismissed] = useState(false);
  if (isDismissed) return null;
  const ask = () => {
    setDismissed(true);
    onAsk();
  };
  return (
    <Snackbar
      text={t('notices.insecure.text')}
      action={{ label: t('notices.insecure.how'), onPress: ask }}
      later={{ label: t('notices.ok'), onPress: () => setDismissed(true) }}
    />
  );
}

interface StorageUnavailableProps {
  /** True once the storage has failed. */
  readonly hasFailed: Readable<boolean>;
}

/** Says once that the device's storage cannot be used. Reading remains possible. */
export function StorageUnavailable({ hasFailed }: StorageUnavailableProps) {
  const { t } = useTexts();
  const [isDismissed, setDismissed] = useState(false);
  const isStorageUnavailable = useReadable(hasFailed);
  if (!isStorageUnavailable || isDismissed) return null;
  return (
    <Snackbar
      text={t('notices.storageUnavailable')}
      later={{ label: t('notices.ok'), onPress: () => setDismissed(true) }}
    />
  );
}
