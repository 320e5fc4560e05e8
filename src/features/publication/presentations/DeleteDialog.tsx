// Asks for confirmation before a presentation is deleted for good.
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

interface DeleteDialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onDelete: () => void;
}

export function DeleteDialog({ title, onClose, onDelete }: DeleteDialogProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('publication.confirm.title')} closeLabel={t('app.close')} onClose={onClose}>
      <p>{t('publication.confirm.text', { title })}</p>
      <div className="staff-row-buttons">
        <Button primary onClick={onClose}>
          {t('publication.confirm.no')}
        </Button>
        <Button onClick={onDelete}>{t('publication.confirm.yes')}</Button>
      </div>
    </Dialog>
  );
}
