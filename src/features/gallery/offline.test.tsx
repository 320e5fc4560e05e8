import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { createWritable } from '../../base/readable';
import { many, showGallery as show, titles } from './show-gallery.fixture';
import { noFilters } from './filters';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

describe('offline', () => {
  const saved = (...ids: string[]) => ({
    isReachable: false,
    hasNetwork: false,
    saved: createWritable(many(9).filter(({ id }) => ids.includes(id))),
  });

  test.each([
    [[], 'You’re offline, and no stories in this language are saved yet.'],
    [['2'], 'You’re offline. One saved story still plays.'],
    [['1', '3'], 'You’re offline. 2 saved stories still play.'],
  ])('with %j saved, shows one line', async (ids, line) => {
    await show(many(3), saved(...ids));
    expect(screen.getByRole('status').textContent).toBe(line);
  });

  test('shows saved stories first', async () => {
    await show(many(4), saved('1', '3'));
    expect(titles()).toEqual(['Story 3', 'Story 1', 'Story 4', 'Story 2']);
  });

  test('shows the saved stories when there is no list', async () => {
    await show([], { ...saved('2'), loadPresentations: () => Promise.reject(new Error('no network')) });
    expect(titles()).toEqual(['Story 2']);
    expect(screen.getByRole('status').textContent).toContain('One saved story still plays');
  });

  test('distinguishes an unreachable service from a missing network, and loads again on request', async () => {
    const answers = [many(1), many(2)];
    const { update, paint } = await show([], {
      ...saved('1'),
      hasNetwork: true,
      loadPresentations: () => Promise.resolve(answers.shift() ?? []),
    });
    expect(screen.getByRole('status').textContent).toContain('Bookworm can’t be reached right now.');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    update({ isReachable: true });
    paint();
    expect(titles()).toEqual(['Story 2', 'Story 1']);
  });

  test('loads again when the network is back', async () => {
    const answers = [many(1), many(2)];
    const load = () => Promise.resolve(answers.shift() ?? []);
    const { paint } = await show([], { ...saved('1'), loadPresentations: load });
    await act(async () => void dispatchEvent(new Event('online')));
    paint();
    expect(titles()).toHaveLength(2);
  });

  test('claims nothing about saved stories before they are known', async () => {
    const savedLater = createWritable<readonly PresentationEntry[]>([]);
    const { update } = await show(many(3), { ...saved(), saved: savedLater, isSavedKnown: false });
    expect(titles()).toEqual(['Story 3', 'Story 2', 'Story 1']);
    expect(document.querySelector('[data-unavailable]')).toBeNull();
    expect(screen.getByRole('status').textContent.trim()).toBe('');
    act(() => savedLater.set(many(1)));
    update({ saved: savedLater, isSavedKnown: true });
    expect(titles()).toEqual(['Story 1', 'Story 3', 'Story 2']);
    expect(screen.getByRole('status').textContent).toBe('You’re offline. One saved story still plays.');
  });

  test.each([
    ['there is no list', noFilters, () => Promise.reject(new Error('no network'))],
    ['only saved stories are searched', { ...noFilters, offlineOnly: true }, async () => many(3)],
  ])('says that it loads before saved stories are known, if %s', async (_, filters, loadPresentations) => {
    const { update } = await show([], { ...saved('2'), isSavedKnown: false, filters, loadPresentations });
    const region = screen.getByRole('region', { name: 'Stories' });
    expect(within(region).getByText('Loading stories…')).toBeDefined();
    expect(region.textContent).not.toMatch(/saved yet|found/);
    // What answers is loaded once nothing on the page is busy.
    expect(region.getAttribute('aria-busy')).toBe('false');
    update({ isSavedKnown: true });
    expect(titles()).toEqual(['Story 2']);
  });

  test('hides the tools that need a network', async () => {
    const renderTools = () => <button type="button">Save all</button>;
    const { update } = await show(many(2), { ...saved('1'), renderTools });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('button', { name: 'Save all' })).toBeNull();
    update({ isReachable: true });
    expect(screen.getByRole('button', { name: 'Save all' })).toBeDefined();
  });

  test('marks the stories that are not saved until the network is back', async () => {
    const { update } = await show(many(2), saved('2'));
    const unavailable = () =>
      [...document.querySelectorAll<HTMLElement>('[data-unavailable]')].map(
        ({ dataset }) => dataset['presentationId'],
      );
    expect(unavailable()).toEqual(['1']);
    update({ isReachable: true });
    expect(unavailable()).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
