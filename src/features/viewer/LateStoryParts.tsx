// What a story has beside its pages and controls: the sleep timer's dark screen, the lock screen and the printed story. None of it is
// seen at first, so it is loaded once the story is painted.
import type { MonotonicClock } from '../../base/clock';
import type { Player } from '../../player/player';
import { PrintedStory } from './PrintedStory';
import { GoodNight } from './sleep-timer/GoodNight';
import { useNowPlaying } from './use-now-playing';

interface LateStoryPartsProps {
  readonly player: Player;
  readonly title: string;
  readonly lang: string | undefined;
  readonly clock: MonotonicClock;
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

export function LateStoryParts({ player, title, lang, clock, index, onGoTo }: LateStoryPartsProps) {
  useNowPlaying(player, title);
  return (
    <>
      <GoodNight sleepTimer={player.sleepTimer} clock={clock} index={index} onBack={onGoTo} />
      <PrintedStory slides={player.slides} lang={lang} clock={clock} />
    </>
  );
}
