// Announces each new slide to screen readers, except while narration plays.
import { useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { hasSound } from '../../player/narration/playback-target';
import type { Player } from '../../player/player';
import { isPlaying, type PlayerState } from '../../player/state/player-state';

interface AnnouncementProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly lang: string | undefined;
}

export function Announcement({ player: { slides, failed }, state, lang }: AnnouncementProps) {
  const { t } = useTexts();
  const gone = useSyncExternalStore(failed.subscribe, failed.get);
  const headline = slides[state.index]?.headline ?? '';
  const isSilent = !isPlaying(state) || !hasSound(state, slides, gone);
  const page = t('viewer.scrub.page', { page: state.index + 1, pages: slides.length });
  return (
    <p className="visually-hidden" aria-live="polite" lang={headline === '' ? undefined : lang}>
      {isSilent && (headline || page)}
    </p>
  );
}
