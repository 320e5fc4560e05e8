// What the worker and the browser have to offer, in a quiet bar: a new version, a place on the home screen.
// Loaded after the first paint; starts the worker.
import { useEffect, useState, useSyncExternalStore } from 'react';
import { InstallOffer } from '../features/offline/InstallOffer';
import { UpdateOffer } from '../features/offline/UpdateOffer';
import { readSetting, writeSetting } from '../platform/device-store';
import { report } from '../platform/report';
import { useApp } from './providers';

export function OfflineBar() {
  const { keeper, install, playing } = useApp();
  const isPlaying = useSyncExternalStore(playing.subscribe, playing.get);
  const [isDismissed, dismiss] = useDismissal();
  useEffect(() => {
    void keeper.start();
  }, [keeper]);
  return (
    <>
      <UpdateOffer keeper={keeper} idle={!isPlaying} />
      {!isPlaying && <InstallOffer install={install} isDismissed={isDismissed} onDismiss={dismiss} />}
    </>
  );
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
