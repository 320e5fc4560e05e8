// How a run ended without a story (spec screens §6, §10): a sad robot, what happened, and ways back with everything entered.
import { noStoryCategory } from '../../../contract/creation/stream-frames';
import { arrivalHintOf, errorHintOf, reasonsOf, ServiceMessage } from '../run-parts';
import type { FailedRun } from '../run/run-state';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { SpeechBubble } from '../../../ui/drawings/Guide';
import type { Step } from './wizard-form';

export interface WizardOutcomeProps {
  readonly run: FailedRun;
  /** Whether the last attempt to send found no network. */
  readonly isOffline: boolean;
  /** Whether the name of a child was sent, which may be why the story was denied. */
  readonly hasHero: boolean;
  readonly onRetry: () => void;
  /** Goes back to the form, to this step. */
  readonly onRestart: (step: Step) => void;
}

export function WizardOutcome({ run, isOffline, hasHero, onRetry, onRestart }: WizardOutcomeProps) {
  const { t } = useTexts();
  const { text, hints, mayRetry } = outcomeTexts(run, hasHero);
  return (
    <SpeechBubble mood="sad">
      <h2 tabIndex={-1} data-takes-focus>
        {t(`creation.outcomes.${text}`)}
      </h2>
      {hints.map((hint) => (
        <p key={hint}>{t(`creation.outcomes.${hint}`)}</p>
      ))}
      <ServiceMessage message={run.name === 'ERROR' ? run.message : undefined} />
      {isOffline && <output>{t('creation.offline')}</output>}
      <div className="wizard-buttons">
        {mayRetry && (
          <Button primary onClick={onRetry}>
            {t('creation.outcomes.retry')}
          </Button>
        )}
        {run.name === 'DENIED' ? (
          <Button primary onClick={() => onRestart('title')}>
            {t('creation.outcomes.otherTitle')}
          </Button>
        ) : (
          <Button primary={!mayRetry} onClick={() => onRestart('review')}>
            {t('creation.outcomes.restart')}
          </Button>
        )}
      </div>
    </SpeechBubble>
  );
}

/** Returns the keys of the texts that explain a failure, and whether the same story may be sent again (spec contract §2). */
function outcomeTexts(run: FailedRun, hasHero: boolean) {
  switch (run.name) {
    case 'ERROR':
      return { text: 'failed', hints: [errorHintOf(run)], mayRetry: true } as const;
    case 'DENIED':
      return reasonsOf(run.reason).includes(noStoryCategory)
        ? ({ text: 'noStory', hints: ['noStoryHint'], mayRetry: false } as const)
        : ({
            text: 'denied',
            hints: [hasHero ? 'deniedWithNameHint' : 'deniedHint'],
            mayRetry: false,
          } as const);
    case 'QUOTA_EXCEEDED':
      return { text: 'quota', hints: ['kept'], mayRetry: false } as const;
    case 'TIMEOUT':
      return { text: 'timeout', hints: ['timeoutHint', arrivalHintOf(run)], mayRetry: true } as const;
  }
}
