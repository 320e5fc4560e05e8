// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/locales/en';
import { kiosk } from '../../platform/i18n/locales/en/kiosk';
import { FakeClock } from '../../player/media/fake-media.fixture';
import { AskButton } from './AskButton';
import { Asker } from './asker';

beforeEach(() => startI18n('en', { ...en, kiosk }));
afterEach(cleanup);

/** An asker whose microphone opens at once. */
const recordingAsker = (clock: FakeClock) =>
  new Asker('7', {
    clock,
    report: () => undefined,
    openMicrophone: async () => ({ record: () => ({ stop: async () => new Blob(['voice']) }) }),
    encodeVoice: async () => ({ audio: '' }),
    ask: () => new Promise(() => undefined),
    onPageHidden: () => () => undefined,
  });

test.each([100, 2000])('a second finger, which is lifted after %s ms, changes nothing', async (later) => {
  const clock = new FakeClock();
  const asker = recordingAsker(clock);
  const presses = vi.fn<() => void>();
  render(<AskButton asker={asker} state={asker.get()} onPress={presses} />);
  const button = screen.getByRole('button');
  button.setPointerCapture = () => undefined;
  const at = (type: 'pointerdown' | 'pointerup' | 'pointercancel', pointerId: number, timeStamp: number) => {
    const event = new PointerEvent(type, { pointerId, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return act(async () => void fireEvent(button, event));
  };
  await at('pointerdown', 1, 10);
  clock.pass(1000);
  await at('pointerdown', 2, 1000);
  clock.pass(later);
  await at('pointerup', 2, 1000 + later);
  await at('pointercancel', 3, 1000 + later);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
  await at('pointerup', 1, 1000 + later);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
  expect(presses).toHaveBeenCalledTimes(1);
});

test('another finger begins when the one that held the button no longer asks', async () => {
  const clock = new FakeClock();
  const asker = recordingAsker(clock);
  render(<AskButton asker={asker} state={asker.get()} onPress={() => undefined} />);
  const button = screen.getByRole('button');
  button.setPointerCapture = () => undefined;
  await act(async () => void fireEvent.pointerDown(button, { pointerId: 1 }));
  asker.cancel();
  await act(async () => void fireEvent.pointerDown(button, { pointerId: 2 }));
  await act(async () => void fireEvent.pointerUp(button, { pointerId: 1 }));
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
});

test('a short tap stays one when the page is busy until long after the finger was lifted', () => {
  const clock = new FakeClock();
  const asker = new Asker('7', {
    clock,
    report: () => undefined,
    openMicrophone: () => new Promise(() => undefined),
    encodeVoice: async () => ({ audio: '' }),
    ask: () => new Promise(() => undefined),
    onPageHidden: () => () => undefined,
  });
  // Pausing the presentation keeps the page busy for two seconds.
  render(<AskButton asker={asker} state={asker.get()} onPress={() => clock.pass(2000)} />);
  const button = screen.getByRole('button');
  const [pressed, released] = ['keydown', 'keyup'].map(
    (type) => new KeyboardEvent(type, { key: ' ', bubbles: true }),
  );
  act(() => {
    for (const event of [pressed, released]) if (event) button.dispatchEvent(event);
  });
  expect(asker.get()).toMatchObject({ name: 'opening', isPressed: false });
});
