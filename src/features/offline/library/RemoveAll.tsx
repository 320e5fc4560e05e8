// A button that removes all saved stories after one confirmation.
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/Dialog';

interface RemoveAllProps {
  readonly count: number;
  readonly onRemove: () => void;
}

export function RemoveAll({ count, onRemove }: RemoveAllProps) {
  const { t } = useTexts();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('offline.library.removeAll')}</Button>
      {isAsking && (
        <ConfirmDialog
          title={t('offline.library.removeAllTitle')}
          text={t('offline.library.removeAllText', { count })}
          closeLabel={t('app.close')}
          cancelLabel={t('offline.library.removeAllNo')}
          confirmLabel={t('offline.library.removeAllYes')}
          onCancel={close}
          onConfirm={() => {
            close();
            onRemove();
          }}
        />
      )}
    </>
  );
}
