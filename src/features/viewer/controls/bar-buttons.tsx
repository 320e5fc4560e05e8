// The buttons of the bar that are components of their own, each of which renders alone.
import { memo, useSyncExternalStore } from 'react';
import type { Command, Flash } from './use-commands';
import { PlayerButton, type PlayerButtonProps } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';
import { useTexts } from '../../../platform/i18n/i18n';
import type { ViewChoice } from './use-view-choice';
import {
  canFillScreen,
  fillsScreen,
  onFullScreenChange,
  toggleFullScreen,
} from '../../../platform/browser/screen';
import { report } from '../../../platform/browser/report';
import { Icon } from '../../../ui/Icon';

interface CommandButtonProps extends Omit<PlayerButtonProps, 'flashes' | 'onClick'> {
  readonly flash: Flash;
  readonly command: Command;
  readonly onCommand: (command: Command) => void;
  /** Another command for which it flashes. */
  readonly flashesFor?: Command;
}

/**
 * A button that gives a command, and flashes when it is given by tap or by key. Renders again only when its own props change: a slide
 * that changes must leave time for its frames.
 */
export const CommandButton = memo(function CommandButton(props: CommandButtonProps) {
  const { flash, command, onCommand, flashesFor, ...button } = props;
  const flashes = useReadable(
    flash,
    (given) => given !== undefined && (given === command || given === flashesFor),
  );
  return <PlayerButton {...button} onClick={() => onCommand(command)} flashes={flashes} />;
});

/** Switches between book and slides; position and playback stay the same (spec book §2). */
export const ViewSwitch = memo(function ViewSwitch({ view, onView }: ViewChoice) {
  const { t } = useTexts();
  const other = view === 'book' ? 'slides' : 'book';
  return (
    <div className="viewer-view-switch">
      <PlayerButton
        icon={other}
        label={t(other === 'book' ? 'viewer.readAsBook' : 'viewer.watchAsSlides')}
        onClick={() => onView(other)}
        flashes={false}
      />
    </div>
  );
});

/** Renders the book's options; nothing for slides. */
export const BookOptions = memo(function BookOptions({
  view,
  linear,
  onLinear,
  pausesAfterPage,
  onPausesAfterPage,
}: ViewChoice) {
  const { t } = useTexts();
  if (view !== 'book') return null;
  return (
    <>
      <PlayerButton
        icon="larger-text"
        label={t('viewer.largerText')}
        pressed={linear}
        onClick={() => onLinear(!linear)}
        flashes={false}
      />
      <PlayerButton
        icon="page-pause"
        label={t('viewer.pauseAfterPage')}
        pressed={pausesAfterPage}
        onClick={() => onPausesAfterPage(!pausesAfterPage)}
        flashes={false}
      />
    </>
  );
});

/** Toggles full screen for the player; renders nothing where the device does not support it. */
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

interface HomeLinkProps {
  readonly href: string;
  readonly onHome: () => void;
}

/** The link to the home page, shown in every state. It is a link so that it can also be opened in a new tab. */
export function HomeLink({ href, onHome }: HomeLinkProps) {
  const { t } = useTexts();
  return (
    <a
      className="icon-button player-button"
      href={href}
      aria-label={t('viewer.home')}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onHome();
      }}
    >
      <Icon name="home" />
      <span className="tooltip" aria-hidden="true">
        {t('viewer.home')}
      </span>
    </a>
  );
}
