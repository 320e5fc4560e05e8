// The buttons by state (spec player §2): only Play in FIRST_SLIDE_PAUSED, else previous, play or pause, next, and the extras.
import { memo, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { withDecimalSign, useTexts } from '../../../platform/i18n/i18n';
import { type PlayerState, wouldChange } from '../../../player/state/player-state';
import { PlayerButton, type PlayerButtonProps } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';
import {
  canFillScreen,
  fillsScreen,
  onFullScreenChange,
  toggleFullScreen,
} from '../../../platform/browser/screen';
import { report } from '../../../platform/browser/report';
import { Icon } from '../../../ui/Icon';
import { type Command, type Flash, playOrPause } from './use-commands';
import type { ViewChoice } from './use-view-choice';

export interface ControlsProps {
  readonly state: PlayerState;
  /** Whether only Play is shown, as in FIRST_SLIDE_PAUSED. */
  readonly alone: boolean;
  /** Whether Play goes on with an answer. */
  readonly answerPaused: boolean;
  readonly onCommand: (command: Command) => void;
  readonly flash: Flash;
  readonly speed: number;
  readonly onSpeed: (speed: number) => void;
  readonly root: { readonly current: HTMLElement | null };
  readonly playButton: Ref<HTMLButtonElement>;
  /** The link to the home page. */
  readonly home: ReactNode;
  /** Shown beside Play while no other button is. */
  readonly besidePlay: ReactNode;
  /** The button of the sleep timer. */
  readonly sleepTimer: ReactNode;
  readonly viewChoice: ViewChoice;
}

export function Controls(props: ControlsProps) {
  const { state, alone, onCommand, flash, home, viewChoice } = props;
  const { t } = useTexts();
  const button = (command: ButtonCommand) => buttonOf(command, { state, onCommand, flash });
  return (
    <div className="viewer-controls" data-alone={alone || undefined}>
      <div className="viewer-controls-side">
        {home}
        {!alone && (
          <CommandButton
            icon="subtitles"
            label={t('viewer.subtitles')}
            pressed={state.subtitles}
            {...button('ToggleSubtitles')}
          />
        )}
        {!alone && <ViewSwitch {...viewChoice} />}
      </div>
      <div className="viewer-controls-main">
        {!alone && (
          <CommandButton icon="previous" label={t('viewer.previous')} size="large" {...button('Previous')} />
        )}
        <PlayButton key="toggle" {...props} />
        {!alone && <CommandButton icon="next" label={t('viewer.next')} size="large" {...button('Next')} />}
      </div>
      <div className="viewer-controls-side">{alone ? props.besidePlay : <Extras {...props} />}</div>
    </div>
  );
}

/** Play and Pause are one button, which keeps the focus. */
function PlayButton(props: ControlsProps) {
  const { state, onCommand, flash, playButton, alone, answerPaused } = props;
  const { t } = useTexts();
  const toggle = playOrPause(state);
  return (
    <CommandButton
      ref={playButton}
      icon={toggle === 'Play' ? 'play' : 'pause'}
      label={t(toggle === 'Play' ? 'viewer.play' : 'viewer.pause')}
      size={alone ? 'alone' : 'main'}
      {...buttonOf(toggle, { state, onCommand, flash })}
      looksDisabled={!answerPaused && !wouldChange(state, { type: toggle })}
      flashesFor={toggle === 'Play' ? 'Pause' : 'Play'}
    />
  );
}

/** The commands that are player actions themselves. */
type ButtonCommand = Exclude<Command, 'HearAgain'>;

type ButtonProps = Pick<ControlsProps, 'state' | 'onCommand' | 'flash'>;

const buttonOf = (command: ButtonCommand, { state, onCommand, flash }: ButtonProps) => ({
  command,
  onCommand,
  flash,
  looksDisabled: !wouldChange(state, { type: command }),
});

const speeds = [1, 1.25, 1.5, 0.75] as const;

/** Returns the speed after this one; the first follows the last. */
function nextSpeed(speed: number): number {
  const at = speeds.findIndex((known) => known === speed);
  return speeds[(at + 1) % speeds.length] ?? 1;
}

function Extras({ speed, onSpeed, root, sleepTimer, viewChoice }: ControlsProps) {
  return (
    <>
      {sleepTimer}
      <BookOptions {...viewChoice} />
      <SpeedButton speed={speed} onSpeed={onSpeed} />
      <FullScreenButton root={root} />
    </>
  );
}

const SpeedButton = memo(function SpeedButton({ speed, onSpeed }: Pick<ControlsProps, 'speed' | 'onSpeed'>) {
  const { t, language } = useTexts();
  const shown = withDecimalSign(String(speed), language);
  return (
    <PlayerButton
      icon="speed"
      label={t('viewer.speed', { speed: shown })}
      {...(speed === 1 ? {} : { text: `${shown}×` })}
      onClick={() => onSpeed(nextSpeed(speed))}
      flashes={false}
    />
  );
});

// The buttons of the bar that are components of their own, each of which renders alone.

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
const ViewSwitch = memo(function ViewSwitch({ view, onView }: ViewChoice) {
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
const BookOptions = memo(function BookOptions({
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
const FullScreenButton = memo(function FullScreenButton({
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
