// How a run ended without a presentation (spec screens §11): what happened, and the ways on with everything that was entered.
import { useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/guide/SpeechBubble';
import { arrivalHintOf, errorHintOf } from '../run/failure-hints';
import { reasonsOf } from '../run/flagging';
import { ServiceMessage } from '../run/ServiceMessage';
import type { FailedRun } from '../run/state';

interface PresentationOutcomeProps {
  readonly run: FailedRun;
  readonly homeHref: string;
  readonly onRetry: () => void;
  readonly onRestart: () => void;
}

/** Takes the focus, since the button that had it is gone. */
export function PresentationOutcome({ run, homeHref, onRetry, onRestart }: PresentationOutcomeProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { text, hints } = outcomeTexts(run);
  const reasons = run.name === 'DENIED' ? reasonsOf(run.reason) : [];
  const mayRetry = run.name === 'ERROR' || run.name === 'TIMEOUT';
  return (
    <SpeechBubble mood="sad">
      <h2 ref={heading} tabIndex={-1}>
        {t(`creation.presentation.${text}`)}
      </h2>
      {reasons.length > 0 && (
        <p className="denial-reason">{t('creation.presentation.reason', { reason: reasons.join(', ') })}</p>
      )}
      {hints.map((hint) => (
        <p key={hint}>{t(`creation.presentation.${hint}`)}</p>
      ))}
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      <div className="presentation-ways">
        {mayRetry && (
          <Button primary onClick={onRetry}>
            {t('creation.presentation.retry')}
          </Button>
        )}
        {run.name === 'QUOTA_EXCEEDED' ? (
          <a className="button button-primary" href={homeHref}>
            {t('creation.presentation.home')}
          </a>
        ) : (
          <Button primary={!mayRetry} onClick={onRestart}>
            {t('creation.presentation.other')}
          </Button>
        )}
      </div>
    </SpeechBubble>
  );
}

/** Returns the keys of what is said (spec screens §6, §11). */
function outcomeTexts(run: FailedRun) {
  switch (run.name) {
    case 'ERROR':
      return { text: 'failed', hints: ['technical', errorHintOf(run)] } as const;
    case 'TIMEOUT':
      return { text: 'timeout', hints: ['timeoutHint', arrivalHintOf(run)] } as const;
    case 'DENIED':
      return { text: 'denied', hints: ['kept'] } as const;
    case 'QUOTA_EXCEEDED':
      return { text: 'quota', hints: ['kept'] } as const;
  }
}
