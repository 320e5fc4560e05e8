// Asks before a visitor loses something that cannot be had again (spec screens §12).
import { useTexts } from '../../platform/i18n/i18n';
import { ConfirmDialog } from '../../ui/Dialog';
import type { MadeKind } from '../../contract/split-messages';

interface LossWarningProps {
  /** What is lost: the rest of what plays, a presentation or a story that is being made, or photo and voice. */
  readonly of: 'playback' | MadeKind | 'recordings';
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
}

export function LossWarning({ of, onCancel, onConfirm }: LossWarningProps) {
  const { t } = useTexts();
  return (
    <ConfirmDialog
      alert
      title={t(`kiosk.losses.${of}.title`)}
      text={t(`kiosk.losses.${of}.text`)}
      closeLabel={t('app.close')}
      cancelLabel={t(`kiosk.losses.${of}.keep`)}
      confirmLabel={t(`kiosk.losses.${of}.confirm`)}
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}
