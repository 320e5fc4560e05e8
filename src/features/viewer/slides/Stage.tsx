// The slide with its speaker and subtitles, on top of the background.
import { startTransition, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Player, PlayerDeps } from '../../../player/player';
import { Speaker } from '../speaker/Speaker';
import { useSpeaker } from '../speaker/use-speaker';
import { isDone, reduce, type PlayerState } from '../../../player/state/player-state';
import type { Pictures } from './pictures';
import { Slide } from './Slide';
import { kindOfSlide } from './slide-kind';
import { Subtitles } from './Subtitles';
import './stage.css';

interface StageProps {
  readonly player: Player;
  readonly deps: Pick<PlayerDeps, 'elements'>;
  readonly state: PlayerState;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** The panel below the final slide once the story is over. */
  readonly after: ReactNode;
  /** Whether the cover has been painted; after that the next slide may be rendered ahead. */
  readonly painted: boolean;
}

export function Stage({ player, deps, state, lang, pictures, after, painted }: StageProps) {
  const { t } = useTexts();
  const { ahead, onMoved } = useSlideAhead(player, state, painted);
  const hasSpeaker = useSpeaker(player, state.index).onSlide;
  const slide = player.slides[state.index];
  if (slide === undefined) return null;
  const common = { lang, pictures, theEnd: t('viewer.theEnd') };
  const stages = [{ slide, kind: kindOfSlide(state, slide), index: state.index, isAhead: false }, ...ahead];
  return (
    <>
      {stages.map(({ isAhead, ...shown }) => (
        <div
          key={`${shown.kind} ${shown.index}`}
          className="viewer-stage"
          data-ahead={isAhead || undefined}
          data-speaker={(hasSpeaker && !isAhead) || undefined}
          onAnimationEnd={onMoved}
        >
          <Slide {...common} {...shown} after={isAhead ? null : after} />
          {hasSpeaker && !isAhead && <Speaker video={deps.elements().video} />}
        </div>
      ))}
      {state.subtitles && !isDone(state) && slide.cues.length > 0 && (
        <Subtitles cues={slide.cues} mediaTime={player.mediaClock} lang={lang} />
      )}
    </>
  );
}

/**
 * Returns the next slide to render hidden, so that a turn only has to show it, and a handler for the end of the current slide's
 * animation, after which it is rendered. There is none before the cover is painted, and none with a speaker, whose slide has
 * less space.
 */
function useSlideAhead(player: Player, state: PlayerState, painted: boolean) {
  const [movedIn, setMovedIn] = useState<number>();
  const next = reduce(state, { type: 'Next' });
  const slide = player.slides[next.index];
  const isPrepared = painted && movedIn === state.index && next.index !== state.index;
  const ahead =
    isPrepared && slide !== undefined && slide.speakerVideoUrl === undefined
      ? [{ slide, kind: kindOfSlide(next, slide), index: next.index, isAhead: true }]
      : [];
  return { ahead, onMoved: () => startTransition(() => setMovedIn(state.index)) };
}
