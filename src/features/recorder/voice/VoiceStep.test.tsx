// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useSyncExternalStore } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { recorder as texts } from '../../../platform/i18n/locales/en/recorder';
import { FakeClock } from '../../../player/media/fake-media.fixture';
import { Recorder } from '../recorder';
import { VoiceStep } from './VoiceStep';

beforeEach(() => startI18n('en', { ...en, recorder: texts }));
afterEach(cleanup);

test('a double click on Start recording records, and a later click stops', async () => {
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
    const state = useSyncExternalStore(recorder.subscribe, recorder.get);
    useEffect(() => recorder.start(), []);
    return (
      state.name === 'audioRecording' && (
        <VoiceStep recorder={recorder} state={state} readingText="standard" />
      )
    );
  }
  await act(async () => void render(<Voice />));
  const click = (name: string, detail: number) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name }), { detail }));
  await click('Start recording', 1);
  await click('Stop recording', 2);
  expect(recorder.get()).toMatchObject({ microphone: 'recording' });
  expect(stop).not.toHaveBeenCalled();
  await click('Stop recording', 1);
  expect(stop).toHaveBeenCalledTimes(1);
});
