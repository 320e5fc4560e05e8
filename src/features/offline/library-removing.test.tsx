import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import { press, row, rows, savedStory as saved, showLibrary as show } from './show-library.fixture';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('removing', () => {
  test('removes one story, announces it and moves the focus to the next row', async () => {
    const { requests, set } = await show([saved('9'), saved('8'), saved('7')]);
    const button = row('8').getByRole('button', { name: 'Remove' });
    button.focus();
    fireEvent.click(button);
    expect(requests).toEqual(['remove 8']);
    act(() => set(saved('9'), saved('7')));
    expect(screen.getByText('“Story 8” was removed.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Story 7');
  });

  test('marks the row at once, and a second press does nothing', async () => {
    const { requests } = await show([saved('8'), saved('7', { state: 'saving' })]);
    const buttons = row('7').getAllByRole('button');
    fireEvent.click(row('7').getByRole('button', { name: 'Remove' }));
    expect(rows().map((each) => each.getAttribute('aria-busy'))).toEqual(['true', 'false']);
    expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
    for (const button of buttons) fireEvent.click(button);
    expect(requests).toEqual(['remove 7']);
  });

  test('waits no longer for a story that another window has saved again meanwhile', async () => {
    const { requests, change } = await show([saved('7', { requestedAt: 1 })]);
    fireEvent.click(row('7').getByRole('button', { name: 'Remove' }));
    act(() => change({ id: '7', requestedAt: 2, state: 'saving' }));
    expect(rows().map((each) => each.getAttribute('aria-busy'))).toEqual(['false']);
    fireEvent.click(row('7').getByRole('button', { name: 'Pause' }));
    expect(requests).toEqual(['remove 7', 'pause 7']);
  });

  test('waits on for a story whose request was confirmed only after it was removed', async () => {
    const { change } = await show([saved('7')]);
    fireEvent.click(row('7').getByRole('button', { name: 'Remove' }));
    act(() => change({ id: '7', requestedAt: 1 }));
    expect(rows().map((each) => each.getAttribute('aria-busy'))).toEqual(['true']);
  });

  test('leaves the place of a row empty for a moment, so that an impatient press meets no other row', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(178);
    const { set, world } = await show([saved('9'), saved('8'), saved('7')]);
    fireEvent.click(row('8').getByRole('button', { name: 'Remove' }));
    act(() => set(saved('9'), saved('7')));
    const places = () =>
      [...document.querySelectorAll<HTMLElement>('.library-list > li')].map(
        ({ dataset, style }) => dataset['presentationId'] ?? style.height,
      );
    expect(places()).toEqual(['9', '178px', '7']);
    expect(rows()).toHaveLength(2);
    act(() => world.timer());
    expect(places()).toEqual(['9', '7']);
  });

  test('leaves the place of the last row empty, too, before it says that there are none', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(178);
    const { set, world } = await show([saved('7')]);
    fireEvent.click(row('7').getByRole('button', { name: 'Remove' }));
    act(() => set());
    expect(screen.queryByText(/No stories are saved here yet/)).toBeNull();
    act(() => world.timer());
    expect(screen.getByText(/No stories are saved here yet/)).toBeDefined();
  });

  test.each([
    ['one after the other', [['8', '7'], ['7']], ['“Story 9” was removed.', '“Story 8” was removed.']],
    ['at the same time', [['7']], ['“Story 9” was removed. “Story 8” was removed.']],
  ])('announces each of two stories that go %s, and moves the focus', async (_, lists, announced) => {
    const { set } = await show([saved('9'), saved('8'), saved('7')]);
    for (const id of ['9', '8']) {
      const button = row(id).getByRole('button', { name: 'Remove' });
      button.focus();
      fireEvent.click(button);
    }
    const heard = lists.map((left) => {
      act(() => set(...left.map((id) => saved(id))));
      return screen.getAllByRole('status')[0]?.textContent.trim();
    });
    expect(heard).toEqual(announced);
    expect(document.activeElement?.textContent).toBe('Story 7');
  });

  test('removes all stories after one confirmation', async () => {
    const { requests, set } = await show([saved('9'), saved('8')]);
    await press('Remove all');
    expect(screen.getByRole('dialog', { name: 'Remove all stories?' })).toBeDefined();
    await press('No, keep them');
    expect(requests).toEqual([]);
    await press('Remove all');
    await press('Yes, remove all');
    expect(requests).toEqual(['remove 9 8']);
    act(() => set());
    expect(screen.getByText('All stories were removed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the shelf' })).toBeDefined();
  });
});
