// Holds what changes while a medium plays: the time, the duration and the buffering that the medium reports, the speed that a person
// chose, and whether an answer plays. An external store, so that only the scrub bar and the subtitles render while it changes.
import { createWritable, type Readable } from '../../base/readable';

export interface MediaTime {
  /** Seconds into the current slide's narration. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly buffering: boolean;
  /** Whether an answer plays or is paused, which the state Q_AND_A does not say; `none` also once it has ended. */
  readonly answer: 'none' | 'playing' | 'paused';
  /** Playback rate; 1 is normal speed. */
  readonly speed: number;
}

export interface WritableMediaTime extends Readable<MediaTime> {
  /** Changes some of the values; calls no listener when none differs. */
  readonly set: (report: Partial<MediaTime>) => void;
}

/** Creates a media time at 0 s, with an unknown duration and normal speed. */
export function createMediaTime(): WritableMediaTime {
  const { get, set, subscribe } = createWritable<MediaTime>({
    time: 0,
    duration: 0,
    buffering: false,
    answer: 'none',
    speed: 1,
  });
  return {
    get,
    subscribe,
    set(report) {
      const next = { ...get(), ...report };
      if (!isSame(next, get())) set(next);
    },
  };
}

const isSame = (a: MediaTime, b: MediaTime): boolean =>
  a.time === b.time &&
  a.duration === b.duration &&
  a.buffering === b.buffering &&
  a.answer === b.answer &&
  a.speed === b.speed;
