// Speaks for those who cannot read: a story's title, with the narration of its cover, or a sentence of the library. The file is fetched
// at the first tap. Loaded after the first paint.
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { IconButton } from '../../ui/Button';

/** Made by `npm run press -- questions`. */
const recordings = import.meta.glob<string>('./questions/*.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

export interface EarButtonProps {
  /** Resolves with the address of the narration; with undefined where there is none. */
  readonly loadNarration: (signal: AbortSignal) => Promise<string | undefined>;
  /** The element that holds the spoken text, such as the story's title. */
  readonly describedBy: string;
  /** The accessible name; absent where it speaks a title. */
  readonly label?: string;
}

/** Silences the title that is being spoken: two of them are not understood. */
let silence = (): void => undefined;

/** Renders nothing once it is known that the cover has no narration. */
export function EarButton({ loadNarration, describedBy, label }: EarButtonProps) {
  const { t } = useTexts();
  const [isMissing, setMissing] = useState(false);
  const [isSpeaking, setSpeaking] = useState(false);
  const left = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const speak = async (): Promise<void> => {
    silence();
    if (isSpeaking) return;
    const { signal } = left.current;
    const voice = new Audio();
    const stop = (): void => {
      voice.pause();
      setSpeaking(false);
      if (silence === stop) silence = () => undefined;
    };
    silence = stop;
    signal.addEventListener('abort', stop);
    voice.addEventListener('ended', stop);
    setSpeaking(true);
    try {
      const url = await loadNarration(signal);
      if (url === undefined) setMissing(true);
      else if (silence === stop) {
        voice.src = url;
        await voice.play();
        return;
      }
    } catch (error) {
      if (!signal.aborted && silence === stop) report(error, 'gallery: spoken title');
    }
    stop();
  };
  if (isMissing) return null;
  return (
    <IconButton
      className="ear"
      icon="ear"
      label={label ?? t('offline.hearTitle')}
      aria-describedby={describedBy}
      aria-pressed={isSpeaking}
      onClick={() => void speak()}
    />
  );
}

interface SentenceEarProps extends Omit<EarButtonProps, 'loadNarration'> {
  readonly sentence: 'welcome' | 'nothing-saved' | 'shall-we';
}

/** Speaks a sentence of the library in the robot's voice. */
export function SentenceEar({ sentence, label, describedBy }: SentenceEarProps) {
  const { t, language } = useTexts();
  return (
    <EarButton
      loadNarration={async () => recordings[`./questions/${language}-${sentence}.mp3`]}
      describedBy={describedBy}
      label={label ?? t('offline.hear')}
    />
  );
}
