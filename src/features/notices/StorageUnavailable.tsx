// Shows once that the device's storage cannot be used. Reading remains possible.
import { useState } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { Readable } from '../../base/readable';
import { Snackbar } from '../../ui/Snackbar';
import { useReadable } from '../../ui/use-readable';

interface StorageUnavailableProps {
  /** True once the storage has failed. */
  readonly hasFailed: Readable<boolean>;
}

export function StorageUnavailable({ hasFailed }: StorageUnavailableProps) {
  const { t } = useTexts();
  const [isDismissed, setDismissed] = useState(false);
  const isStorageUnavailable = useReadable(hasFailed);
  if (!isStorageUnavailable || isDismissed) return null;
  return (
    <Snackbar
      text={t('notices.storageUnavailable')}
      later={{ label: t('notices.ok'), onPress: () => setDismissed(true) }}
    />
  );
}
