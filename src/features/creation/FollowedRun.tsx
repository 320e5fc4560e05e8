// A run whose stream is lost, after a reload or without a network: the service may go on with it (spec contract §2). Takes the focus, since
// what had it is gone.
import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';
import type { Creating } from './run/run-state';

interface FollowedRunProps {
  readonly run: Creating;
  /** What is said while the service does not answer. */
  readonly lost: { readonly heading: string; readonly text: string };
  /** Links to where the result will be. */
  readonly links: ReactNode;
  /** Goes back to the form with everything that was entered. Sends nothing. */
  readonly onAgain: () => void;
}

export function FollowedRun({ run, lost, links, onAgain }: FollowedRunProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { title } = run.subject;
  // What only waited for its turn cannot arrive.
  const isLost = run.link === 'lost' && run.hasStarted;
  return (
    <SpeechBubble mood="thinking">
      <h2 tabIndex={-1} ref={heading} data-takes-focus>
        {isLost ? lost.heading : t('creation.interrupted.underWay')}
      </h2>
      <output>
        {isLost
          ? lost.text
          : run.place === undefined
            ? t('creation.interrupted.goesOn', { title })
            : t('creation.waiting.place', { place: run.place })}
      </output>
      <p>{t('creation.interrupted.againHint')}</p>
      <div className="wizard-buttons">
        {links}
        <Button onClick={onAgain}>{t('creation.interrupted.again')}</Button>
      </div>
    </SpeechBubble>
  );
}
