// Has the robot say a question, for those who cannot read: a recording (`npm run press -- questions`), fetched at the first tap.
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/i18n';
import { IconButton } from '../../../../ui/Button';
import { IconFrame } from '../../../../ui/Icon';
import type { Step } from '../wizard-form';

/** Plays a sound; returns a function that stops it. `onEnd` is called unless it was stopped. */
export type Speak = (url: string, onEnd: () => void) => () => void;

const recordings = import.meta.glob<string>('./questions/*.mp3', {
  query: '?no-inline',
  import: 'default',
  eager: true,
});

interface QuestionEarProps {
  readonly step: Step;
  readonly speak: Speak;
}

/** Must have the step as its key: another question begins in silence. */
export function QuestionEar({ step, speak }: QuestionEarProps) {
  const { t, language } = useTexts();
  const [stop, setStop] = useState<() => void>();
  useEffect(() => stop, [stop]);
  const url = recordings[`./questions/${language}-${step}.mp3`];
  if (url === undefined) return null;
  return (
    <IconButton
      className="question-ear"
      icon={
        <IconFrame>
          <path d={ear} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </IconFrame>
      }
      label={t('creation.hearQuestion')}
      aria-pressed={stop !== undefined}
      onClick={() => {
        if (stop !== undefined) return setStop(undefined);
        const ended = speak(url, () => setStop(undefined));
        setStop(() => ended);
      }}
    />
  );
}

/** An ear, and the sound that it hears. */
const ear =
  'M6 9.6a5.5 5.5 0 0 1 11 0c0 3.2-2.4 4.2-3.3 6-.9 1.9-1 4.9-3.8 4.9a3.1 3.1 0 0 1-3-2.7M9 9.8a2.5 2.5 0 0 1 5 .2c0 1.7-1.9 1.9-1.9 3.6M20.2 5.6a8 8 0 0 1 0 7.6';
