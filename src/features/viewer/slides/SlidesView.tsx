// The story as slides: background, slide, speaker and subtitles. They show the player's current state; the controls show the
// deferred one (`player.displayed`), which follows once the slide is painted.
import { memo, startTransition, useEffect, useState, type ReactNode } from 'react';
import type { StoryViewProps } from '../shared/use-player';
import { useReadable } from '../../../ui/use-readable';
import { type PlayerState, isDone, isFirst, isLast, reduce } from '../../../player/state/player-state';
import type { PlayableSlide } from '../../../player/playable-story';
import { hasPicture, Picture, type Pictures } from '../shared/Picture';
import type { MonotonicClock } from '../../../base/clock';
import * as limits from '../../../contract/limits';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Player, PlayerDeps } from '../../../player/player';
import { LateSpeakerFilm, useSpeaker } from '../speaker/use-speaker';
import { MeasuringTimersContext } from './FittedText';
import { kindOfSlide, marksSpoken, Slide } from './Slide';
import type { World } from '../worlds/world-of';
import { Subtitles, SubtitlesSpace } from '../text/story-text';
import './stage.css';

export interface SlidesViewProps extends StoryViewProps {
  /** Whether the last slide's background is blurred. */
  readonly blur: boolean;
  /** Whether the cover has been painted, or has been waited for long enough. */
  readonly painted: boolean;
  readonly world: World;
}

/** Takes no state of the controls, so that it does not render again when they follow. */
export const SlidesView = memo(function SlidesView(props: SlidesViewProps) {
  const { player, blur, pictures, onPictureReady, painted, rating, ...stage } = props;
  const state = useReadable(player.store);
  return (
    <>
      <Background
        state={state}
        slides={player.slides}
        blur={blur}
        pictures={pictures}
        onPictureReady={onPictureReady}
      />
      <Stage {...stage} player={player} state={state} pictures={pictures} painted={painted} />
      <div className="viewer-rating">{rating}</div>
    </>
  );
});

interface BackgroundProps {
  readonly state: PlayerState;
  readonly slides: readonly PlayableSlide[];
  readonly blur: boolean;
  readonly pictures: Pictures;
  readonly onPictureReady: () => void;
}

/** The background picture: sharp on the first slide, dimmed in between, blurred at the end (spec player §6). */
function Background({ state, slides, blur, pictures, onPictureReady }: BackgroundProps) {
  const slide = backgroundSlide(state, slides);
  return (
    <div className="viewer-background" data-look={backgroundLook(state, blur)}>
      {slide !== undefined && hasPicture(slide) ? (
        <Picture slide={slide} pictures={pictures} onPictureReady={onPictureReady} />
      ) : (
        <div ref={onPictureReady} className="viewer-no-cover" />
      )}
    </div>
  );
}

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
  readonly world: World;
}

/** The slide with its speaker and subtitles, on top of the background. */
function Stage({ player, deps, state, lang, pictures, endPanel, painted, world }: StageProps) {
  const { t } = useTexts();
  const hasMovedIn = useHasMovedIn(state.index, deps.clock);
  const ahead = slideAhead(player, state, world, painted && hasMovedIn);
  const hasSpeaker = useSpeaker(player, state.index).onSlide;
  const slide = player.slides[state.index];
  if (slide === undefined) return null;
  const common = { lang, pictures };
  const theEnd = (index: number) => (index === state.sequenceLength - 1 ? t('viewer.theEnd') : undefined);
  const hasSubtitles = ({ cues }: PlayableSlide) => state.subtitles && cues.length > 0;
  const stages = [
    { slide, kind: kindOfSlide(state, slide, world), index: state.index, isAhead: false },
    ...ahead,
  ].map((each) => ({
    ...each,
    marks: hasSubtitles(each.slide) && marksSpoken(each.kind, each.slide, world),
  }));
  return (
    <>
      {stages.map(({ isAhead, ...shown }) => (
        <div
          key={`${shown.kind} ${shown.index}`}
          className="viewer-stage"
          data-kind={shown.kind}
          data-ahead={isAhead || undefined}
          data-marks={shown.marks || undefined}
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
          {isAhead && shown.kind !== 'picture' && !shown.marks && hasSubtitles(shown.slide) && (
            <SubtitlesSpace cues={shown.slide.cues} />
          )}
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
function slideAhead(player: Player, state: PlayerState, world: World, mayRender: boolean) {
  const next = reduce(state, { type: 'Next' });
  const slide = player.slides[next.index];
  if (!mayRender || next.index === state.index || slide?.filmUrl !== undefined) return [];
  return slide === undefined
    ? []
    : [{ slide, kind: kindOfSlide(next, slide, world), index: next.index, isAhead: true }];
}

type BackgroundLook = 'sharp' | 'dimmed' | 'blurred';

/** Returns `sharp` while first, `dimmed` in between, `blurred` when done or if the URL asks for it (spec player §6). */
export function backgroundLook(state: PlayerState, blur: boolean): BackgroundLook {
  if (blur || isDone(state)) return 'blurred';
  return isFirst(state) ? 'sharp' : 'dimmed';
}

/**
 * Returns the slide of the background: the initial one, or the final one at the end if it has a picture. An answer before the end
 * does not show it ahead.
 */
export function backgroundSlide(
  state: PlayerState,
  slides: readonly PlayableSlide[],
): PlayableSlide | undefined {
  const final = slides.at(-1);
  const finalHasPicture = final?.pictureUrl !== undefined || final?.pictureRefused === true;
  const isAtEnd = isLast(state) && state.index === state.sequenceLength - 1;
  return isAtEnd && finalHasPicture ? final : slides[0];
}
