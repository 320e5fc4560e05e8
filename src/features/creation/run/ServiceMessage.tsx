import { useTexts } from '../../../platform/i18n/i18n';

/** What the service said when it ended a run; only a run of staff has it (spec contract §2). Families read the text beside it. */
export function ServiceMessage({ message }: { readonly message: string | undefined }) {
  const { t } = useTexts();
  return (
    message !== undefined && (
      <small className="service-message">{t('creation.serviceMessage', { message })}</small>
    )
  );
}
