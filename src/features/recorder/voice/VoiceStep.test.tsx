import { act, cleanup, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { clickAt, tapAt } from '../../../ui/use-first-click.fixture';
import { Recorder } from '../recorder';
import { VoiceStep } from './VoiceStep';
import { useReadable } from '../../../ui/use-readable';

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
