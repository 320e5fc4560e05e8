// Toggles full screen for the player; renders nothing where the device does not support it.
import { memo, useSyncExternalStore } from 'react';
import {
  canFillScreen,
  fillsScreen,
  onFullScreenChange,
  toggleFullScreen,
} from '../../../platform/browser/full-screen';
import { useTexts } from '../../../platform/i18n/i18n';
import { report } from '../../../platform/browser/report';
import { PlayerButton } from '../../../ui/PlayerButton';

export const FullScreenButton = memo(function FullScreenButton({
  root,
}: {
  readonly root: { readonly current: HTMLElement | null };
}) {
  const { t } = useTexts();
  const full = useSyncExternalStore(onFullScreenChange, fillsScreen);
  if (!canFillScreen()) return null;
  const toggle = (): void => {
    if (root.current === null) return;
    toggleFullScreen(root.current).catch((error: unknown) => report(error, 'viewer: full screen'));
  };
  return (
    <PlayerButton
      icon={full ? 'leave-fullscreen' : 'fullscreen'}
      label={t(full ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
      onClick={toggle}
      flashes={false}
    />
  );
});
