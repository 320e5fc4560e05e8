// The subtitle. Renders with the media time, without its parents.
import { useMemo, useSyncExternalStore } from 'react';
import type { Readable } from '../../../contract/readable';
import type { Cue } from '../../../contract/presentation/transcription';
import type { MediaTime } from '../../../player/media/media-time';
import { cueAt } from '../../../player/narration/cue-at';
import './subtitles.css';

interface SubtitlesProps {
  readonly cues: readonly Cue[];
  readonly mediaTime: Readable<MediaTime>;
  readonly lang: string | undefined;
  /** Whether the space of the longest sentence is kept free for it, so that what is above never moves. */
  readonly keepsSpace?: boolean;
}

/** Not a live region: narration speaks the same words. */
export function Subtitles({ cues, mediaTime, lang, keepsSpace = false }: SubtitlesProps) {
  const sentence = useSyncExternalStore(mediaTime.subscribe, () => cueAt(cues, mediaTime.get())?.text);
  const longest = useMemo(() => (keepsSpace ? longestSentence(cues) : undefined), [cues, keepsSpace]);
  return (
    <div className="viewer-subtitles" data-longest={longest}>
      {sentence !== undefined && (
        <p lang={lang} dir="auto">
          {sentence}
        </p>
      )}
    </div>
  );
}

/** As high as the subtitles of these cues will be, so that a slide that is rendered ahead is laid out once. */
export function SubtitlesSpace({ cues }: Pick<SubtitlesProps, 'cues'>) {
  return <div className="viewer-subtitles-space" data-longest={longestSentence(cues)} />;
}

/** Returns the sentence with the most characters, which hardly ever has fewer lines than another one. */
function longestSentence(cues: readonly Cue[]): string {
  return cues.reduce((longest, { text }) => (text.length > longest.length ? text : longest), '');
}
