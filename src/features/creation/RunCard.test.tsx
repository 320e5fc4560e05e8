import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ServerFrame } from '../../contract/creation/stream-frames';
import * as limits from '../../contract/limits';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeDevice, party, presentation, runCreation, story, tokenRead } from './run/fake-stream.fixture';
import { RunCard, type RunCardProps } from './RunCard';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const messages = { story, presentation, party };
const started: ServerFrame = { type: 'progress', message: 'Started generation' };

/** Shows the card of a run that has been started. */
async function show(props: Partial<RunCardProps> = {}) {
  const device = fakeDevice();
  const fake = runCreation({ memory: device.memory });
  const { kind = 'story' } = props;
  fake.run.start(messages[kind]);
  await tokenRead();
  render(<RunCard run={fake.run} kind={kind} href="#/story/new" pictureUrlOf={(url) => url} {...props} />);
  act(() => fake.stream().open());
  return { ...fake, device, send: (frame: ServerFrame) => act(() => fake.stream().frame(frame)) };
}

const link = () => screen.getByRole('link');
const bar = () => screen.getByRole('progressbar', { name: 'Progress' });

test.each([
  ['story', 'Painting page 2 of 4', 'Page 2 of 4'],
  ['presentation', 'Painting slide 2 of 4', 'The picture for slide 2 is being painted.'],
  ['party', 'Painting change 2 of 4', '0 pictures so far'],
] as const)('a %s says what the service does, and leads to its page', async (kind, message, text) => {
  const { send } = await show({ kind });
  send({ type: 'progress', message });
  expect(screen.getByText(text)).toBeTruthy();
  expect(link().textContent).toBe('Watch it being made');
  expect(link().getAttribute('href')).toBe('#/story/new');
});

test('a painted page is shown with its picture, but not where pictures must not be loaded', async () => {
  const { send } = await show({ pictureUrlOf: (url) => (url.includes('/2.') ? undefined : url) });
  for (const page of [1, 2]) {
    const data = { type: 'image', imageUrl: `/presentations/7/${page}.webp`, description: 'A bear' } as const;
    send({ type: 'progress', message: `Painted page ${page} of 4`, data });
  }
  const pieces = [...document.querySelectorAll('.run-card-pages span')];
  expect(pieces.map((piece) => piece.querySelector('img')?.getAttribute('src'))).toEqual([
    '/presentations/7/1.webp',
    undefined,
    undefined,
    undefined,
  ]);
  expect(pieces.map((piece) => piece.getAttribute('data-now'))).toEqual(['false', 'true', 'false', 'false']);
});

test('the bar follows the work, and shows no number while the run waits or its stream is lost', async () => {
  const { send, stream, device } = await show();
  device.answer({ state: 'running' });
  send({ type: 'progress', message: '', data: { type: 'queue', place: 2 } });
  expect(screen.getByText(/^You’re number 2 in the queue/)).toBeTruthy();
  expect(bar().hasAttribute('value')).toBe(false);
  send({ type: 'progress', message: 'Binding the pages' });
  expect(bar()).toHaveProperty('value', 95);
  act(() => stream().lose());
  expect(screen.getByText('It may still arrive')).toBeTruthy();
  await act(tokenRead);
  expect(screen.getByText('Still being made')).toBeTruthy();
  expect(bar().hasAttribute('value')).toBe(false);
});

test.each<[string, (shown: Awaited<ReturnType<typeof show>>) => void, string]>([
  ['failed', ({ send }) => send({ type: 'error', message: '' }), 'It couldn’t be made.'],
  [
    'was denied',
    ({ send }) => send({ type: 'abort', message: '', flaggingInformation: null }),
    'It couldn’t be made.',
  ],
  [
    'is not heard of',
    ({ clock }) => act(() => clock.pass(limits.creationRun.timeLimit)),
    'It may still arrive',
  ],
])('a run that %s says so, and leads to the reason', async (_name, end, text) => {
  const shown = await show();
  shown.send(started);
  end(shown);
  expect(screen.getByText(text)).toBeTruthy();
  expect(link().textContent).toBe('See what happened');
});

test('a story that is made leaves its place to the card of the shelf', async () => {
  const onMade = vi.fn<NonNullable<RunCardProps['onMade']>>();
  const { send } = await show({ onMade });
  send({ type: 'created-presentation', url: '', id: '7' });
  expect(screen.queryByRole('article')).toBeNull();
  expect(onMade).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: '7' }));
});

test('a presentation that is made is ready, and can be opened', async () => {
  const { send } = await show({ kind: 'presentation', madeHrefOf: (id) => `#/view/${id}/new` });
  send({ type: 'created-presentation', url: '', id: '7' });
  expect(screen.getByText('Ready')).toBeTruthy();
  expect([link().textContent, link().getAttribute('href')]).toEqual(['Open it', '#/view/7/new']);
});
