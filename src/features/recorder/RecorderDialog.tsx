// The recorder (spec screens §11): a dialog that takes a picture and records a voice, one after the other.
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { browserDeps } from './browser-deps';
import type { RecorderDeps } from './recorder';
import { RecorderSteps, useRecorder, type ClosedRecorder } from './RecorderSteps';
import type { ReadingText } from './VoiceStep';

export interface RecorderDialogProps {
  readonly readingText: ReadingText;
  /** Called once, with the accepted media or without media. */
  readonly onClosed: (closed: ClosedRecorder) => void;
  readonly deps?: RecorderDeps;
}

export function RecorderDialog({ readingText, onClosed, deps = browserDeps }: RecorderDialogProps) {
  const { t } = useTexts();
  const { recorder, state } = useRecorder(deps, 'person', onClosed);
  const cancel = (): void => recorder.dispatch({ type: 'cancel', reason: 'cancelled' });
  return (
    <Dialog
      title={t('recorder.title')}
      closeLabel={t('recorder.close')}
      closesOnBackdrop={false}
      onClose={cancel}
    >
      <RecorderSteps recorder={recorder} state={state} readingText={readingText}>
        <Button onClick={cancel}>{t('recorder.cancel')}</Button>
      </RecorderSteps>
    </Dialog>
  );
}
