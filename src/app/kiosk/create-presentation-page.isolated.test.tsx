import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../base/readable';
import { runCreation, tokenRead } from '../../features/creation/run/fake-stream.fixture';
import type { RecordingSlotProps } from '../../features/kiosk/creation/CreationFlow';
import { fakeKiosk, inKiosk } from '../../features/kiosk/kiosk.fixture';
import type { AvailableDevices } from '../../platform/browser/person-media/media-device';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { CreatePresentationPage } from './create-presentation-page';

const world = vi.hoisted(() => ({
  creation: {},
  /** How often the code that records cannot be loaded. */
  failedLoads: 0,
  /** The browser answers which devices there are. */
  answerDevices: (_available: AvailableDevices): void => undefined,
}));
vi.mock('../providers', () => ({
  useApp: () => ({
    deployment: { variant: 'museum' },
    launch: { onScreenKeyboard: false },
    reachability: createWritable(true),
  }),
}));
vi.mock('../creation/app-runs', () => ({ useKioskCreation: () => world.creation }));
vi.mock('../../platform/browser/person-media/media-device', () => ({
  watchAvailableDevices: (onChange: typeof world.answerDevices) => {
    world.answerDevices = onChange;
    return () => undefined;
  },
}));
vi.mock('./Recording', () => ({
  get Recording() {
    if (world.failedLoads > 0) {
      world.failedLoads -= 1;
      throw new TypeError('Failed to fetch dynamically imported module');
    }
    return ({ what }: RecordingSlotProps) => <p>{`Recording the ${what}`}</p>;
  },
}));

beforeAll(fakeModalDialogs);
beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  await startI18n('en', en);
});
afterEach(cleanup);

/** Opens the form of a kiosk, with a topic. */
function open() {
  const creation = runCreation();
  world.creation = { run: creation.run };
  const kiosk = fakeKiosk();
  const Kiosk = inKiosk(kiosk);
  // Development runs each effect twice.
  render(
    <StrictMode>
      <Kiosk>
        <CreatePresentationPage />
      </Kiosk>
    </StrictMode>,
  );
  fireEvent.change(screen.getByLabelText('Topic or title'), { target: { value: ' Why bees dance ' } });
  return { ...creation, kiosk };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const answerDevices = (available: AvailableDevices) => act(() => world.answerDevices(available));
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

// The first test: once the code is loaded it stays.
test('a photo whose recorder cannot be loaded is left out, and the voice loads it again', async () => {
  open();
  world.failedLoads = 1;
  choose('Advanced');
  press('Continue');
  press('Accept');
  expect(await screen.findByText('Recording the voice')).toBeDefined();
  expect([heading(), world.failedLoads]).toEqual(['Your voice', 0]);
});

test('a presentation that is finished is known as this visitor’s own', async () => {
  const { stream, kiosk } = open();
  press('Continue');
  await act(tokenRead);
  expect(stream().sent).toMatchObject([{ title: 'Why bees dance', pageCount: 5, email: '' }]);
  act(() => stream().open());
  act(() => stream().frame({ type: 'created-presentation', url: '', id: '8' }));
  expect(heading()).toBe('Look, it’s ready.');
  expect(screen.getByRole('link', { name: 'Watch' }).getAttribute('href')).toBe('#/view/8');
  expect(kiosk.made.get('8')).toBe('presentation');
});

test('photo and voice are offered until the kiosk is known to have no device for them', () => {
  open();
  choose('Advanced');
  press('Continue');
  expect(heading()).toBe(en.kiosk.creation.privacy.title);
  answerDevices({ camera: false, microphone: true });
  press('Accept');
  expect(heading()).toBe('Your voice');
});

test('a kiosk without both devices offers neither', () => {
  open();
  answerDevices({ camera: false, microphone: false });
  expect(screen.queryByRole('radio', { name: 'Advanced' })).toBeNull();
});
