// A presentation on the control screen of a split kiosk, in the place of the viewer, which is on the other screen.
import { useEffect } from 'react';
import { useLocation } from '@tanstack/react-router';
import { RemoteControl } from '../../features/kiosk/split/RemoteControl';
import { homeHref, usePresentationId } from '../address/hrefs';
import { removeEarlyCover } from '../early/early';
import { KioskFrame } from './KioskFrame';
import { useKiosk } from '../../features/kiosk/kiosk-context';
import { useTakeAlong } from '../../features/kiosk/leaving';

export function RemotePage() {
  const { split, replacePage } = useKiosk();
  const { pathname } = useLocation();
  const id = usePresentationId() ?? '';
  const { onTakeAlong, code } = useTakeAlong(id);
  useEffect(removeEarlyCover, []);
  if (split === undefined) return null;
  return (
    <KioskFrame>
      {/* The show screen may open another presentation while this one asks whether to leave it. */}
      <RemoteControl
        key={pathname}
        link={split.link}
        path={pathname}
        homeHref={homeHref}
        onLeave={replacePage}
        onTakeAlong={onTakeAlong}
      />
      {code}
    </KioskFrame>
  );
}
