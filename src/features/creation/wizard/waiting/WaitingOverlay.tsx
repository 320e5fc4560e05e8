// The overlay after submitting (spec screens §10): first a message that the idea has arrived, then how the story is made.
import { useTexts } from '../../../../platform/i18n/i18n';
import { Dialog } from '../../../../ui/Dialog';
import { Guide } from '../../../../ui/guide/Guide';
import type { CreationState } from '../../run/state';
import { hasStarted } from '../../run/progress';
import { ProgressLine } from './ProgressLine';
import { ThinkingAnimation, type AnimationProps } from './ThinkingAnimation';
import './waiting.css';

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
  readonly run: Extract<CreationState, { readonly name: 'CREATING' }>;
  readonly message: ReceivedMessage;
  /** Closes the overlay; the run goes on. */
  readonly onClose: () => void;
}

export function WaitingOverlay({ run, message, onClose, ...animation }: WaitingOverlayProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('creation.waiting.title')} closeLabel={t('app.close')} onClose={onClose}>
      <div className="waiting">
        <Guide mood={hasStarted(run.messages) ? 'thinking' : 'happy'} />
        {hasStarted(run.messages) ? (
          <>
            <ThinkingAnimation {...animation} />
            <ProgressLine run={run} />
          </>
        ) : (
          <output>{t(`creation.waiting.received.${message}`)}</output>
        )}
        <p className="wizard-hint">{t('creation.waiting.soon')}</p>
      </div>
    </Dialog>
  );
}
