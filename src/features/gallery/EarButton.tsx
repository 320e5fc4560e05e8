// Speaks a story's title for those who cannot read: the narration of its cover, which is fetched at the first tap. Loaded after the
// first paint.
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { report } from '../../platform/browser/report';
import { IconButton } from '../../ui/Button';
import { IconFrame } from '../../ui/Icon';
import './ear.css';

export interface EarButtonProps {
  /** Resolves with the address of the narration; with undefined where there is none. */
  readonly loadNarration: (signal: AbortSignal) => Promise<string | undefined>;
  /** The element that holds the story's title. */
  readonly describedBy: string;
}

/** Silences the title that is being spoken: two of them are not understood. */
let silence = (): void => undefined;

/** Renders nothing once it is known that the cover has no narration. */
export function EarButton({ loadNarration, describedBy }: EarButtonProps) {
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
      icon={
        <IconFrame>
          <path d={ear} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </IconFrame>
      }
      label={t('offline.hearTitle')}
      aria-describedby={describedBy}
      aria-pressed={isSpeaking}
      onClick={() => void speak()}
    />
  );
}

/** An ear, and the sound that it hears. */
const ear =
  'M6 9.6a5.5 5.5 0 0 1 11 0c0 3.2-2.4 4.2-3.3 6-.9 1.9-1 4.9-3.8 4.9a3.1 3.1 0 0 1-3-2.7M9 9.8a2.5 2.5 0 0 1 5 .2c0 1.7-1.9 1.9-1.9 3.6M20.2 5.6a8 8 0 0 1 0 7.6';
