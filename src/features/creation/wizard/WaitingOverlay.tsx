// The overlay after submitting (spec screens §10): first a message that the idea has arrived, then how the story is made.
import { useTexts } from '../../../platform/i18n/i18n';
import { Dialog } from '../../../ui/Dialog';
import { formatDuration } from '../../../ui/format-duration';
import { Guide } from '../../../ui/guide/Guide';
import { hasStarted, progressOf, storyStageTextOf } from '../run/run-progress';
import type { Creating } from '../run/run-state';
import { ThinkingAnimation, type AnimationProps } from './ThinkingAnimation';

/** The texts that say that the idea has arrived; one of them is chosen at random. */
export const receivedMessages = [
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;
export type ReceivedMessage = (typeof receivedMessages)[number];

interface WaitingOverlayProps extends AnimationProps {
  readonly run: Creating;
  readonly message: ReceivedMessage;
  /** Closes the overlay; the run goes on. */
  readonly onClose: () => void;
}

export function WaitingOverlay({ run, message, onClose, ...animation }: WaitingOverlayProps) {
  const { t } = useTexts();
  const isStarted = hasStarted(run.messages);
  return (
    <Dialog title={t('creation.waiting.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="waiting">
        <Guide mood={isStarted ? 'thinking' : 'happy'} />
        {isStarted ? (
          <>
            <ThinkingAnimation {...animation} />
            <ProgressLine run={run} />
          </>
        ) : (
          <output>
            {run.place === undefined
              ? t(`creation.waiting.received.${message}`)
              : t('creation.waiting.place', { place: run.place })}
          </output>
        )}
        <p className="wizard-hint">{t('creation.waiting.soon')}</p>
      </div>
    </Dialog>
  );
}

interface ProgressLineProps {
  readonly run: Creating;
}

/** Says what is being made, how far it is and since when. Screen readers announce only what is being made. */
export function ProgressLine({ run }: ProgressLineProps) {
  const { t } = useTexts();
  const progress = progressOf(run.messages);
  return (
    <div className="waiting-progress">
      <output>
        {run.place === undefined
          ? t(`creation.waiting.stages.${storyStageTextOf(progress)}`, { page: progress.page })
          : t('creation.waiting.place', { place: run.place })}
      </output>
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
