import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import type { RecorderDeps } from './recorder';
import { RecorderDialog } from './RecorderDialog';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const button = (name: string) => screen.getByRole('button', { name });

/** Opens the recorder on a device whose camera opens late; the returned function opens it. */
function openRecorder(): () => Promise<void> {
  let open: (camera: Awaited<ReturnType<RecorderDeps['openCamera']>>) => void = () => undefined;
  const deps: RecorderDeps = {
    clock: new FakeClock(),
    report: () => undefined,
    openCamera: () =>
      new Promise((resolve) => {
        open = resolve;
      }),
    openMicrophone: () => new Promise(() => undefined),
    encodeVoice: async () => ({ audio: '', peak: 0 }),
    beep: () => undefined,
    onPageHidden: () => () => undefined,
  };
  render(<RecorderDialog readingText="standard" onClosed={() => undefined} deps={deps} />);
  return () =>
    act(async () => open({ show: () => undefined, takeSnapshot: async () => 'data:image/jpeg;base64,AA' }));
}

describe('when the camera opens late, the focus', () => {
  test('moves to the button that takes the picture', async () => {
    const openCamera = openRecorder();
    await openCamera();
    expect(document.activeElement).toBe(button('Take picture'));
  });

  test('stays where a person has moved it', async () => {
    const openCamera = openRecorder();
    button('Cancel').focus();
    await openCamera();
    expect(document.activeElement).toBe(button('Cancel'));
  });
});
