// Which of camera and microphone the kiosk has: only what needs a missing one disappears (spec screens §12).
import { useEffect, useState } from 'react';
import {
  watchAvailableDevices,
  type AvailableDevices,
} from '../../platform/browser/person-media/media-device';

/** Returns the devices that are there; undefined until that is known. */
export function useAvailableDevices(): AvailableDevices | undefined {
  const [available, setAvailable] = useState<AvailableDevices>();
  useEffect(() => watchAvailableDevices(setAvailable), []);
  return available;
}
