// What the worker and the browser have to offer, in a quiet bar: a new version, a place on the home screen.
// Loaded after the first paint; starts the worker and the sending of ratings.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '@tanstack/react-router';
import { InstallOffer } from '../../features/offline/InstallOffer';
import { StorageUnavailable } from '../../features/offline/StorageUnavailable';
import { limits } from '../../contract/limits';
import { isHere } from '../../features/offline/save-status';
import { UpdateOffer } from '../../features/offline/UpdateOffer';
import { useAboutSaved } from '../../features/offline/use-saved';
import { readSetting, writeSetting } from '../../platform/storage/device-store';
import { browserIdle, onceIdle } from '../../platform/browser/idle';
import { report } from '../../platform/browser/report';
import { firstScreenOf } from '../start/early';
import { useApp } from '../providers';

export function OfflineBar() {
  const { downloads, outbox, reach, install, playing, positions, isKiosk } = useApp();
  const isPlaying = useSyncExternalStore(playing.subscribe, playing.get);
  const [isDismissed, dismiss] = useDismissal();
  const isInStory = useLocation({ select: ({ pathname }) => firstScreenOf(`#${pathname}`).name === 'story' });
  const hasKept = useHasKept();
  useEffect(() => {
    void downloads.start();
    outbox.start();
  }, [downloads, outbox]);
  useKioskUpdate();
  // A service that answers again brings no event of the browser's.
  useEffect(
    () =>
      reach.subscribe(() => {
        if (reach.get()) downloads.resumeAll();
      }),
    [downloads, reach],
  );
  return (
    <>
      {!isKiosk && <UpdateOffer downloads={downloads} idle={!isPlaying && !isInStory} />}
      {!isInStory && <StorageUnavailable trouble={positions.trouble} />}
      {hasKept && !isInStory && (
        <InstallOffer install={install} isDismissed={isDismissed} onDismiss={dismiss} />
      )}
    </>
  );
}

/** The kiosk takes a new version by itself, once nobody is there. */
function useKioskUpdate(): void {
  const { downloads, playing, isKiosk } = useApp();
  const update = useSyncExternalStore(downloads.update.subscribe, downloads.update.get);
  useEffect(() => {
    if (!isKiosk || update !== 'offered') return undefined;
    return onceIdle({ ...browserIdle(), playing }, limits.update.kioskIdle, downloads.applyUpdate);
  }, [downloads, playing, isKiosk, update]);
}

/** The app has shown what it is good for: a story that plays without network is here. */
function useHasKept(): boolean {
  const { saved } = useApp().downloads;
  return useAboutSaved(saved, (all) => [...all.values()].some(isHere));
}

/** Until the device's memory has spoken, nobody is asked anything. */
function useDismissal(): [boolean, () => void] {
  const [isDismissed, setDismissed] = useState(true);
  useEffect(() => {
    let isHere = true;
    readSetting('installOfferDismissed').then(
      (remembered) => {
        if (isHere) setDismissed(remembered);
      },
      (error: unknown) => report(error, 'install offer'),
    );
    return () => {
      isHere = false;
    };
  }, []);
  const dismiss = () => {
    setDismissed(true);
    writeSetting('installOfferDismissed', true).catch((error: unknown) => report(error, 'install offer'));
  };
  return [isDismissed, dismiss];
}
