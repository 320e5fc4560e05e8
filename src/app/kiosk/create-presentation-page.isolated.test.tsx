// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, type ComponentProps, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import type { RunState } from '../../features/creation/run/run-state';
import type { CreationFlow, RecordingSlotProps } from '../../features/kiosk/creation/CreationFlow';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import type { AvailableDevices } from '../../platform/browser/person-media/media-device';
import { CreatePresentationPage } from './create-presentation-page';

const { devices, recording, run } = vi.hoisted(() => ({
  devices: {
    /** The browser answers which devices there are. */
    answer: (_available: AvailableDevices): void => undefined,
    recordable: {},
  },
  recording: { isMissing: false, render: (_props: RecordingSlotProps): ReactNode => null },
  run: {
    get: (): unknown => undefined,
    subscribe: () => () => undefined,
    restart: () => undefined,
    leave: () => undefined,
  },
}));
vi.mock('../providers', () => ({
  useApp: () => ({ deployment: {}, api: {}, reachability: createWritable(true) }),
}));
vi.mock('../../platform/browser/person-media/media-device', () => ({
  watchAvailableDevices: (onChange: typeof devices.answer) => {
    devices.answer = onChange;
    return () => undefined;
  },
}));
vi.mock('../../contract/deployment', () => ({ canRecord: () => true }));
vi.mock('../../platform/browser/media-query', () => ({ reducedMotion: createWritable(false) }));
vi.mock('../creation/app-runs', () => ({ useKioskCreation: () => ({ run }) }));
vi.mock('../../features/kiosk/creation/CreationFlow', () => ({
  CreationFlow: ({ recordable, renderRecording }: ComponentProps<typeof CreationFlow>) => {
    devices.recordable = recordable;
    recording.render = renderRecording;
    return null;
  },
}));

vi.mock('./Recording', () => ({
  get Recording() {
    if (recording.isMissing) throw new TypeError('Failed to fetch dynamically imported module');
    return ({ what }: RecordingSlotProps) => <p>{`Recording the ${what}`}</p>;
  },
}));

const kiosk = fakeKiosk();

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

test('a presentation that is finished is known as this visitor’s own', () => {
  const created: RunState = {
    name: 'CREATED',
    id: '1',
    subject: { title: 'Tea', language: 'en' },
  };
  run.get = () => created;
  render(<CreatePresentationPage />, { wrapper: inKiosk(kiosk) });
  expect(kiosk.made.get('1')).toBe('presentation');
});

test('photo and voice are offered until the kiosk is known to have no device for them', () => {
  const idle: RunState = { name: 'IDLE' };
  run.get = () => idle;
  render(<CreatePresentationPage />, { wrapper: inKiosk(kiosk) });
  expect(devices.recordable).toEqual({ picture: true, voice: true });
  act(() => devices.answer({ camera: false, microphone: true }));
  expect(devices.recordable).toEqual({ picture: false, voice: true });
});

test('a photo whose recorder cannot be loaded is left out, and the voice loads it again', async () => {
  const idle: RunState = { name: 'IDLE' };
  run.get = () => idle;
  render(<CreatePresentationPage />, { wrapper: inKiosk(kiosk) });
  const recorded: object[] = [];
  const slot = (what: RecordingSlotProps['what']) =>
    recording.render({ what, onRecorded: (media) => recorded.push(media), children: null });
  recording.isMissing = true;
  // Development runs each effect twice.
  const { rerender } = render(slot('picture'), { wrapper: StrictMode });
  await waitFor(() => expect(recorded).toEqual([{}]));
  recording.isMissing = false;
  rerender(slot('voice'));
  expect(await screen.findByText('Recording the voice')).toBeDefined();
  expect(recorded).toEqual([{}]);
});
