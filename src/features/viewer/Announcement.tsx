// Announces each new slide to screen readers, except while narration plays.
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { hasSound } from '../../player/narration/playback-target';
import type { Player } from '../../player/player';
import { isPlaying, type PlayerState } from '../../player/state/player-state';
import { useReadable } from '../../ui/use-readable';

interface AnnouncementProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly lang: string | undefined;
}

export function Announcement({ player: { slides, failed }, state, lang }: AnnouncementProps) {
  const { t } = useTexts();
  const failedUrls = useReadable(failed);
  const headline = slides[state.index]?.headline ?? '';
  const isAnnounced = useIsAnnounced(state, hasSound(state, slides, failedUrls));
  const page = t('viewer.scrub.page', { page: state.index + 1, pages: slides.length });
  return (
    <p className="visually-hidden" aria-live="polite" lang={headline === '' ? undefined : lang}>
      {isAnnounced && (headline || page)}
    </p>
  );
}

/** Returns whether the slide is announced. Pausing announces nothing, since the slide at which it stops is not a new one. */
function useIsAnnounced(state: PlayerState, slideHasSound: boolean): boolean {
  const { index } = state;
  const isSilent = !isPlaying(state) || !slideHasSound;
  const [last, setLast] = useState({ index, isAnnounced: isSilent });
  const isAnnounced = index === last.index && !isPlaying(state) ? last.isAnnounced : isSilent;
  if (index !== last.index || isAnnounced !== last.isAnnounced) setLast({ index, isAnnounced });
  return isAnnounced;
}
