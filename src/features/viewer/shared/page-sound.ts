// The sound of a turning page: whether this device wants it, and the loading of its code at the first turn.
import { createWritable, type Writable } from '../../../base/readable';
import type { MonotonicClock } from '../../../base/clock';
import type { Mark } from '../../../platform/storage/site-storage';

export interface PageSound {
  /** Whether turns are heard. Where storage is forbidden, a choice lasts for this story only. */
  readonly isOn: Writable<boolean>;
  /** Plays the sound of a turn that begins now. Returns at once. */
  readonly play: () => void;
}

export interface PageSoundDeps {
  /** Set while a person has turned the sound off. */
  readonly off: Mark;
  /** Returns whether the page may sound now: it is visible, and a person has touched it. */
  readonly mayPlay: () => boolean;
  /** Loads the function that plays the sound, unless `isLate` returns true once it could be heard. */
  readonly load: () => Promise<(isLate: () => boolean) => Promise<void>>;
  readonly clock: Pick<MonotonicClock, 'monotonicNow'>;
  readonly report: (error: unknown, where: string) => void;
}

/** Milliseconds: a sound that begins later does not belong to its turn any more, and narration may follow soon. */
export const latestStart = 200;

/** Creates the sound. Code and audio device are first used at the first turn, and no turn waits for them. */
export function createPageSound({ off, mayPlay, load, clock, report }: PageSoundDeps): PageSound {
  const isOn = createWritable(!off.isSet());
  return {
    isOn: {
      ...isOn,
      set(wanted) {
        isOn.set(wanted);
        if (wanted) off.remove();
        else off.set();
      },
    },
    play() {
      if (!isOn.get() || !mayPlay()) return;
      const latest = clock.monotonicNow() + latestStart;
      const isLate = (): boolean => !isOn.get() || clock.monotonicNow() > latest;
      load()
        .then((playPaper) => playPaper(isLate))
        .catch((error: unknown) => report(error, 'viewer: page sound'));
    },
  };
}
