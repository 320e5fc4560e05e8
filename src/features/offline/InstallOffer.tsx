// Offers to put the app on the home screen: with the browser's own question, or in two steps on an iPad or iPhone.
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { InstallPrompt } from '../../platform/browser/install-prompt';
import { Snackbar } from './Snackbar';
import { AddPicture, SharePicture } from './share-pictures';

interface InstallOfferProps {
  readonly install: InstallPrompt;
  /** The person waved it away, now or on an earlier visit. */
  readonly isDismissed: boolean;
  /** Remembers that; called for every answer, so that nobody is asked twice. */
  readonly onDismiss: () => void;
}

export function InstallOffer({ install, isDismissed, onDismiss }: InstallOfferProps) {
  const { t } = useTexts();
  const way = useSyncExternalStore(install.way.subscribe, install.way.get);
  if (way === 'none' || isDismissed) return null;
  const later = { label: t('offline.install.later'), onPress: onDismiss };
  if (way === 'by-hand')
    return (
      <Snackbar text={t('offline.install.text')} later={later}>
        <ol className="install-steps">
          <li>
            <SharePicture />
            {t('offline.install.share')}
          </li>
          <li>
            <AddPicture />
            {t('offline.install.add')}
          </li>
        </ol>
      </Snackbar>
    );
  const ask = () => {
    onDismiss();
    void install.ask();
  };
  return (
    <Snackbar
      text={t('offline.install.text')}
      action={{ label: t('offline.install.install'), onPress: ask }}
      later={later}
    />
  );
}
