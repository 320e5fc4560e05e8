import { useTexts } from '../../../../platform/i18n/i18n';
import type { CreationState } from '../../run/state';
import { formatDuration } from '../../../../ui/format-duration';
import { progressOf, stageTextOf, type Progress } from '../../run/progress';

interface ProgressLineProps {
  readonly run: Extract<CreationState, { readonly name: 'CREATING' }>;
}

/** Says what is being made, how far it is and since when. Screen readers announce only what is being made. */
export function ProgressLine({ run }: ProgressLineProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  return (
    <div className="waiting-progress">
      <output>{t(`creation.waiting.stages.${storyStageText(progress)}`, { page: progress.page })}</output>
      <progress
        aria-label={t('creation.waiting.progress')}
        max={100}
        value={Math.round(progress.share * 100)}
      />
      <p className="wizard-hint">
        {t('creation.waiting.elapsed', { time: formatDuration(run.elapsed / 1000) })}
      </p>
    </div>
  );
}

function storyStageText(progress: Progress) {
  const text = stageTextOf(progress);
  // No story has a film of its speaker.
  return text === 'filming' || text === 'filmingPage' ? 'working' : text;
}
