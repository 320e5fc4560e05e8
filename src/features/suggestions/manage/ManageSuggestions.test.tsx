// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Suggestion } from '../../../contract/service/bodies';
import { HttpError, NetworkError, NotSignedInError } from '../../../contract/service/errors';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { ManageSuggestions } from './ManageSuggestions';
import type { SuggestionsApi } from './use-suggestions';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const answered = (status: number) =>
  new HttpError({ status, statusText: '', data: '', headers: {}, url: '' });

/** The service's list; what is thrown in goes wrong. */
async function show(words: readonly string[], trouble: { list?: Error; delete?: Error } = {}) {
  let left: Suggestion[] = words.map((suggestion, at) => ({ id: `${at}`, suggestion }));
  const deleted: string[] = [];
  const api: SuggestionsApi = {
    listSuggestions: async () => {
      if (trouble.list) throw trouble.list;
      return left;
    },
    deleteSuggestion: async (id) => {
      deleted.push(id);
      if (trouble.delete) throw trouble.delete;
      if (!left.some((suggestion) => suggestion.id === id)) throw answered(404);
      left = left.filter((suggestion) => suggestion.id !== id);
    },
  };
  await act(async () => void render(<ManageSuggestions api={api} />));
  /** Somebody else deletes it meanwhile. */
  const elsewhere = (id: string) => {
    left = left.filter((suggestion) => suggestion.id !== id);
  };
  return { trouble, deleted, elsewhere };
}

const rows = () => [...document.querySelectorAll('li p')].map(({ textContent }) => textContent);
const buttons = () => screen.getAllByText<HTMLButtonElement>('Delete');
const press = (button: HTMLElement | undefined) =>
  act(async () => {
    button?.focus();
    if (button) fireEvent.click(button);
  });

test('each suggestion has a button that deletes it, named by its words, and the focus goes on', async () => {
  await show(['Owls', 'Mice', '<b>Rain</b>']);
  expect(rows()).toEqual(['Owls', 'Mice', '<b>Rain</b>']);
  const words = buttons()[1]?.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(words)?.textContent).toBe('Mice');
  await press(buttons()[2]);
  expect(rows()).toEqual(['Owls', 'Mice']);
  expect(document.activeElement).toBe(buttons()[1]);
  await press(buttons()[0]);
  await press(buttons()[0]);
  expect(screen.getByText('There are no suggestions yet.')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Manage suggestions');
});

test.each([
  [new NotSignedInError('listSuggestions'), 'You need to be logged in to load suggestions'],
  [answered(401), 'You need to be logged in to load suggestions'],
  [new NetworkError('/api/suggestion'), 'The suggestions could not be loaded.'],
])('without a list the words are chosen by class: %s', async (error, words) => {
  const { trouble } = await show(['Owls'], { list: error });
  expect(screen.getByRole('alert').textContent).toBe(words);
  delete trouble.list;
  await press(screen.getByText('Try again'));
  expect(rows()).toEqual(['Owls']);
});

test('what is already gone counts as deleted, and leaves the list', async () => {
  const { deleted, elsewhere } = await show(['Owls', 'Mice']);
  elsewhere('1');
  await press(buttons()[1]);
  expect(deleted).toEqual(['1']);
  expect(rows()).toEqual(['Owls']);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('“Mice” was deleted.')).toBeDefined();
});

test('what could not be deleted stays, and is named', async () => {
  const { deleted } = await show(['Owls', 'Mice'], { delete: new NetworkError('/api/suggestion/1') });
  await press(buttons()[1]);
  expect(deleted).toEqual(['1']);
  expect(rows()).toEqual(['Owls', 'Mice']);
  expect(screen.getByRole('alert').textContent).toBe('“Mice” could not be deleted.');
});
