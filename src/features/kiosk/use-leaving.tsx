// Leaves a presentation. One that is under way is paused, and the visitor is asked first (spec screens §12).
import { useCallback, useState, type ReactNode } from 'react';
import { LossWarning } from './LossWarning';

interface LeavingDeps {
  /** What plays; undefined when there is no player. */
  readonly playing: () => { readonly isUnderWay: boolean; readonly isPlaying: boolean } | undefined;
  readonly act: (action: 'Pause' | 'Play') => void;
  readonly leave: (href: string) => void;
}

interface Leaving {
  /** Leaves for this address, at once or after the question. */
  readonly onLeave: (href: string) => void;
  readonly question: ReactNode;
}

/** Returns the way out; the functions must be stable for it to be stable. */
export function useLeaving({ playing, act, leave }: LeavingDeps): Leaving {
  const [asked, setAsked] = useState<{ readonly href: string; readonly wasPlaying: boolean }>();
  const onLeave = useCallback(
    (href: string) => {
      const now = playing();
      // Nothing is lost before the beginning and after the end.
      if (now === undefined || !now.isUnderWay) return leave(href);
      act('Pause');
      return setAsked({ href, wasPlaying: now.isPlaying });
    },
    [playing, act, leave],
  );
  const question = asked && (
    <LossWarning
      of="playback"
      onKeep={() => {
        setAsked(undefined);
        if (asked.wasPlaying) act('Play');
      }}
      onConfirm={() => leave(asked.href)}
    />
  );
  return { onLeave, question };
}
