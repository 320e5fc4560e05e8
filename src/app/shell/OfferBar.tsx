// Offers a new version and the installation in a snackbar, and warns when the device stores no stories or no reading positions.
// Loaded after the first paint, with what else waits for that.
import { useEffect, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import {
  InsecureAddress,
  InstallOffer,
  StorageUnavailable,
  UpdateOffer,
} from '../../features/notices/notices';
import * as limits from '../../contract/limits';
import { isAvailableOffline } from '../../features/offline/save-status';
import { readSetting, writeSetting } from '../../platform/storage/device-settings';
import { browserIdleDeps, onceIdle, followLaunches } from '../../platform/browser/page-events';
import { report } from '../../platform/browser/report';
import { holdPicturesStill } from '../../platform/browser/still-pictures';
import { startLoad } from '../../platform/browser/use-resource';
import { followTypedText } from '../../platform/browser/unsaved-work';
import { screenOf } from '../address/screen-of';
import { dismissTooltips } from '../../ui/dismiss-tooltips';
import { useApp } from '../providers';
import '../../ui/styles/forced-colors.css';
import { useReadable } from '../../ui/use-readable';

export function OfferBar() {
  const { appUpdate, install, pageBusy, unsavedWork, positions, policy } = useApp();
  const isPageBusy = useReadable(pageBusy);
  const hasUnsavedWork = useReadable(unsavedWork);
  useEffect(() => followTypedText(document, unsavedWork.hold), [unsavedWork]);
  useEffect(() => dismissTooltips(document), []);
  useEffect(() => followLaunches((hash) => (location.hash = hash)), []);
  useEffect(() => holdPicturesStill(document), []);
  const [isDismissed, dismiss] = useDismissal();
  const isInStory = useLocation({ select: ({ pathname }) => screenOf(`#${pathname}`).name === 'story' });
  const hasSavedStory = useHasSavedStory();
  useUpdateByItself();
  return (
    <>
      {policy.offersUpdates && (
        <UpdateOffer appUpdate={appUpdate} mayInterrupt={!isPageBusy && !isInStory && !hasUnsavedWork} />
      )}
      {!isSecureContext && policy.offersSaving && !isInStory && (
        <InsecureAddress onAsk={() => (location.hash = '#/offline')} />
      )}
      {!isInStory && <StorageUnavailable hasFailed={positions.hasFailed} />}
      {hasSavedStory && !isInStory && (
        <InstallOffer install={install} isDismissed={isDismissed} onDismiss={dismiss} />
      )}
    </>
  );
}

/** Applies a new version where nobody is asked, once nobody uses the page. */
function useUpdateByItself(): void {
  const { appUpdate, pageBusy, policy } = useApp();
  const { offersUpdates } = policy;
  const update = useReadable(appUpdate.state);
  useEffect(() => {
    if (offersUpdates || update !== 'offered') return undefined;
    return onceIdle({ ...browserIdleDeps(), pageBusy }, limits.update.applyAfterIdle, appUpdate.apply);
  }, [appUpdate, pageBusy, offersUpdates, update]);
}

/** Returns whether a story is saved that plays without a network. The installation is offered only then. */
function useHasSavedStory(): boolean {
  const { saved } = useApp().downloads;
  return useReadable(saved, (all) => [...all.values()].some(isAvailableOffline));
}

/**
 * Returns whether the installation offer was dismissed, and a function that dismisses it. True until the stored setting has
 * been read, so that nothing is offered before.
 */
function useDismissal(): [boolean, () => void] {
  const [isDismissed, setDismissed] = useState(true);
  useEffect(
    () =>
      startLoad(() => readSetting('installOfferDismissed'), {
        where: 'install offer',
        onLoaded: setDismissed,
      }).stop,
    [],
  );
  const dismiss = () => {
    setDismissed(true);
    writeSetting('installOfferDismissed', true).catch((error: unknown) => report(error, 'install offer'));
  };
  return [isDismissed, dismiss];
}
