// Has the robot say a question, for those who cannot read: a recording (`npm run press -- questions`), fetched at the first tap.
import { useEffect, useState } from 'react';
import { useTexts } from '../../../../platform/i18n/i18n';
import { IconButton } from '../../../../ui/Button';
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
      icon="ear"
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
