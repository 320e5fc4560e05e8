// Says to screen readers which slide was turned to, and keeps quiet while the narration speaks.
import { isPlaying, type PlayerState } from './state/player-state';
import type { PlayableSlide } from './story/playable-story';

interface AnnouncementProps {
  readonly state: PlayerState;
  readonly slides: readonly PlayableSlide[];
  readonly lang: string | undefined;
}

export function Announcement({ state, slides, lang }: AnnouncementProps) {
  return (
    <p className="visually-hidden" aria-live="polite" lang={lang}>
      {isPlaying(state) ? '' : slides[state.index]?.headline}
    </p>
  );
}
