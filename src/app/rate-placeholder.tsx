// Stands where the feedback feature will hand its dialog in.
import { useTexts } from '../platform/i18n';
import { Dialog } from '../ui/Dialog';

export function RatePlaceholder({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts();
  return (
    <Dialog title={t('app.rate.title')} closeLabel={t('app.close')} onClose={onClose}>
      <p>{t('app.rate.soon')}</p>
    </Dialog>
  );
}
