import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Recorder } from '../recorder';
import { addMeasurement, hintOf, meterOf, noMeasurements } from './loudness';
import { useReadable } from '../../../ui/use-readable';

interface LevelMeterProps {
  readonly recorder: Recorder;
  readonly isRecording: boolean;
}

/** How loud the microphone hears, and a hint while a voice that is recorded is too quiet or too loud. */
export function LevelMeter({ recorder, isRecording }: LevelMeterProps) {
  const { t } = useTexts();
  const level = useReadable(recorder.level);
  const [loudness, setLoudness] = useState(noMeasurements);
  useEffect(() => {
    if (!isRecording) return undefined;
    const unsubscribe = recorder.level.subscribe(() =>
      setLoudness((before) => addMeasurement(before, recorder.level.get())),
    );
    return () => {
      unsubscribe();
      setLoudness(noMeasurements);
    };
  }, [recorder, isRecording]);
  const percent = Math.round(meterOf(level) * 100);
  const hint = hintOf(loudness);
  return (
    <div className="level">
      <meter className="visually-hidden" aria-label={t('recorder.voice.level')} max={100} value={percent} />
      <div className="level-meter" aria-hidden="true">
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <output className="level-hint">
        {hint === 'too-quiet' && t('recorder.voice.tooQuiet')}
        {hint === 'too-loud' && t('recorder.voice.tooLoud')}
      </output>
    </div>
  );
}
