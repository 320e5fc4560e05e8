import { useTexts } from '../../platform/i18n/i18n';
import { SelectField } from '../../ui/form/SelectField';
import type { Recorder } from './recorder';
import { useReadable } from '../../ui/use-readable';

interface DeviceSelectProps {
  readonly recorder: Recorder;
  readonly kind: 'camera' | 'microphone';
  readonly disabled?: boolean;
}

/** Chooses among several cameras or microphones; nothing when there is only one. */
export function DeviceSelect({ recorder, kind, disabled = false }: DeviceSelectProps) {
  const { t } = useTexts();
  const { devices, chosen } = useReadable(recorder.choices);
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
