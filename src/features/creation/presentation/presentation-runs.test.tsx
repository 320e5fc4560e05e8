// What the form says while another tab makes a presentation, and of a presentation that may still arrive.
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { fakeDevice, tokenRead } from '../run/fake-stream.fixture';
import { showCreatePresentation } from './show-create-presentation.fixture';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const started = { type: 'progress', message: 'Started generation' } as const;
const settled = async () => {
  for (let turn = 0; turn < 4; turn += 1) await act(tokenRead);
};

test('after 5 minutes without a message the presentation may still arrive, until the form is shown again', async () => {
  const page = await showCreatePresentation();
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await settled();
  act(() => page.stream().frame(started));
  await settled();
  act(() => page.clock.pass(limits.creationRun.timeLimit));
  expect(screen.getByText(/may still arrive/)).toBeTruthy();
  expect(page.device.record.held()).toMatchObject({ subject: { title: 'Why bees dance' } });
  fireEvent.click(screen.getByRole('button', { name: /^Change the topic/ }));
  await settled();
  expect(page.device.record.held()).toBeUndefined();
});

test('a request that the service has not started in 5 minutes cannot arrive', async () => {
  const page = await showCreatePresentation();
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await settled();
  act(() => page.clock.pass(limits.creationRun.timeLimit));
  expect(screen.getByRole('heading', { name: 'That took too long.' })).toBeTruthy();
  expect(screen.getByText(/within 5 minutes/)).toBeTruthy();
  expect(screen.getByText(/can’t be reached right now/)).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
  await settled();
  expect(page.device.record.held()).toBeUndefined();
});

test.each([
  ['has finished', false, /Why bees dance.*still being made/],
  ['was closed while it made one', true, /Why bees dance.*still being made/],
])('once the other tab %s, the page shows its presentation if it goes on: %s', async (_, goesOn, text) => {
  const device = fakeDevice();
  device.answer({ state: 'running' });
  const record = {
    runKey: device.first,
    subject: { title: 'Why bees dance', language: 'en' },
    hasStarted: true,
  };
  await device.record.write(record);
  let isFree = false;
  let finish = (): void => undefined;
  await showCreatePresentation({
    device,
    lock: {
      acquire: async () => (isFree ? () => undefined : undefined),
      whenFree: (_signal, onFree) => (finish = onFree),
    },
  });
  await settled();
  expect(screen.queryByText(/in another tab right now/)).not.toBeNull();
  expect(device.asked).toEqual([]);
  isFree = true;
  if (!goesOn) await device.record.remove();
  finish();
  await settled();
  expect(screen.queryByText(/in another tab right now/)).toBeNull();
  expect(screen.queryByText(text) !== null).toBe(goesOn);
  expect(screen.queryByRole('form') === null).toBe(goesOn);
});

test('a presentation goes on when its page is left, and keeps the lock', async () => {
  let isHeld = false;
  const lock = {
    acquire: async () => {
      isHeld = true;
      return () => {
        isHeld = false;
      };
    },
    whenFree: () => undefined,
  };
  const page = await showCreatePresentation({ lock });
  page.pick('Title', 'Why bees dance');
  fireEvent.click(page.create());
  await settled();
  page.unmount();
  await settled();
  expect([isHeld, page.stream().isClosed(), page.run.get().name]).toEqual([true, false, 'CREATING']);
  page.run.restart();
  await settled();
  expect(isHeld).toBe(false);
});

test('that another tab makes a presentation is said beside the button, until that tab has finished', async () => {
  const waits: (() => void)[] = [];
  const page = await showCreatePresentation({
    lock: { acquire: async () => undefined, whenFree: (_signal, onFree) => void waits.push(onFree) },
  });
  page.pick('Title', 'Why bees dance');
  const notice = () => screen.queryByText(/in another tab right now/);
  // A screen reader follows a line that was there before; the form is long, so it is beside the button that was pressed.
  const line = page.create().nextElementSibling;
  expect(line?.getAttribute('aria-live')).toBe('polite');
  const create = async () => {
    fireEvent.click(page.create());
    await settled();
  };
  await create();
  await create();
  expect(notice()).toBe(line);
  expect(page.create().getAttribute('aria-describedby')).toBe(line?.id);
  expect([page.streams, waits.length]).toEqual([[], 1]);
  page.pick('Title', '');
  expect(line?.textContent).toMatch(/^The title needs .* in another tab right now/);
  page.pick('Title', 'Why bees dance');
  waits[0]?.();
  await settled();
  expect(notice()).toBeNull();
  await create();
  expect([notice() !== null, waits.length]).toEqual([true, 2]);
});

test('the focus stays on the button while the lock is asked for, and when another tab holds it', async () => {
  const locks: (() => void)[] = [];
  const answers: (() => void)[] = [];
  const page = await showCreatePresentation({
    lock: {
      acquire: () => new Promise((resolve) => answers.push(() => resolve(locks[0]))),
      whenFree: () => undefined,
    },
  });
  page.pick('Title', 'Why bees dance');
  const create = () => {
    page.create().focus();
    fireEvent.click(page.create());
  };
  create();
  await settled();
  expect(document.activeElement).toBe(page.create());
  answers[0]?.();
  await settled();
  expect(screen.queryByText(/in another tab right now/)).not.toBeNull();
  expect(document.activeElement).toBe(page.create());

  locks.push(() => undefined);
  create();
  answers[1]?.();
  await settled();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Title'));
});
