// The slide with its speaker and subtitles, on top of the background.
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { MonotonicClock } from '../../../base/clock';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import type { PlayableSlide } from '../../../player/playable-story';
import type { Player, PlayerDeps } from '../../../player/player';
import { LateSpeakerFilm } from '../speaker/LateSpeakerFilm';
import { useSpeaker } from '../speaker/use-speaker';
import { isDone, reduce, type PlayerState } from '../../../player/state/player-state';
import type { Pictures } from '../pictures/use-pictures';
import { MeasuringTimersContext } from './FittedText';
import { Slide } from './Slide';
import { kindOfSlide } from './slide-kind';
import { Subtitles, SubtitlesSpace } from '../text/Subtitles';
import './stage.css';

interface StageProps {
  readonly player: Player;
  readonly deps: Pick<PlayerDeps, 'elements' | 'clock'>;
  readonly state: PlayerState;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** The panel below the final slide once the story is over. */
  readonly endPanel: ReactNode;
  /** Whether the cover has been painted; after that the next slide may be rendered ahead. */
  readonly painted: boolean;
}

export function Stage({ player, deps, state, lang, pictures, endPanel, painted }: StageProps) {
  const { t } = useTexts();
  const hasMovedIn = useHasMovedIn(state.index, deps.clock);
  const ahead = slideAhead(player, state, painted && hasMovedIn);
  const hasSpeaker = useSpeaker(player, state.index).onSlide;
  const slide = player.slides[state.index];
  if (slide === undefined) return null;
  const common = { lang, pictures };
  const theEnd = (index: number) => (index === state.sequenceLength - 1 ? t('viewer.theEnd') : undefined);
  const hasSubtitles = ({ cues }: PlayableSlide) => state.subtitles && cues.length > 0;
  const stages = [{ slide, kind: kindOfSlide(state, slide), index: state.index, isAhead: false }, ...ahead];
  return (
    <>
      {stages.map(({ isAhead, ...shown }) => (
        <div
          key={`${shown.kind} ${shown.index}`}
          className="viewer-stage"
          data-ahead={isAhead || undefined}
          data-moved-in={(hasMovedIn && !isAhead) || undefined}
          data-speaker={(hasSpeaker && !isAhead) || undefined}
        >
          <MeasuringTimersContext value={isAhead ? deps.clock : undefined}>
            <Slide
              {...common}
              {...shown}
              theEnd={theEnd(shown.index)}
              endPanel={isAhead ? null : endPanel}
              mediaTime={isAhead ? undefined : player.mediaTime}
            />
          </MeasuringTimersContext>
          {isAhead && hasSubtitles(shown.slide) && <SubtitlesSpace cues={shown.slide.cues} />}
          {hasSpeaker && !isAhead && <LateSpeakerFilm video={deps.elements().video} />}
        </div>
      ))}
      {hasSubtitles(slide) && !isDone(state) && (
        <Subtitles cues={slide.cues} mediaTime={player.mediaTime} lang={lang} keepsSpace />
      )}
    </>
  );
}

/** Returns whether the slide has moved in. By a timer: with reduced motion no animation ends. */
function useHasMovedIn(index: number, clock: MonotonicClock): boolean {
  const [movedInIndex, setMovedInIndex] = useState<number>();
  useEffect(
    () => clock.after(limits.player.slideTransition, () => startTransition(() => setMovedInIndex(index))),
    [index, clock],
  );
  return movedInIndex === index;
}

/**
 * Returns a list of the next slide, to render hidden, so that a turn only has to show it. It is empty while the current slide moves or
 * before the cover is painted, and with a speaker, whose slide has less space.
 */
function slideAhead(player: Player, state: PlayerState, mayRender: boolean) {
  const next = reduce(state, { type: 'Next' });
  const slide = player.slides[next.index];
  if (!mayRender || next.index === state.index || slide?.filmUrl !== undefined) return [];
  return slide === undefined
    ? []
    : [{ slide, kind: kindOfSlide(next, slide), index: next.index, isAhead: true }];
}
