// A button that speaks for those who cannot read, such as a title or a question. The sound is fetched at the first tap.
import { useEffect, useRef, useState } from 'react';
import { IconButton } from './Button';

export interface EarButtonProps {
  /** Resolves with the address of the sound; with undefined where there is none. */
  readonly loadNarration: (signal: AbortSignal) => Promise<string | undefined>;
  /** The accessible name. */
  readonly label: string;
  /** The element that holds the spoken text, such as the story's title, where the name does not tell it. */
  readonly describedBy?: string | undefined;
  /** Called when the sound cannot be loaded or played. */
  readonly onError: (error: unknown) => void;
}

/** Silences the text that is being spoken: two of them are not understood. */
let silence = (): void => undefined;

/** Renders nothing once it is known that there is no sound. Needs a key where its text changes: another one begins in silence. */
export function EarButton({ loadNarration, label, describedBy, onError }: EarButtonProps) {
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
      if (!signal.aborted && silence === stop) onError(error);
    }
    stop();
  };
  if (isMissing) return null;
  return (
    <IconButton
      className="ear"
      icon="ear"
      label={label}
      aria-describedby={describedBy}
      aria-pressed={isSpeaking}
      onClick={() => void speak()}
    />
  );
}
