// The three controls below the story (spec player §2): previous, play or pause, next; in FIRST_SLIDE_PAUSED Play, and the link home.
import { memo, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { type PlayerState, wouldChange } from '../../../player/state/player-state';
import { PlayerButton, type PlayerButtonProps } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';
import { Icon } from '../../../ui/Icon';
import { type Command, type Flash, playOrPause } from './use-commands';

export interface ControlsProps {
  readonly state: PlayerState;
  /** Whether only Play is shown, as in FIRST_SLIDE_PAUSED. */
  readonly alone: boolean;
  /** Whether Play goes on with an answer. */
  readonly answerPaused: boolean;
  readonly onCommand: (command: Command) => void;
  readonly flash: Flash;
  readonly playButton: Ref<HTMLButtonElement>;
  /** The link to the home page. */
  readonly home: ReactNode;
}

export function Controls(props: ControlsProps) {
  const { state, alone, onCommand, flash, home } = props;
  const { t } = useTexts();
  const button = (command: ButtonCommand) => buttonOf(command, { state, onCommand, flash });
  return (
    <div className="viewer-controls" data-alone={alone || undefined}>
      {alone ? (
        home
      ) : (
        <CommandButton icon="previous" label={t('viewer.previous')} size="large" {...button('Previous')} />
      )}
      <PlayButton {...props} />
      {!alone && <CommandButton icon="next" label={t('viewer.next')} size="large" {...button('Next')} />}
    </div>
  );
}

/** Play and Pause are one button, which keeps the focus. */
function PlayButton(props: ControlsProps) {
  const { state, onCommand, flash, playButton, answerPaused } = props;
  const { t } = useTexts();
  const toggle = playOrPause(state);
  return (
    <CommandButton
      ref={playButton}
      icon={toggle === 'Play' ? 'play' : 'pause'}
      label={t(toggle === 'Play' ? 'viewer.play' : 'viewer.pause')}
      size="main"
      {...buttonOf(toggle, { state, onCommand, flash })}
      looksDisabled={!answerPaused && !wouldChange(state, { type: toggle })}
      flashesFor={toggle === 'Play' ? 'Pause' : 'Play'}
    />
  );
}

/** The commands that are player actions themselves. */
type ButtonCommand = Exclude<Command, 'HearAgain'>;

type ButtonProps = Pick<ControlsProps, 'state' | 'onCommand' | 'flash'>;

export const buttonOf = (command: ButtonCommand, { state, onCommand, flash }: ButtonProps) => ({
  command,
  onCommand,
  flash,
  looksDisabled: !wouldChange(state, { type: command }),
});

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
