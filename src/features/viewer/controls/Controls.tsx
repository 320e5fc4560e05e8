// The buttons by state (spec player §2): only Play in FIRST_SLIDE_PAUSED, else previous, play or pause, next, and the extras.
import { memo, type ReactNode, type Ref } from 'react';
import { withDecimalSign, useTexts } from '../../../platform/i18n/i18n';
import { playOrPause, type Command, type Flash } from './use-commands';
import { wouldChange, type PlayerState } from '../../../player/state/player-state';
import { CommandButton, FullScreenButton, BookOptions, ViewSwitch } from './bar-buttons';
import { PlayerButton } from '../../../ui/PlayerButton';
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
