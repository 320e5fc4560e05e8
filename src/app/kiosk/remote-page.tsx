// A presentation on the control screen of a split kiosk, in the place of the viewer, which is on the other screen.
import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { RemoteControl } from '../../features/kiosk/split/RemoteControl';
import { removeEarlyCover } from '../early/early';
import { KioskFrame } from './KioskFrame';
import { useKiosk } from './use-kiosk';

export function RemotePage() {
  const { split } = useKiosk();
  const { pathname } = useLocation();
  useEffect(removeEarlyCover, []);
  if (split === undefined) return null;
  return (
    <KioskFrame>
      <RemoteControl link={split.link} path={pathname} homeHref="#/" />
    </KioskFrame>
  );
}
