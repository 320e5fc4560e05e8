import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../contract/creation/person-media';
import type { RecorderDeps } from '../../features/recorder/recorder';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import { MediaAccessError } from '../../platform/browser/person-media/media-device';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { Recording } from './Recording';

const page = vi.hoisted(() => ({
  hide: (): void => undefined,
  camerasOpened: 0,
  failure: undefined as Error | undefined,
}));
vi.mock('../providers', () => ({ useTheme: () => ({ readingText: 'standard' }) }));
vi.mock('../../features/recorder/browser-deps', (): { browserDeps: Partial<RecorderDeps> } => ({
  browserDeps: {
    report: () => undefined,
    openCamera: async () => {
      page.camerasOpened += 1;
      if (page.failure !== undefined) throw page.failure;
      return { show: () => undefined, takeSnapshot: async () => 'data:image/jpeg;base64,AA' };
    },
    openMicrophone: async () => {
      if (page.failure !== undefined) throw page.failure;
      return { record: () => ({ stop: async () => new Blob() }) };
    },
    onPageHidden: (call) => {
      page.hide = call;
      return () => undefined;
    },
  },
}));

beforeEach(() => {
  Object.assign(page, { camerasOpened: 0, failure: undefined });
  return startI18n('en', en);
});
afterEach(cleanup);

test('a page that was out of sight says so, and goes on neither without the photo nor with the camera on', async () => {
  const onRecorded = vi.fn<(media: PersonMedia) => void>();
  await act(
    async () =>
      void render(
        <Recording what="picture" onRecorded={onRecorded}>
          <button type="button">Cancel</button>
        </Recording>,
        { wrapper: inKiosk(fakeKiosk()) },
      ),
  );
  act(() => page.hide());
  const text = screen.getByText(en.recorder.inKiosk.hidden);
  expect([onRecorded.mock.calls, page.camerasOpened, document.activeElement]).toEqual([[], 1, text]);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect([onRecorded.mock.calls, page.camerasOpened]).toEqual([[], 2]);
  expect(screen.getByRole('button', { name: 'Take picture' })).toBeDefined();
});

const show = (what: 'picture' | 'voice') =>
  act(
    async () =>
      void render(
        <Recording what={what} onRecorded={() => undefined}>
          {null}
        </Recording>,
        { wrapper: inKiosk(fakeKiosk()) },
      ),
  );

test.each([
  ['picture', en.recorder.photo.use, 'Take picture'],
  ['voice', en.recorder.voice.use, 'Start recording'],
] as const)('before a %s is recorded the page says what it is used for', async (what, use, button) => {
  await show(what);
  expect([screen.getByText(use), screen.getByRole('button', { name: button })]).toHaveLength(2);
});

test.each([
  [
    'picture',
    'refused',
    'The picture could not be taken due to a technical error.',
    en.recorder.inKiosk.camera,
  ],
  [
    'picture',
    'failed',
    'The picture could not be taken due to a technical error.',
    en.recorder.inKiosk.camera,
  ],
  [
    'voice',
    'missing',
    'The audio recording could not be saved due to a technical error.',
    en.recorder.inKiosk.microphone,
  ],
] as const)(
  'a %s that fails (%s) is reported in the specified words, with advice below',
  async (what, failure, text, advice) => {
    page.failure = new MediaAccessError(failure);
    await show(what);
    const [first, second] = document.querySelectorAll('p');
    expect([first?.textContent, second?.textContent]).toEqual([text, advice]);
  },
);
