// Offers to install the app: through the browser's own install prompt, or by two manual steps on an iPad or iPhone.

import { useTexts } from '../../platform/i18n/i18n';
import type { InstallPrompt } from '../../platform/browser/install-prompt';
import { Snackbar } from '../../ui/Snackbar';
import { AddIcon, ShareIcon } from './share-icons';
import './install.css';
import { useReadable } from '../../ui/use-readable';

interface InstallOfferProps {
  readonly install: InstallPrompt;
  /** True when the person has dismissed the offer, now or on an earlier visit. */
  readonly isDismissed: boolean;
  /** Stores the dismissal. Called for every answer, so that nobody is asked twice. */
  readonly onDismiss: () => void;
}

/** Renders nothing when the app cannot be installed or the offer was dismissed. */
export function InstallOffer({ install, isDismissed, onDismiss }: InstallOfferProps) {
  const { t } = useTexts();
  const method = useReadable(install.method);
  if (method === 'none' || isDismissed) return null;
  const later = { label: t('notices.install.later'), onPress: onDismiss };
  if (method === 'manual')
    return (
      <Snackbar text={t('notices.install.text')} later={later}>
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
