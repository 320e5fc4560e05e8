import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { press, row, rows, savedStory as saved, showLibrary as show } from './show-library.fixture';
import { updateOrder } from './library-rows';
import { fakeModalDialogs } from '../../ui/modal-dialogs.fixture';

beforeAll(fakeModalDialogs);
beforeEach(() => startI18n('en', en));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a saved story', () => {
  test('links to the story and marks the language of its title', async () => {
    await show([saved('7')]);
    const link = row('7').getByRole('link', { name: 'Story 7' });
    expect([link.getAttribute('href'), link.lang]).toEqual(['#/story/read/7', 'en']);
  });

  test.each<[string, Partial<SavedPresentation>, string, string[], string]>([
    ['is saved', {}, 'Saved, 12 MB', ['Remove'], ''],
    [
      'was opened',
      { saveReason: 'opened' },
      'Saved when you opened it, 12 MB',
      ['Keep for good', 'Remove'],
      'save 7 Story 7',
    ],
    [
      'is being saved',
      { state: 'saving', bytes: { done: 4.1e6, total: 1e7 } },
      'Saving, 4.1 MB of 10 MB',
      ['Pause', 'Remove'],
      'pause 7',
    ],
    [
      'is queued',
      { state: 'queued', bytes: { done: 0, total: 0 } },
      'Waiting for its turn',
      ['Pause', 'Remove'],
      'pause 7',
    ],
    [
      'is paused',
      { state: 'paused', bytes: { done: 4.1e6, total: 1e7 } },
      'Paused at 4.1 MB of 10 MB',
      ['Resume', 'Remove'],
      'resume 7',
    ],
    [
      'was opened and is paused at its share of the storage',
      { saveReason: 'opened', state: 'paused', bytes: { done: 4.1e6, total: 1e7 } },
      'Paused at 4.1 MB of 10 MB',
      ['Resume', 'Remove'],
      'save 7 Story 7',
    ],
    [
      'waits for the network',
      { state: 'queued', reason: 'network', bytes: { done: 4.1e6, total: 1e7 } },
      'Waiting for internet, 4.1 MB of 10 MB',
      ['Pause', 'Remove'],
      'pause 7',
    ],
    [
      'has a missing file',
      { state: 'incomplete' },
      'Readable, but incomplete, 12 MB',
      ['Try again', 'Remove'],
      'resume 7',
    ],
    [
      'was opened and has a missing file',
      { saveReason: 'opened', state: 'incomplete' },
      'Readable, but incomplete, 12 MB',
      ['Try again', 'Remove'],
      'save 7 Story 7',
    ],
    [
      'exceeds the storage',
      { state: 'failed', reason: 'storage-full', shortOf: 11_400_000 },
      'This story needs 12 MB more space',
      ['Try again', 'Remove'],
      'resume 7',
    ],
    [
      'is gone from the service',
      { state: 'failed', reason: 'broken-index' },
      'No longer available or damaged',
      ['Try again', 'Remove'],
      'resume 7',
    ],
  ])('that %s shows its status and the matching action', async (_, more, text, buttons, request) => {
    const shown = await show([saved('7', more)]);
    expect(row('7').getByText(text)).toBeDefined();
    fireEvent.click(row('7').getByRole('button', { name: 'More' }));
    const found = row('7')
      .getAllByRole('button')
      .filter(({ textContent }) => textContent !== 'More');
    expect(found.map(({ textContent }) => textContent)).toEqual(buttons);
    if (found.length > 1 && found[0]) fireEvent.click(found[0]);
    expect(shown.requests.join()).toBe(request);
  });

  test('without a title is shown as untitled', async () => {
    await show([saved('7', { title: '', language: 'English' })]);
    expect(row('7').getByRole('link', { name: 'Untitled story' }).lang).toBe('');
  });

  test('shows its progress', async () => {
    await show([saved('7', { state: 'saving', bytes: { done: 4.1e6, total: 1e7 } })]);
    expect(row('7').getByRole('progressbar', { name: 'Saved so far' }).getAttribute('value')).toBe('41');
  });

  test('lists its missing files in a disclosure', async () => {
    await show([saved('7', { state: 'incomplete', missing: ['audio/03.mp3', 'Ü #2.webp'] })]);
    const details = row('7').getByText('2 files are missing').closest('details');
    expect(details?.open).toBe(false);
    expect(
      within(details ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['audio/03.mp3', 'Ü #2.webp']);
  });

  test('is not listed when it is stored for this viewing only', async () => {
    await show([saved('7', { saveReason: 'viewing' }), saved('8')]);
    expect(rows()).toHaveLength(1);
  });
});

describe('the focus, when its button has nothing left to do', () => {
  test('moves to the story that is saved for good', async () => {
    const { set } = await show([saved('7', { saveReason: 'opened' })]);
    await press('More');
    row('7').getByRole('button', { name: 'Keep for good' }).focus();
    await press('Keep for good');
    act(() => set(saved('7')));
    expect(row('7').queryByRole('button', { name: 'Keep for good' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Story 7');
  });

  test('moves to the heading of the storage once the browser has answered', async () => {
    await show([saved('7')]);
    screen.getByRole('button', { name: 'Keep them for good' }).focus();
    await press('Keep them for good');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Storage' }));
  });
});

describe('three hundred stories', () => {
  test('are all rendered, and only a changed one is rendered again', async () => {
    const covers: string[] = [];
    const stories = Array.from({ length: 300 }, (_, at) => saved(`${at + 1}`));
    const { change } = await show(stories, {
      coverUrlOf: ({ id }) => {
        covers.push(id);
        return undefined;
      },
    });
    // A query by role would compute the accessible name of each of the three hundred rows.
    expect(document.querySelectorAll('.book-row')).toHaveLength(300);
    covers.length = 0;
    act(() => change({ id: '150', state: 'saving' }));
    expect(covers).toEqual(['150']);
  });

  test('stay in place, and new ones come first', () => {
    const map = (...all: SavedPresentation[]) => new Map(all.map((one) => [one.id, one]));
    const first = updateOrder([], map(saved('7'), saved('10'), saved('8', { state: 'paused' })));
    expect(first).toEqual(['8', '10', '7']);
    const done = map(saved('7'), saved('10'), saved('8'));
    expect(updateOrder(first, done)).toBe(first);
    expect(updateOrder(first, map(saved('7'), saved('8'), saved('9', { state: 'queued' })))).toEqual([
      '9',
      '8',
      '7',
    ]);
  });
});

describe('the storage on the device', () => {
  test('shows the used and the free storage', async () => {
    await show([saved('7'), saved('8')]);
    const box = within(screen.getByRole('complementary', { name: 'Storage' }));
    expect([box.getByText('2 stories, 24 MB'), box.getByText('3.4 GB free')]).toHaveLength(2);
    expect(screen.queryByText(/^Room for/)).toBeNull();
  });

  test('is folded away, for grown-ups', async () => {
    await show([saved('7')]);
    expect(screen.getByText('For grown-ups').closest('details')?.open).toBe(false);
  });

  test('lists what each story takes once it is open, the largest first', async () => {
    await show([saved('8'), saved('7', { bytes: { done: 30e6, total: 30e6 } })]);
    const box = screen.getByText('For grown-ups').closest('details');
    if (box === null) throw new Error('There is no box');
    expect(within(box).queryByText('Story 7')).toBeNull();
    box.open = true;
    fireEvent(box, new Event('toggle'));
    expect(
      within(box)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Story 730 MB', 'Story 812 MB']);
  });

  test('tells for how many more stories there is room once there are few', async () => {
    await show([saved('7')], {
      storage: {
        estimate: async () => ({ used: 3e9, quota: 3.64e9 }),
        persistence: async () => 'granted',
        askToPersist: async () => 'granted',
      },
    });
    expect(screen.getByText(/^Room for about \d\d more$/)).toBeDefined();
  });

  test('tells no number of stories while none is saved, whose size is not known', async () => {
    await show([saved('7', { state: 'queued' })]);
    expect(await screen.findByText('3.4 GB free')).toBeDefined();
    expect(screen.queryByText(/^Room for/)).toBeNull();
  });

  test('shows whether the browser persists stories, and requests it on a press', async () => {
    const { world } = await show([saved('7')]);
    expect(screen.getByText(/may delete stories/)).toBeDefined();
    world.persistence = 'granted';
    await press('Keep them for good');
    expect(screen.getByText('This browser keeps your stories until you remove them.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Keep them for good' })).toBeNull();
  });

  test('shows advice when the browser refuses to persist stories', async () => {
    await show([saved('7')]);
    await press('Keep them for good');
    expect(screen.getByText(/Stories are safer/)).toBeDefined();
    expect(screen.queryByText(/The app has its own storage/)).toBeNull();
  });

  test('adds on an iPad that the installed app has its own storage', async () => {
    await show([saved('7')], { separateStorage: 'once-installed' });
    await press('Keep them for good');
    expect(screen.getByText(/Stories are safer/)).toBeDefined();
    expect(screen.getByText(/The app has its own storage/)).toBeDefined();
  });

  test('offers to save opened stories when that is a choice', async () => {
    const choices: boolean[] = [];
    await show([saved('7')], { saveOpened: { isChosen: true, choose: (choice) => choices.push(choice) } });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep opened stories' }));
    expect(choices).toEqual([false]);
    expect(screen.queryByRole('checkbox', { name: 'Only on Wi-Fi' })).toBeNull();
  });

  test('offers to save them on Wi-Fi only where the browser knows its network', async () => {
    const choices: boolean[] = [];
    await show([saved('7')], { onlyOnWifi: { isChosen: true, choose: (choice) => choices.push(choice) } });
    const choice = screen.getByRole('checkbox', { name: 'Only on Wi-Fi', description: /^With mobile data/ });
    fireEvent.click(choice);
    expect(choices).toEqual([false]);
  });
});

describe('without stories', () => {
  test('shows that it is loading, then what to do', async () => {
    const { answers } = await show([]);
    expect(screen.getByText('Checking saved stories…')).toBeDefined();
    await act(async () => answers());
    const sentence = screen.getByText(/No stories are saved here yet/).textContent;
    expect(screen.getByRole('button', { description: sentence })).toBeDefined();
  });

  test.each([
    ['none', 0],
    ['once-installed', 0],
    ['own', 1],
  ] as const)(
    'says where the stories of the browser are, with a storage apart: %s',
    async (separateStorage, lines) => {
      const { isSavedKnown } = await show([], { separateStorage });
      act(() => isSavedKnown.set(true));
      expect(screen.queryAllByText(/Did you save stories in the browser?/)).toHaveLength(lines);
    },
  );

  test('shows that it is loading however long the worker takes, and asks it again', async () => {
    const { asked } = await show([]);
    expect(screen.getByText('Checking saved stories…')).toBeDefined();
    expect(asked()).toBeGreaterThan(0);
  });

  test('stops waiting where no answer can come', async () => {
    const { isSavedKnown } = await show([]);
    act(() => isSavedKnown.set(true));
    expect(screen.getByText(/No stories are saved here yet/)).toBeDefined();
  });

  test('shows no story before all are known, since the others would move it', async () => {
    const { change, isSavedKnown } = await show([]);
    act(() => change({ id: '7', state: 'queued' }));
    expect(rows()).toEqual([]);
    act(() => isSavedKnown.set(true));
    expect(rows()).toHaveLength(1);
  });

  test('says what lets this browser save stories where the address begins with http', async () => {
    const { canSave } = await show([], { isSecure: false });
    act(() => canSave.set(false));
    expect(screen.getByText(/begins with https.*npm start -- --home/)).toBeDefined();
  });

  test('says that this browser cannot save stories', async () => {
    const { canSave } = await show([]);
    act(() => canSave.set(false));
    expect(screen.getByText(/This browser can’t save stories/)).toBeDefined();
    expect(screen.queryByText(/No stories are saved/)).toBeNull();
  });
});
