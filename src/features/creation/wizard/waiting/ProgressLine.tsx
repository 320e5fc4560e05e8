import { useTexts } from '../../../../platform/i18n/i18n';
import type { CreationState } from '../../run/state';
import { progressOf, type Progress } from '../../run/progress';

interface ProgressLineProps {
  readonly run: Extract<CreationState, { readonly name: 'CREATING' }>;
}

/** Says what is being made, how far it is and since when. Screen readers announce only what is being made. */
export function ProgressLine({ run }: ProgressLineProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  const seconds = Math.floor(run.elapsed / 1000);
  return (
    <div className="waiting-progress">
      <output>{t(`creation.waiting.stages.${stageText(progress)}`, { page: progress.page })}</output>
      <progress
        aria-label={t('creation.waiting.progress')}
        max={100}
        value={Math.round(progress.share * 100)}
      />
      <p className="wizard-hint">
        {t('creation.waiting.elapsed', {
          minutes: Math.floor(seconds / 60),
          seconds: String(seconds % 60).padStart(2, '0'),
        })}
      </p>
    </div>
  );
}

function stageText({ stage, page }: Progress) {
  // No story has a film of its speaker.
  if (stage === 'filming') return 'working';
  if (page === undefined) return stage;
  if (stage === 'painting') return 'paintingPage';
  return stage === 'speaking' ? 'speakingPage' : stage;
}
