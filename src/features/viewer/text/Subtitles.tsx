// The subtitle. Renders with the media time, without its parents.
import { useSyncExternalStore } from 'react';
import type { Readable } from '../../../contract/readable';
import type { Cue } from '../../../contract/presentation/presentation-index';
import type { MediaTime } from '../../../player/media/media-time';
import { cueAt } from '../../../player/narration/cue-at';
import './subtitles.css';

interface SubtitlesProps {
  readonly cues: readonly Cue[];
  readonly mediaTime: Readable<MediaTime>;
  readonly lang: string | undefined;
}

/** Not a live region: narration speaks the same words. */
export function Subtitles({ cues, mediaTime, lang }: SubtitlesProps) {
  const sentence = useSyncExternalStore(mediaTime.subscribe, () => cueAt(cues, mediaTime.get().time)?.text);
  return <div className="viewer-subtitles">{sentence !== undefined && <p lang={lang}>{sentence}</p>}</div>;
}
