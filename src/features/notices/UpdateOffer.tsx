// Offers a new version of the app and shows why an update is delayed. Never shows while a story plays, because updating
// reloads the page.
import { useState } from 'react';
import type { UpdateState } from '../../platform/service-worker/app-update';
import { useTexts } from '../../platform/i18n/i18n';
import type { AppUpdate } from '../../platform/service-worker/worker-client';
import { Snackbar } from '../../ui/Snackbar';
import { useReadable } from '../../ui/use-readable';

interface UpdateOfferProps {
  readonly appUpdate: Pick<AppUpdate, 'state' | 'apply'>;
  /** True when nothing plays and a reload would lose nothing that a person typed. */
  readonly mayInterrupt: boolean;
}

/** A dismissal lasts for this visit: the next start of the app installs the new version anyway, or asks again. */
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
