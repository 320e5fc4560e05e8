import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as limits from '../../contract/limits';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeDevice, runCreation, tokenRead } from './run/fake-stream.fixture';
import { CreateParty } from './CreateParty';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

/** Keeps a choice among the pictures, as the filmstrip does. */
function ChoosePicture() {
  const [isChosen, setChosen] = useState(false);
  return (
    <button type="button" aria-pressed={isChosen} onClick={() => setChosen(true)}>
      Picture 1
    </button>
  );
}

/** Shows the page once its form is there, with a first prompt in it. */
async function show() {
  const device = fakeDevice();
  const fake = runCreation({ memory: device.memory });
  const deps = { run: fake.run, draft: device.draft, report: fake.deps.report };
  render(
    <CreateParty
      deps={deps}
      homeHref="#/"
      presentationsHref="#/list-presentations"
      renderSteps={({ steps, tools }) => (
        <main>
          <p>{steps.length} shown</p>
          <ChoosePicture />
          {tools}
        </main>
      )}
      renderPage={(content) => <main>{content}</main>}
      onCreatingChange={() => undefined}
      onCreated={() => undefined}
    />,
  );
  fireEvent.change(await screen.findByLabelText('Initial prompt'), { target: { value: 'A bear' } });
  const press = (name: string | RegExp) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await tokenRead();
    });
  return { ...fake, press, device };
}

/** Shows the page, and starts. */
async function start() {
  const page = await show();
  await page.press('Start');
  return page;
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('the form that is shown first takes no focus', async () => {
  await show();
  expect(document.activeElement).toBe(document.body);
});

test('Cancel leaves the focus on the heading of the form', async () => {
  const { press } = await start();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await press('Cancel');
  expect(screen.getByLabelText('Initial prompt')).toHaveProperty('value', 'A bear');
  expect(document.activeElement).toBe(heading());
});

test('a different prompt after a failure leaves the focus on the heading of the form', async () => {
  const { press, stream } = await start();
  act(() => stream().lose());
  await act(tokenRead);
  await press(/^Change the topic/);
  expect(document.activeElement).toBe(heading());
});

type Page = Awaited<ReturnType<typeof start>>;
const lose = ({ stream }: Page): void => stream().lose();
const staySilent = ({ clock }: Page): void => clock.pass(limits.creationRun.timeLimit);

const data = { type: 'image', imageUrl: '/presentations/7/1.webp', description: 'A bear' } as const;
const painted = { type: 'progress', message: 'Painted picture 1', data } as const;

test('after 5 minutes without a message the party may still arrive, until the form is shown again', async () => {
  const page = await start();
  act(() => page.stream().frame(painted));
  await act(tokenRead);
  act(() => staySilent(page));
  await act(tokenRead);
  expect(screen.getByText('1 shown')).toBeTruthy();
  expect(screen.getByText(/The party may still arrive/)).toBeTruthy();
  expect(page.device.record.held()).toMatchObject({ hasStarted: true });
  await page.press(/^Change the topic/);
  expect(page.device.record.held()).toBeUndefined();
});

test('a lost connection leaves the pictures in sight, and the service is asked for the party', async () => {
  const page = await start();
  page.device.answer({ state: 'running' });
  act(() => page.stream().open());
  act(() => page.stream().frame(painted));
  act(() => lose(page));
  await act(tokenRead);
  expect(screen.getByText('1 shown')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Still being made' })).toBeTruthy();
});

test.each([
  ['cannot be reached', lose, /can’t be reached right now/],
  ['does not answer', staySilent, /Nothing arrived for 5 minutes/],
])('a service that %s before it has started sends no party later', async (_, end, text) => {
  const page = await start();
  act(() => end(page));
  await act(tokenRead);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText(/may still arrive/)).toBeNull();
  expect(page.device.record.held()).toBeUndefined();
});

test.each([
  [['violence', 'blood'], 'Reason: violence, blood'],
  [null, undefined],
])(
  'a denial with the flagging information %j says its reasons, if it has any',
  async (flaggingInformation, text) => {
    const { stream } = await start();
    act(() => stream().frame({ type: 'abort', message: '', flaggingInformation }));
    expect(screen.getByText('We can’t make this one.')).toBeTruthy();
    expect(screen.queryByText(/^Reason/)?.textContent).toBe(text);
  },
);

test('another run shows its pictures anew: none of them is chosen yet', async () => {
  const { press, stream } = await start();
  act(() => stream().frame(painted));
  await press('Picture 1');
  act(() => stream().frame({ type: 'error', message: '' }));
  await press('Try again');
  expect(screen.getByRole('button', { name: 'Picture 1' }).getAttribute('aria-pressed')).toBe('false');
});
