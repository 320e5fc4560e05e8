// Offers a new version. Never while a story plays, since loading it reloads the page.
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n';
import type { StoryKeeper } from '../../platform/service-worker';
import { QuietBar } from './QuietBar';

interface UpdateOfferProps {
  readonly keeper: Pick<StoryKeeper, 'updateReady' | 'applyUpdate'>;
  /** Nothing plays, and nothing that a person typed would be lost. */
  readonly idle: boolean;
}

/** `Later` is for this visit: the next start of the app brings the new version anyway, or asks again. */
export function UpdateOffer({ keeper, idle }: UpdateOfferProps) {
  const { t } = useTexts();
  const [isLater, setLater] = useState(false);
  const isReady = useSyncExternalStore(keeper.updateReady.subscribe, keeper.updateReady.get);
  if (!isReady || !idle || isLater) return null;
  return (
    <QuietBar
      text={t('offline.update.text')}
      action={{ label: t('offline.update.apply'), onPress: () => keeper.applyUpdate() }}
      later={{ label: t('offline.update.later'), onPress: () => setLater(true) }}
    />
  );
}
