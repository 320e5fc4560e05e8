import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PersonMedia } from '../../contract/creation/person-media';
import type { RecorderDeps } from '../../features/recorder/deps';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { recorder } from '../../platform/i18n/locales/en/recorder';
import { Recording } from './Recording';

const page = vi.hoisted(() => ({ hide: (): void => undefined, camerasOpened: 0 }));
vi.mock('../providers', () => ({ useTheme: () => ({ readingText: 'standard' }) }));
vi.mock('./use-kiosk', () => ({ useKiosk: () => ({ busy: { begin: () => () => undefined } }) }));
vi.mock('../../features/recorder/browser-deps', (): { browserDeps: Partial<RecorderDeps> } => ({
  browserDeps: {
    openCamera: async () => {
      page.camerasOpened += 1;
      return { show: () => undefined, takeSnapshot: async () => 'data:image/jpeg;base64,AA' };
    },
    onPageHidden: (call) => {
      page.hide = call;
      return () => undefined;
    },
  },
}));

beforeEach(() => startI18n('en', { ...en, recorder }));
afterEach(cleanup);

test('a page that was out of sight says so, and goes on neither without the photo nor with the camera on', async () => {
  const onRecorded = vi.fn<(media: PersonMedia) => void>();
  await act(
    async () =>
      void render(
        <Recording what="picture" onRecorded={onRecorded}>
          <button type="button">Cancel</button>
        </Recording>,
      ),
  );
  act(() => page.hide());
  const text = screen.getByText(recorder.inKiosk.hidden);
  expect([onRecorded.mock.calls, page.camerasOpened, document.activeElement]).toEqual([[], 1, text]);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect([onRecorded.mock.calls, page.camerasOpened]).toEqual([[], 2]);
  expect(screen.getByRole('button', { name: 'Take picture' })).toBeDefined();
});
