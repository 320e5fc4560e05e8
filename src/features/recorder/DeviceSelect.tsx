import { useId, useSyncExternalStore } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import type { Recorder } from './recorder';

interface DeviceSelectProps {
  readonly recorder: Recorder;
  readonly kind: 'camera' | 'microphone';
  readonly disabled: boolean;
}

/** Chooses among several cameras or microphones; nothing when there is only one. */
export function DeviceSelect({ recorder, kind, disabled }: DeviceSelectProps) {
  const { t } = useTexts();
  const id = useId();
  const { devices, chosen } = useSyncExternalStore(recorder.choices.subscribe, recorder.choices.get);
  if (devices.length < 2) return null;
  return (
    <div className="field">
      <label htmlFor={id}>{t(`recorder.${kind}`)}</label>
      <select
        id={id}
        className="field-input"
        value={chosen ?? ''}
        disabled={disabled}
        onChange={({ target }) => recorder.choose(target.value)}
      >
        {devices.map((device, at) => (
          <option key={device.id} value={device.id}>
            {device.label || t('recorder.device', { number: at + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}
