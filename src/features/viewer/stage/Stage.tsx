// What stands above the background: the slide, its speaker, its subtitles. Knows no button.
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n';
import { mediaOfPage } from '../narration/media-element';
import type { Player } from '../player';
import { Speaker } from '../speaker/Speaker';
import { useSpeaker } from '../speaker/use-speaker';
import { isDone, type PlayerState } from '../state/player-state';
import type { Pictures } from './pictures';
import { Slide } from './Slide';
import { kindOfSlide } from './slide-kind';
import { Subtitles } from './Subtitles';
import './stage.css';

interface StageProps {
  readonly player: Player;
  readonly state: PlayerState;
  readonly lang: string | undefined;
  readonly pictures: Pictures;
  /** What stands below the thanks once the story is over. */
  readonly after: ReactNode;
}

export function Stage({ player, state, lang, pictures, after }: StageProps) {
  const { t } = useTexts();
  const slide = player.slides[state.index];
  const hasSpeaker = useSpeaker(player, state.index).onSlide;
  if (slide === undefined) return null;
  const kind = kindOfSlide(state, slide);
  return (
    <>
      <div className="viewer-stage" data-speaker={hasSpeaker || undefined}>
        <Slide
          key={`${kind} ${state.index}`}
          kind={kind}
          slide={slide}
          index={state.index}
          lang={lang}
          pictures={pictures}
          theEnd={t('viewer.theEnd')}
          after={after}
        />
        {hasSpeaker && <Speaker video={mediaOfPage().video} />}
      </div>
      {state.subtitles && !isDone(state) && slide.cues.length > 0 && (
        <Subtitles cues={slide.cues} mediaTime={player.mediaClock} lang={lang} />
      )}
    </>
  );
}
