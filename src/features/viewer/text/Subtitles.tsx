// The subtitle. Renders with the media time, without its parents.
import { useEffect, useMemo, useRef } from 'react';
import type { Readable } from '../../../base/readable';
import type { Cue } from '../../../contract/presentation/transcription';
import type { MediaTime } from '../../../player/state/player-state';
import { cueIndexAt } from '../../../player/narration/cues';
import { useScrolls, useTextDirection } from './story-text';
import { followSpoken } from './follow-spoken';
import { useReadable } from '../../../ui/use-readable';
import './story-text.css';

interface SubtitlesProps {
  readonly cues: readonly Cue[];
  readonly mediaTime: Readable<MediaTime>;
  readonly lang: string | undefined;
  /** Whether the space of the longest sentence is kept free, so that the elements above never move. */
  readonly keepsSpace?: boolean;
}

/** Not a live region: narration speaks the same words. */
export function Subtitles({ cues, mediaTime, lang, keepsSpace = false }: SubtitlesProps) {
  const index = useReadable(mediaTime, (time) => cueIndexAt(cues, time));
  const longest = useMemo(() => (keepsSpace ? longestSentence(cues) : undefined), [cues, keepsSpace]);
  return (
    <div className="viewer-subtitles" data-longest={longest}>
      {cues[index] !== undefined && <Sentence text={cues[index].text} {...{ cues, mediaTime, lang }} />}
    </div>
  );
}

/** A sentence that is too long for its place scrolls as it is spoken; by the keyboard, too. */
function Sentence({ text, cues, mediaTime, lang }: SubtitlesProps & { readonly text: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(element, text);
  const dir = useTextDirection();
  useEffect(() => {
    const scroller = element.current;
    if (!scrolls || scroller === null) return undefined;
    const find = () => ({ scroller, top: 0, bottom: scroller.scrollHeight });
    return followSpoken({ mediaTime, cues: () => cues, find });
  }, [scrolls, cues, mediaTime]);
  return (
    <p ref={element} lang={lang} dir={dir} {...(scrolls ? { tabIndex: 0 } : {})}>
      {text}
    </p>
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
