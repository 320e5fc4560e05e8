import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Suggestion } from '../../contract/service/bodies';
import { HttpError, NetworkError, NotSignedInError } from '../../contract/service/errors';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';
import { ManageSuggestions, type SuggestionListApi } from './ManageSuggestions';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const httpError = (status: number, headers = {}, data = '') =>
  new HttpError({ status, statusText: '', data, headers, url: '' });

/** Renders the list with a fake service; the errors in `faults` are thrown by its calls. */
async function show(
  texts: readonly string[],
  faults: { list?: Error; slow?: Promise<void>; delete?: Error; hangs?: boolean } = {},
) {
  const clock = new FakeClock();
  let suggestions: Suggestion[] = texts.map((suggestion, at) => ({ id: `${at}`, suggestion }));
  const deleted: string[] = [];
  const api: SuggestionListApi = {
    listSuggestions: async () => {
      if (faults.list) throw faults.list;
      const answer = suggestions;
      await faults.slow;
      return answer;
    },
    deleteSuggestion: async (id, signal) => {
      deleted.push(id);
      if (faults.hangs)
        await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
      if (faults.delete) throw faults.delete;
      if (!suggestions.some((suggestion) => suggestion.id === id)) throw httpError(404);
      suggestions = suggestions.filter((suggestion) => suggestion.id !== id);
    },
  };
  await act(async () => void render(<ManageSuggestions api={api} clock={clock} />));
  /** Deletes a suggestion as another person would meanwhile. */
  const deleteElsewhere = (id: string) => {
    suggestions = suggestions.filter((suggestion) => suggestion.id !== id);
  };
  return { faults, deleted, clock, deleteElsewhere };
}

const rows = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByText<HTMLButtonElement>('Delete');
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    if (button) fireEvent.click(button);
  });

test('each suggestion has a delete button described by its text, and the focus moves on after a deletion', async () => {
  await show(['Owls', 'Mice', '<b>Rain</b>']);
  expect(rows()).toEqual(['Owls', 'Mice', '<b>Rain</b>']);
  const textId = buttons()[1]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(textId)?.textContent).toBe('Mice');
  await press(buttons()[2]);
  expect(rows()).toEqual(['Owls', 'Mice']);
  expect(document.activeElement).toBe(buttons()[1]);
  await press(buttons()[0]);
  await press(buttons()[0]);
  expect(screen.getByText('There are no suggestions yet.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Manage suggestions');
});

test('a list that does not come counts as failed after 30 s', async () => {
  const { clock } = await show(['Owls'], { slow: new Promise(() => undefined) });
  await act(async () => clock.pass(29_999));
  expect(screen.queryByText('Try again')).toBeNull();
  await act(async () => clock.pass(1));
  expect(screen.getByText('Try again')).toBeDefined();
});

test('the focus moves to the heading when the list is loaded again', async () => {
  const { faults } = await show(['Owls'], { list: new NetworkError('/api/suggestion') });
  delete faults.list;
  await press(screen.getByText('Try again'));
  expect(document.activeElement?.textContent).toBe('Manage suggestions');
});

test.each([
  [new NotSignedInError('listSuggestions'), 'Sign in to see the suggestions.'],
  [httpError(401), 'Sign in to see the suggestions.'],
  [new NetworkError('/api/suggestion'), 'The suggestions couldn’t be loaded.'],
])('the text of a faults to load depends on the error class: %s', async (error, text) => {
  const { faults } = await show(['Owls'], { list: error });
  expect(screen.getByRole('alert').textContent).toBe(text);
  delete faults.list;
  await press(screen.getByText('Try again'));
  expect(rows()).toEqual(['Owls']);
});

test('a slow list from before a deletion does not bring back the deleted suggestion', async () => {
  const { faults } = await show(['Owls', 'Mice']);
  let arrive = (): void => undefined;
  faults.slow = new Promise((resolve) => {
    arrive = resolve;
  });
  await press(buttons()[0]);
  delete faults.slow;
  await press(buttons()[1]);
  expect(rows()).toEqual([]);
  await act(async () => arrive());
  expect(rows()).toEqual([]);
});

test('a suggestion that is already deleted counts as deleted and leaves the list', async () => {
  const { deleted, deleteElsewhere } = await show(['Owls', 'Mice']);
  deleteElsewhere('1');
  await press(buttons()[1]);
  expect(deleted).toEqual(['1']);
  expect(rows()).toEqual(['Owls']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('“Mice” was deleted.')).toBeDefined();
});

test.each([
  ['without a response', new NetworkError('/api/suggestion/1')],
  ['by a page that an intermediary sends', httpError(404, { 'content-type': 'text/html' }, '<p>Blocked')],
])('a suggestion that could not be deleted stays in the list and is named: %s', async (_, error) => {
  const { deleted } = await show(['Owls', 'Mice'], { delete: error });
  await press(buttons()[1]);
  expect(deleted).toEqual(['1']);
  expect(rows()).toEqual(['Owls', 'Mice']);
  expect(screen.getByRole('alert').textContent).toBe('“Mice” couldn’t be deleted.');
});

test('a deletion that is not answered within 30 s has failed, and can be tried again', async () => {
  const { clock, deleted } = await show(['Owls'], { hangs: true });
  await press(buttons()[0]);
  await act(async () => clock.pass(29_999));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(async () => clock.pass(1));
  expect(screen.getByRole('alert').textContent).toBe('“Owls” couldn’t be deleted.');
  await press(buttons()[0]);
  expect(deleted).toEqual(['0', '0']);
});
