// What stands above the background: the slide, its speaker, its subtitles. Knows no button.
import { useCallback, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n';
import { mediaOfPage } from '../narration/media-element';
import type { Player } from '../player';
import { Speaker } from '../speaker/Speaker';
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
  readonly report: (error: unknown, where: string) => void;
  /** What stands below the thanks once the story is over. */
  readonly after: ReactNode;
}

export function Stage({ player, state, lang, pictures, report, after }: StageProps) {
  const { t } = useTexts();
  const slide = player.slides[state.index];
  const [speakerUrl, onSpeakerFailed] = useSpeaker(slide?.speakerVideoUrl, report);
  if (slide === undefined) return null;
  const kind = kindOfSlide(state, slide);
  return (
    <>
      <div className="viewer-stage" data-speaker={speakerUrl !== undefined || undefined}>
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
        {speakerUrl !== undefined && <Speaker video={mediaOfPage().video} onFailed={onSpeakerFailed} />}
      </div>
      {state.subtitles && !isDone(state) && slide.cues.length > 0 && (
        <Subtitles cues={slide.cues} mediaClock={player.mediaClock} lang={lang} />
      )}
    </>
  );
}

/** The speaker of a slide, gone once their video has failed. */
function useSpeaker(url: string | undefined, report: StageProps['report']) {
  const [broken, setBroken] = useState<string>();
  const onFailed = useCallback(
    (error: unknown) => {
      setBroken(url);
      report(error, 'viewer: speaker');
    },
    [url, report],
  );
  return [url === broken ? undefined : url, onFailed] as const;
}
