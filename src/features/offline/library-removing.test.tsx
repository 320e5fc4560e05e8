import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';
import {
  press,
  removeRow,
  row,
  rows,
  savedStory as saved,
  showLibrary as show,
} from './show-library.fixture';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const shown = () => rows().map(({ dataset }) => dataset['presentationId']);

describe('removing', () => {
  test('hides one story at once, announces it and moves the focus to the next row', async () => {
    const { requests } = await show([saved('9'), saved('8'), saved('7')]);
    removeRow('8');
    expect(shown()).toEqual(['9', '7']);
    expect(screen.getAllByText('“Story 8” was removed.')).toHaveLength(2);
    expect(document.activeElement?.textContent).toBe('Story 7');
    expect(requests).toEqual([]);
  });

  test('deletes the story when 8 s are over', async () => {
    const { requests, world } = await show([saved('8'), saved('7')]);
    removeRow('7');
    world.pass(7);
    expect(requests).toEqual([]);
    world.pass(1);
    expect(requests).toEqual(['remove 7']);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(shown()).toEqual(['8']);
  });

  test('can be undone, also without a network: the story is in its old place, and nothing is deleted', async () => {
    const { requests, world } = await show([saved('9'), saved('8'), saved('7')], { isReachable: false });
    removeRow('8');
    world.closeGaps();
    await press('Undo');
    world.pass(8);
    expect(shown()).toEqual(['9', '8', '7']);
    expect(requests).toEqual([]);
  });

  test('cannot be undone after the next removal, or when the page is left', async () => {
    const { requests } = await show([saved('9'), saved('8'), saved('7')]);
    removeRow('9');
    removeRow('8');
    expect(requests).toEqual(['remove 9']);
    cleanup();
    expect(requests).toEqual(['remove 9', 'remove 8']);
  });

  test('takes its time while the button has the focus', async () => {
    const { requests, world } = await show([saved('8'), saved('7')]);
    removeRow('7');
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    world.pass(20);
    expect(requests).toEqual([]);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    world.pass(8);
    expect(requests).toEqual(['remove 7']);
  });

  test('deletes no story that another window has saved again meanwhile', async () => {
    const { requests, change, world } = await show([saved('8'), saved('7', { requestedAt: 1 })]);
    removeRow('7');
    act(() => change({ id: '7', requestedAt: 2, state: 'saving' }));
    world.pass(8);
    expect(requests).toEqual([]);
    fireEvent.click(row('7').getByRole('button', { name: 'Pause' }));
    expect(requests).toEqual(['pause 7']);
  });

  test('leaves the place of a row empty for a moment, so that an impatient press meets no other row', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(178);
    const { world } = await show([saved('9'), saved('8'), saved('7')]);
    removeRow('8');
    const places = () =>
      [...document.querySelectorAll<HTMLElement>('.book-rows > li')].map(
        ({ dataset, style }) => dataset['presentationId'] ?? style.height,
      );
    expect(places()).toEqual(['9', '178px', '7']);
    expect(rows()).toHaveLength(2);
    world.closeGaps();
    expect(places()).toEqual(['9', '7']);
  });

  test('leaves the place of the last row empty, too, before it says that there are none', async () => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(178);
    const { world } = await show([saved('7')]);
    removeRow('7');
    expect(screen.queryByText(/No stories are saved here yet/)).toBeNull();
    world.closeGaps();
    expect(screen.getByText(/No stories are saved here yet/)).toBeDefined();
  });

  test('announces each of two stories', async () => {
    await show([saved('9'), saved('8'), saved('7')]);
    const heard = ['9', '8'].map((id) => {
      removeRow(id);
      return screen.getAllByRole('status')[0]?.textContent.trim();
    });
    expect(heard).toEqual(['“Story 9” was removed.', '“Story 8” was removed.']);
    expect(document.activeElement?.textContent).toBe('Story 7');
  });

  test('removes all stories after one confirmation, and marks their rows until they are gone', async () => {
    const { requests, set, change } = await show([saved('9'), saved('8', { state: 'saving' })]);
    await press('Remove all');
    expect(screen.getByRole('dialog', { name: 'Remove all stories?' })).toBeDefined();
    await press('No, keep them');
    expect(requests).toEqual([]);
    await press('Remove all');
    await press('Yes, remove all');
    expect(requests).toEqual(['remove 8 9']);
    expect(rows().map((each) => each.getAttribute('aria-busy'))).toEqual(['true', 'true']);
    fireEvent.click(row('8').getByRole('button', { name: 'Pause' }));
    removeRow('8');
    expect(requests).toEqual(['remove 8 9']);
    act(() => change({ id: '9', requestedAt: 1 }));
    expect(rows()[1]?.getAttribute('aria-busy')).toBe('true');
    act(() => set());
    expect(screen.getByText('All stories were removed.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to the shelf' })).toBeDefined();
  });
});
