import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi, describe } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { clickAt, tapAt } from '../../ui/use-first-click.fixture';
import { Recorder } from './recorder';
import { VoiceStep, addMeasurement, hintOf, meterOf, noMeasurements } from './VoiceStep';
import { useReadable } from '../../ui/use-readable';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Shows the voice step, which is ready to record. */
async function showVoice() {
  const stop = vi.fn<() => Promise<Blob>>(() => new Promise(() => undefined));
  const recorder = new Recorder(
    {
      clock: new FakeClock(),
      report: () => undefined,
      openCamera: () => new Promise(() => undefined),
      openMicrophone: async () => ({ record: () => ({ stop }) }),
      encodeVoice: async () => ({ audio: '', peak: 0 }),
      beep: () => undefined,
      onPageHidden: () => () => undefined,
    },
    'voice',
  );
  function Voice() {
    const state = useReadable(recorder);
    useEffect(() => recorder.start(), []);
    return (
      state.name === 'audioRecording' && (
        <VoiceStep recorder={recorder} state={state} readingText="standard" />
      )
    );
  }
  await act(async () => void render(<Voice />));
  const button = () => screen.getByRole('button', { name: /recording$/ });
  return { recorder, stop, button };
}

test('a double click on Start recording records, and a later click stops', async () => {
  const { recorder, stop, button } = await showVoice();
  await act(async () => clickAt(button(), 1000, 1));
  await act(async () => clickAt(button(), 1300, 2));
  expect(recorder.get()).toMatchObject({ microphone: 'recording' });
  expect(stop).not.toHaveBeenCalled();
  await act(async () => clickAt(button(), 2000, 1));
  expect(stop).toHaveBeenCalledTimes(1);
});

test('a double tap on Start recording records, and a later tap stops', async () => {
  const { recorder, stop, button } = await showVoice();
  await act(async () => tapAt(button(), 1000));
  await act(async () => tapAt(button(), 1300));
  expect(recorder.get()).toMatchObject({ microphone: 'recording' });
  expect(stop).not.toHaveBeenCalled();
  await act(async () => tapAt(button(), 2000));
  expect(stop).toHaveBeenCalledTimes(1);
});

const voice = { mean: 0.1, peak: 0.4 };
const silence = { mean: 0.001, peak: 0.002 };
const clipped = { mean: 0.5, peak: 1 };
const after = (...levels: readonly { mean: number; peak: number }[]) =>
  hintOf(levels.reduce(addMeasurement, noMeasurements));
const times = <Value,>(count: number, value: Value) => Array.from({ length: count }, () => value);

describe('the hint to who is reading', () => {
  test('comes after more than a pause without a voice, and goes with it', () => {
    expect(after(...times(24, silence))).toBeUndefined();
    expect(after(...times(25, silence))).toBe('too-quiet');
    expect(after(...times(40, silence), voice)).toBeUndefined();
    expect(after(...times(20, silence), voice, ...times(20, silence))).toBeUndefined();
  });

  test('comes as soon as samples are cut off, and stays long enough to be read', () => {
    expect(after(clipped)).toBe('too-loud');
    expect(after(clipped, ...times(14, voice))).toBe('too-loud');
    expect(after(clipped, ...times(15, voice))).toBeUndefined();
  });
});

test.each([
  [0, 0],
  [0.001, 0],
  [0.01, 1 / 3],
  [0.1, 2 / 3],
  [1, 1],
  [2, 1],
])('the meter of a mean of %f is %f long', (mean, length) => {
  expect(meterOf({ mean, peak: mean })).toBeCloseTo(length);
});
