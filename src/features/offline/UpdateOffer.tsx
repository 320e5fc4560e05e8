// Offers a new version, and says why it takes its time. Never while a story plays, since loading it reloads the page.
import { useState, useSyncExternalStore } from 'react';
import type { UpdateState } from '../../platform/service-worker/app-update';
import { useTexts } from '../../platform/i18n/i18n';
import type { Downloads } from '../../platform/service-worker/service-worker';
import { Snackbar } from './Snackbar';

interface UpdateOfferProps {
  readonly downloads: Pick<Downloads, 'update' | 'applyUpdate'>;
  /** Nothing plays, and nothing that a person typed would be lost. */
  readonly idle: boolean;
}

/** What was waved away is so for this visit: the next start of the app brings the new version anyway, or asks again. */
export function UpdateOffer({ downloads, idle }: UpdateOfferProps) {
  const { t } = useTexts();
  const [wavedAway, waveAway] = useState<UpdateState>('none');
  const state = useSyncExternalStore(downloads.update.subscribe, downloads.update.get);
  if (!idle || state === wavedAway) return null;
  switch (state) {
    case 'none':
      return null;
    case 'offered':
      return (
        <Snackbar
          text={t('offline.update.text')}
          action={{ label: t('offline.update.apply'), onPress: downloads.applyUpdate }}
          later={{ label: t('offline.update.later'), onPress: () => waveAway(state) }}
        />
      );
    case 'loading':
      return <Snackbar text={t('offline.update.loading')} />;
    case 'held-up':
      return (
        <Snackbar
          text={t('offline.update.blocked')}
          later={{ label: t('offline.fine'), onPress: () => waveAway(state) }}
        />
      );
  }
}
