// Which of camera and microphone the kiosk has: only what needs a missing one disappears (spec screens §12).
import { useEffect, useState } from 'react';
import { watchPresentDevices, type PresentDevices } from '../../platform/browser/person-media/media-device';

/** Returns the devices that are there; both until that is known. */
export function usePresentDevices(): PresentDevices {
  const [present, setPresent] = useState<PresentDevices>({ camera: true, microphone: true });
  useEffect(() => watchPresentDevices(setPresent), []);
  return present;
}
