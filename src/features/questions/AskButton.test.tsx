import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { AskButton } from './AskPanel';
import { Asker, longestQuestion, type AskDeps } from './asker';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const askerWith = (clock: FakeClock, openMicrophone: AskDeps['openMicrophone']) =>
  new Asker('7', {
    clock,
    report: () => undefined,
    openMicrophone,
    encodeVoice: async () => ({ audio: '' }),
    ask: () => new Promise(() => undefined),
    onPageHidden: () => () => undefined,
  });

/** An asker whose microphone opens at once. */
const recordingAsker = (clock: FakeClock) =>
  askerWith(clock, async () => ({ record: () => ({ stop: async () => new Blob(['voice']) }) }));

/** An asker whose browser asks whether it may use the microphone. */
const openingAsker = (clock: FakeClock) => askerWith(clock, () => new Promise(() => undefined));

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

test('another finger can begin once the first finger no longer asks', async () => {
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
  const asker = openingAsker(clock);
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

/** Shows the button of an asker whose microphone opens at once. Returns both, and what sends events to the button. */
function showButton(clock: FakeClock, asker = recordingAsker(clock)) {
  render(
    <>
      <AskButton asker={asker} state={asker.get()} onPress={() => undefined} />
      <input aria-label="Another field" />
    </>,
  );
  const button = screen.getByRole('button');
  button.setPointerCapture = () => undefined;
  const send = (event: Event, timeStamp: number) => {
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    return act(async () => void fireEvent(button, event));
  };
  const point = (type: string, options: PointerEventInit, at: number) =>
    send(new PointerEvent(type, { bubbles: true, isPrimary: true, ...options }), at);
  const key = (type: string) => send(new KeyboardEvent(type, { key: ' ', bubbles: true }), 10);
  /** Moves the focus from the button to another field, `at` milliseconds after the page was opened. */
  const leave = (at: number) => {
    button.addEventListener('focusout', (event) => Object.defineProperty(event, 'timeStamp', { value: at }));
    return act(async () => screen.getByLabelText('Another field').focus());
  };
  return { asker, button, point, key, leave };
}

test('a press whose end did not arrive ends with the next one, since no other finger is down', async () => {
  const clock = new FakeClock();
  const { asker, point } = showButton(clock);
  await point('pointerdown', { pointerId: 1, pointerType: 'touch' }, 10);
  clock.pass(2000);
  await point('pointerdown', { pointerId: 2, pointerType: 'touch' }, 2000);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
  asker.cancel();
  await point('pointerup', { pointerId: 2, pointerType: 'touch' }, 3000);
  await point('pointerdown', { pointerId: 3, pointerType: 'touch' }, 4000);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
});

test.each([
  ['mouse', 'touch'],
  ['touch', 'mouse'],
])('while a %s holds the button, a %s changes nothing', async (holding, other) => {
  const clock = new FakeClock();
  const { asker, point } = showButton(clock);
  await point('pointerdown', { pointerId: 1, pointerType: holding }, 10);
  clock.pass(2000);
  await point('pointerdown', { pointerId: 2, pointerType: other }, 2000);
  await point('pointerup', { pointerId: 2, pointerType: other }, 2100);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
  await point('pointerup', { pointerId: 1, pointerType: holding }, 2200);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
});

test('a held key that leaves the button cancels, and a pointer begins anew', async () => {
  const clock = new FakeClock();
  const { asker, button, point, key, leave } = showButton(clock);
  button.focus();
  await key('keydown');
  clock.pass(2000);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
  await leave(2000);
  expect(asker.get()).toMatchObject({ name: 'idle' });
  await point('pointerdown', { pointerId: 1, pointerType: 'mouse' }, 3000);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
});

test('the focus does not count while a pointer holds the button', async () => {
  const { asker, button, point, leave } = showButton(new FakeClock());
  button.focus();
  await point('pointerdown', { pointerId: 1, pointerType: 'mouse' }, 10);
  await leave(2000);
  expect(asker.get()).toMatchObject({ name: 'recording', isPressed: true });
});

test.each([
  [100, { name: 'opening', isPressed: false }],
  [2000, { name: 'idle' }],
])('a key that the browser’s question for the microphone interrupts after %i ms', async (later, state) => {
  const clock = new FakeClock();
  const { asker, button, key, leave } = showButton(clock, openingAsker(clock));
  button.focus();
  await key('keydown');
  await leave(later);
  expect(asker.get()).toMatchObject(state);
});

const outside = { clientX: 500, clientY: 500 };

test.each([
  ['pointercancel', {}],
  ['pointerup', outside],
])('a %s of the finger that ended a recording does not cancel the question', async (type, place) => {
  const clock = new FakeClock();
  const { asker, point } = showButton(clock);
  const finger = { pointerId: 1, pointerType: 'touch' };
  await point('pointerdown', finger, 10);
  await point('pointerup', finger, 110);
  clock.pass(1000);
  await point('pointerdown', finger, 1110);
  await point(type, { ...finger, ...place }, 1200);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
});

test('a finger that is lifted outside after the time is up does not cancel the question', async () => {
  const clock = new FakeClock();
  const { asker, point } = showButton(clock);
  await point('pointerdown', { pointerId: 1 }, 10);
  clock.pass(longestQuestion);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
  await point('pointerup', { pointerId: 1, ...outside }, longestQuestion + 100);
  expect(asker.get()).toMatchObject({ name: 'thinking' });
});
