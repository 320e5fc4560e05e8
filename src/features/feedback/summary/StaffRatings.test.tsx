import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { FakeClock } from '../../../base/fake-clock.fixture';
import { HttpError, NetworkError } from '../../../contract/service/errors';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../../ui/modal-dialogs.fixture';
import { rating } from '../fake-service.fixture';
import { StaffRatings, type StaffRatingsProps } from './SummaryDialog';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const records = [1, 2, 3].map((at) => ({ ...rating(at), comment: at === 2 ? 'Rude words' : '' }));

/** Renders ratings; `deleteFeedback` is the service's answer. */
async function show(deleteFeedback: StaffRatingsProps['deleteFeedback'] = async () => undefined) {
  const clock = new FakeClock();
  const asked: string[] = [];
  function Ratings() {
    const [left, setLeft] = useState(records);
    return (
      <StaffRatings
        records={left}
        deleteFeedback={(id, signal) => {
          asked.push(id);
          return deleteFeedback(id, signal);
        }}
        onDeleted={(id) => setLeft((before) => before.filter((record) => record.id !== id))}
        clock={clock}
      />
    );
  }
  await act(async () => void render(<Ratings />));
  return { asked, clock };
}

const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    if (button) fireEvent.click(button);
  });
/** Presses the button of a row, and answers the question. */
async function remove(at: number, answer = 'Delete'): Promise<void> {
  await press(within(screen.getByRole('list')).getAllByRole('button', { name: 'Delete' })[at]);
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: answer }));
}

const stars = 'Story 5, images 4, voice 3';
const all = [`${stars}Delete`, `${stars}Rude wordsDelete`, `${stars}Delete`];
const left = [all[0], all[2]];

test('each rating has a button that is described by it and asks before it deletes', async () => {
  const { asked } = await show();
  expect(rows()).toEqual(all);
  const [, button] = screen.getAllByRole('button', { name: 'Delete' });
  const described = document.getElementById(button?.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe(`${stars}Rude words`);
  await press(button);
  expect(screen.getByRole('dialog').textContent).toContain(
    `${stars}: this rating will be deleted for everyone.`,
  );
  await press(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
  expect([asked, rows()]).toEqual([[], all]);
  await remove(1);
  expect([asked, rows()]).toEqual([[records[1]?.id], left]);
  expect(screen.getByText('The rating was deleted.')).toBeDefined();
  await remove(0);
  await remove(0);
  expect(screen.getByText('No ratings yet')).toBeDefined();
});

const httpError = (status: number, headers = {}, data = '') =>
  new HttpError({ status, statusText: '', data, headers, url: '' });

test.each<[string, Error, boolean]>([
  ['somebody else has deleted counts as deleted', httpError(404), true],
  ['the network loses stays', new NetworkError('/api/feedback/1'), false],
  ['an intermediary answers for stays', httpError(404, { 'content-type': 'text/html' }, '<p>Blocked'), false],
  ['the service refuses stays', httpError(401), false],
])('a rating that %s', async (_, error, isGone) => {
  await show(async () => Promise.reject(error));
  await remove(1);
  expect(rows()).toEqual(isGone ? left : all);
  expect(screen.queryByRole('alert')?.textContent).toBe(
    isGone ? undefined : 'The rating couldn’t be deleted.',
  );
});

test('a deletion that is not answered within 30 s has failed, and can be tried again', async () => {
  const { asked, clock } = await show(
    (_, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  await remove(1);
  await press(screen.getAllByRole('button', { name: 'Delete' })[1]);
  expect([asked.length, screen.queryByRole('dialog')]).toEqual([1, null]);
  await act(async () => clock.pass(30_000));
  expect(screen.getByRole('alert').textContent).toBe('The rating couldn’t be deleted.');
  await remove(1);
  expect(asked).toHaveLength(2);
});
