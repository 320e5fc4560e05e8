// Leaves a presentation. One that is under way is paused, and the visitor is asked first (spec screens §12).
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { LossWarning } from './LossWarning';

interface LeavingDeps {
  /** What plays; undefined when there is no player. */
  readonly playing: () => { readonly isUnderWay: boolean; readonly isPlaying: boolean } | undefined;
  /** Calls after each change of what plays, such as by an answer; returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (action: 'Pause' | 'Play') => void;
  readonly leave: (href: string) => void;
}

interface Leaving {
  /** Leaves for this address, at once or after the question. */
  readonly onLeave: (href: string) => void;
  readonly question: ReactNode;
}

/** Returns the way out; the functions must be stable for it to be stable. */
export function useLeaving({ playing, subscribe, act, leave }: LeavingDeps): Leaving {
  const [asked, setAsked] = useState<{ readonly href: string; readonly endPause: () => boolean }>();
  useEffect(() => () => void asked?.endPause(), [asked]);
  const onLeave = useCallback(
    (href: string) => {
      // Nothing is lost before the beginning and after the end.
      if (playing()?.isUnderWay !== true) return leave(href);
      return setAsked({ href, endPause: keepPaused({ playing, subscribe, act }) });
    },
    [playing, subscribe, act, leave],
  );
  const question = asked && (
    <LossWarning
      of="playback"
      onCancel={() => {
        setAsked(undefined);
        if (asked.endPause()) act('Play');
      }}
      onConfirm={() => leave(asked.href)}
    />
  );
  return { onLeave, question };
}

/** Pauses what plays, and what begins to play; returns a function that ends this and returns whether anything was paused. */
function keepPaused({ playing, subscribe, act }: Omit<LeavingDeps, 'leave'>): () => boolean {
  let hasPaused = playing()?.isPlaying === true;
  act('Pause');
  const unsubscribe = subscribe(() => {
    if (playing()?.isPlaying !== true) return;
    hasPaused = true;
    act('Pause');
  });
  return () => {
    unsubscribe();
    return hasPaused;
  };
}
