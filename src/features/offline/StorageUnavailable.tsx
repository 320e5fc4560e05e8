// Says once that the device's memory does not answer. Reading goes on.
import { useState, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { Readable } from '../../contract/readable';
import { QuietBar } from './Snackbar';

interface ForgetfulDeviceProps {
  readonly trouble: Readable<boolean>;
}

export function ForgetfulDevice({ trouble }: ForgetfulDeviceProps) {
  const { t } = useTexts();
  const [isRead, setRead] = useState(false);
  const isForgetful = useSyncExternalStore(trouble.subscribe, trouble.get);
  if (!isForgetful || isRead) return null;
  return (
    <QuietBar
      text={t('offline.forgetful')}
      later={{ label: t('offline.fine'), onPress: () => setRead(true) }}
    />
  );
}
