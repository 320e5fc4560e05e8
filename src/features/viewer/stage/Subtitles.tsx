// The spoken sentence. Renders as the medium's clock reports, nothing else does.
import { useSyncExternalStore } from 'react';
import type { Cue } from '../../../contract/presentation/presentation-index';
import type { MediaClock } from '../narration/media-clock';
import { cueAt } from '../narration/subtitles';

interface SubtitlesProps {
  readonly cues: readonly Cue[];
  readonly mediaClock: MediaClock;
  readonly lang: string | undefined;
}

/** Not announced to screen readers: the same words are being spoken. */
export function Subtitles({ cues, mediaClock, lang }: SubtitlesProps) {
  const sentence = useSyncExternalStore(mediaClock.subscribe, () => cueAt(cues, mediaClock.get().time)?.text);
  return <div className="viewer-subtitles">{sentence !== undefined && <p lang={lang}>{sentence}</p>}</div>;
}
