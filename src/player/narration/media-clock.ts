// Holds what the medium reports: current time, duration and whether it is buffering. An external store, so that only the scrub
// bar and the subtitles render while it changes.

export interface MediaTime {
  /** Seconds into the current slide's narration. */
  readonly time: number;
  /** Seconds; 0 while unknown. */
  readonly duration: number;
  readonly buffering: boolean;
  /** Playback rate; 1 is normal speed. */
  readonly speed: number;
}

export interface MediaClock {
  readonly get: () => MediaTime;
  readonly set: (report: Partial<MediaTime>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createMediaClock(): MediaClock {
  let now: MediaTime = { time: 0, duration: 0, buffering: false, speed: 1 };
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set(report) {
      const next = { ...now, ...report };
      if (isSame(next, now)) return;
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const isSame = (a: MediaTime, b: MediaTime): boolean =>
  a.time === b.time && a.duration === b.duration && a.buffering === b.buffering && a.speed === b.speed;
