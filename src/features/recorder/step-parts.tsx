// What several steps of the recorder share: the choice of a device, the focus once it is open, and the source of a picture or a voice.
import { useEffect, useRef, type RefObject, useCallback } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { SelectField } from '../../ui/fields';
import type { Recorder } from './recorder';
import { useReadable } from '../../ui/use-readable';
import { blobOfDataUrl } from '../../platform/browser/person-media/person-file';

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

/**
 * Focuses the button of a step when `isReady` becomes true, which may take seconds, unless a person has moved to another control meanwhile: what they press next is
 * meant for that one.
 */
export function useFocusWhenReady(button: RefObject<HTMLButtonElement | null>, isReady: boolean): void {
  /** What had the focus when the step was shown: a dialog gives it to its first control. */
  const first = useRef<Element>(null);
  useEffect(() => {
    first.current = document.activeElement;
  }, []);
  useEffect(() => {
    if (!isReady) return;
    const { activeElement } = document;
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
    if (!isOnControl || activeElement === first.current) button.current?.focus();
  }, [button, isReady]);
}

/**
 * Returns a ref that gives an image or audio element a data URL as its source, and revokes it with the element. The page's policy allows no
 * `data:` address, so it goes through an object URL.
 */
export function useSource(
  dataUrl: string,
): (element: HTMLImageElement | HTMLAudioElement | null) => () => void {
  return useCallback(
    (element) => {
      if (element === null) return () => undefined;
      const address = URL.createObjectURL(blobOfDataUrl(dataUrl));
      element.src = address;
      return () => {
        element.removeAttribute('src');
        URL.revokeObjectURL(address);
      };
    },
    [dataUrl],
  );
}
