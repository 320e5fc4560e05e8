// The menu of the bar: what a story offers beside its three controls, with words beside the icons (spec player §15).
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { withDecimalSign, type Translate, useTexts } from '../../../platform/i18n/i18n';
import type { Player } from '../../../player/player';
import type { PlayerState } from '../../../player/state/player-state';
import { type SleepChoice, sleepChoices } from '../../../player/sleep-timer';
import {
  canFillScreen,
  fillsScreen,
  onFullScreenChange,
  toggleFullScreen,
} from '../../../platform/browser/screen';
import { report } from '../../../platform/browser/report';
import { PlayerButton } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';
import { CommandButton, buttonOf } from './Controls';
import { menuIcons } from './menu-icons';
import type { Command, Flash } from './use-commands';
import type { PageSound } from '../shared/page-sound';
import type { ViewChoice } from './use-view-choice';
import './menu.css';

interface StoryMenuProps {
  readonly id: string;
  readonly player: Player;
  readonly state: PlayerState;
  readonly viewChoice: ViewChoice;
  readonly root: { readonly current: HTMLElement | null };
  readonly onCommand: (command: Command) => void;
  readonly flash: Flash;
  readonly home: ReactNode;
  readonly onClose: () => void;
}

export function StoryMenu(props: StoryMenuProps) {
  const { id, player, state, viewChoice, root, onCommand, flash, home, onClose } = props;
  const { t } = useTexts();
  const { view, onView, linear, onLinear, pausesAfterPage, onPausesAfterPage, pageSound } = viewChoice;
  const other = view === 'book' ? 'slides' : 'book';
  const onOff = (isOn: boolean) => ({ pressed: isOn, text: t(isOn ? 'viewer.on' : 'viewer.off') });
  /** Closes the menu first: what it lies over changes. */
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  return (
    <section id={id} className="viewer-menu" aria-label={t('viewer.more')}>
      {view === 'book' && (
        <PlayerButton
          icon={menuIcons['larger-text']}
          label={t('viewer.largerText')}
          {...onOff(linear)}
          onClick={closing(() => onLinear(!linear))}
          flashes={false}
        />
      )}
      <SpeedButton player={player} />
      <SleepTimerButton player={player} />
      <CommandButton
        icon="subtitles"
        label={t('viewer.subtitles')}
        {...onOff(state.subtitles)}
        {...buttonOf('ToggleSubtitles', { state, onCommand, flash })}
      />
      <PlayerButton
        icon={menuIcons[other]}
        label={t(other === 'book' ? 'viewer.readAsBook' : 'viewer.watchAsSlides')}
        onClick={closing(() => onView(other))}
        flashes={false}
      />
      {view === 'book' && (
        <PlayerButton
          icon={menuIcons['page-pause']}
          label={t('viewer.pauseAfterPage')}
          {...onOff(pausesAfterPage)}
          onClick={() => onPausesAfterPage(!pausesAfterPage)}
          flashes={false}
        />
      )}
      {view === 'book' && <PageSoundButton {...pageSound} />}
      <FullScreenButton root={root} closing={closing} />
      {home}
    </section>
  );
}

function PageSoundButton({ isOn }: Pick<PageSound, 'isOn'>) {
  const { t } = useTexts();
  const pressed = useReadable(isOn);
  return (
    <PlayerButton
      icon={menuIcons['page-sound']}
      label={t('viewer.pageSound')}
      pressed={pressed}
      text={t(pressed ? 'viewer.on' : 'viewer.off')}
      onClick={() => isOn.set(!pressed)}
      flashes={false}
    />
  );
}

const speeds = [1, 1.25, 1.5, 0.75] as const;

/** Returns the element after this one; the first follows the last. */
function nextOf<T>(all: readonly T[], current: T): T {
  return all[(all.indexOf(current) + 1) % all.length] ?? current;
}

function SpeedButton({ player: { displayed, setSpeed } }: Pick<StoryMenuProps, 'player'>) {
  const { t, language } = useTexts();
  const speed = useReadable(displayed.mediaTime, (time) => time.speed);
  return (
    <PlayerButton
      icon={menuIcons.speed}
      label={t('viewer.speed', { speed: withDecimalSign(String(speed), language) })}
      onClick={() => setSpeed(nextOf<number>(speeds, speed))}
      flashes={false}
    />
  );
}

/** Each press chooses the next time. The minutes left are those at the last press, or when the menu opened. */
function SleepTimerButton({ player: { sleepTimer } }: Pick<StoryMenuProps, 'player'>) {
  const { t } = useTexts();
  const { choice } = useReadable(sleepTimer);
  const descriptionId = useId();
  const text = timeLeftText(t, choice, sleepTimer.minutesLeft());
  return (
    <>
      <PlayerButton
        icon="moon"
        label={t('viewer.sleep.name')}
        text={text}
        describedBy={descriptionId}
        marked={choice !== 'off'}
        onClick={() => sleepTimer.choose(nextOf(sleepChoices, choice))}
        flashes={false}
      />
      <span id={descriptionId} hidden>
        {text}
      </span>
    </>
  );
}

function timeLeftText(t: Translate, choice: SleepChoice, left: number | undefined): string {
  if (choice === 'off') return t('viewer.off');
  if (choice === 'story' || left === undefined) return t('viewer.sleep.story');
  return left === 1 ? t('viewer.sleep.oneLeft') : t('viewer.sleep.left', { minutes: left });
}

interface FullScreenButtonProps extends Pick<StoryMenuProps, 'root'> {
  readonly closing: (act: () => void) => () => void;
}

/** Toggles full screen for the player; renders nothing where the device does not support it. */
function FullScreenButton({ root, closing }: FullScreenButtonProps) {
  const { t } = useTexts();
  const full = useSyncExternalStore(onFullScreenChange, fillsScreen);
  if (!canFillScreen()) return null;
  const toggle = (): void => {
    if (root.current === null) return;
    toggleFullScreen(root.current).catch((error: unknown) => report(error, 'viewer: full screen'));
  };
  return (
    <PlayerButton
      icon={menuIcons[full ? 'leave-fullscreen' : 'fullscreen']}
      label={t(full ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
      onClick={closing(toggle)}
      flashes={false}
    />
  );
}
