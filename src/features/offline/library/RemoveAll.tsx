// A button that removes all saved stories after one confirmation.
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

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
        <Dialog title={t('offline.library.removeAllTitle')} closeLabel={t('app.close')} onClose={close}>
          <p>{t('offline.library.removeAllText', { count })}</p>
          <div className="library-dialog-buttons">
            <Button primary onClick={close}>
              {t('offline.library.removeAllNo')}
            </Button>
            <Button
              onClick={() => {
                close();
                onRemove();
              }}
            >
              {t('offline.library.removeAllYes')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
