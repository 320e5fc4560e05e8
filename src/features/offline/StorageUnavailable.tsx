// Says once that the device's memory does not answer. Reading goes on.
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { Readable } from '../../contract/readable';
import { Snackbar } from './Snackbar';

interface StorageUnavailableProps {
  readonly trouble: Readable<boolean>;
}

export function StorageUnavailable({ trouble }: StorageUnavailableProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const isStorageUnavailable = useSyncExternalStore(trouble.subscribe, trouble.get);
  if (!isStorageUnavailable || isRead) return null;
  return (
    <Snackbar
      text={t('offline.storageUnavailable')}
      later={{ label: t('offline.fine'), onPress: () => setRead(true) }}
    />
  );
}
