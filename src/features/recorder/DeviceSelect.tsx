import { useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { SelectField } from '../../ui/form/SelectField';
import type { Recorder } from './recorder';

interface DeviceSelectProps {
  readonly recorder: Recorder;
  readonly kind: 'camera' | 'microphone';
  readonly disabled?: boolean;
}

/** Chooses among several cameras or microphones; nothing when there is only one. */
export function DeviceSelect({ recorder, kind, disabled = false }: DeviceSelectProps) {
  const { t } = useTexts();
  const { devices, chosen } = useSyncExternalStore(recorder.choices.subscribe, recorder.choices.get);
  if (devices.length < 2) return null;
  return (
    <SelectField
      label={t(`recorder.${kind}`)}
      value={chosen ?? ''}
      options={devices.map(({ id, label }, at) => ({
        value: id,
        label: label || t('recorder.device', { number: at + 1 }),
      }))}
      disabled={disabled}
      onValue={recorder.choose}
    />
  );
}
