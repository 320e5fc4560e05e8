// Classifies how loud a voice is, from measurements ten times a second. Pure.
import type { SoundLevel } from '../../../platform/browser/person-media/microphone';

export type LoudnessHint = 'too-quiet' | 'too-loud' | undefined;

export interface Loudness {
  /** Measurements in a row without a voice. */
  readonly quiet: number;
  /** For how many more measurements the voice counts as too loud. */
  readonly loud: number;
}

export const noMeasurements: Loudness = { quiet: 0, loud: 0 };

/** -40 dB: a voice at arm's length is above. */
const voiceAbove = 0.01;
/** Samples near the largest value are cut off. */
const cutOffAt = 0.97;
/** Longer than a pause between two sentences. */
const quietAfter = 25;
const loudFor = 15;

/** Returns the loudness after another measurement. */
export function addMeasurement({ quiet, loud }: Loudness, { mean, peak }: SoundLevel): Loudness {
  return {
    quiet: mean < voiceAbove ? quiet + 1 : 0,
    loud: peak >= cutOffAt ? loudFor : Math.max(0, loud - 1),
  };
}

/** Returns what to say to who is reading. */
export function hintOf({ quiet, loud }: Loudness): LoudnessHint {
  if (loud > 0) return 'too-loud';
  return quiet >= quietAfter ? 'too-quiet' : undefined;
}

/** Returns the length of the meter from 0 (-60 dB or less) to 1. */
export function meterOf({ mean }: SoundLevel): number {
  const decibels = 20 * Math.log10(Math.max(mean, 1e-6));
  return Math.min(1, Math.max(0, (decibels + 60) / 60));
}
