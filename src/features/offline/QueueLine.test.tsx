import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { fakeDownloads, presentation } from './fake-downloads.fixture';
import { createQueueStore, QueueLine, SaveAll } from './QueueLine';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const saving = (id: string) => presentation({ id });
const saved = (id: string) => presentation({ id, state: 'saved', readable: true });

function line(...presentations: SavedPresentation[]) {
  const fake = fakeDownloads(...presentations);
  const queueStore = createQueueStore();
  let renders = 0;
  const show = (isReachable: boolean) => (
    <Profiler id="line" onRender={() => (renders += 1)}>
      <QueueLine downloads={fake.downloads} queueStore={queueStore} isReachable={isReachable} />
    </Profiler>
  );
  const { rerender } = render(show(true));
  return {
    set: (...all: SavedPresentation[]) => act(() => fake.set(...all)),
    setReachable: (isReachable: boolean) => rerender(show(isReachable)),
    reopen: () => {
      cleanup();
      render(show(true));
    },
    text: () => screen.getByRole('status').textContent,
    renders: () => renders,
  };
}

describe('the status line about the downloads', () => {
  test('is empty while nothing is being saved', () => {
    const { text, set } = line(saved('1'));
    set(
      saved('1'),
      presentation({ id: '2', saveReason: 'opened' }),
      presentation({ id: '3', saveReason: 'viewing' }),
    );
    expect(text()).toBe('');
  });

  test('counts the saved stories of the queue, and once all are saved those of the list', () => {
    const { text, set } = line(saved('9'), saving('1'), saving('2'), saving('3'));
    expect(text()).toBe('0 of 3 saved');
    set(saved('9'), saved('1'), saving('2'), saving('3'));
    expect(text()).toBe('1 of 3 saved');
    set(saved('9'), saved('1'), saved('2'), saved('3'));
    expect(text()).toBe('4 stories saved');
  });

  test('spells out the number when there is one story', () => {
    const { text, set } = line(saving('1'));
    expect(text()).toBe('Saving one story');
    set(saved('1'));
    expect(text()).toBe('One story saved');
  });

  test('counts stories that join, and starts again once all are saved', () => {
    const { text, set } = line(saving('1'));
    set(saved('1'), saving('2'));
    expect(text()).toBe('Saving one story');
    set(saved('1'), saving('2'), saving('3'));
    expect(text()).toBe('0 of 2 saved');
  });

  test('does not render when only the byte counts change', () => {
    const { set, renders } = line(saving('1'), saving('2'));
    const before = renders();
    set(saving('1'), presentation({ id: '2', bytes: { done: 9, total: 10 } }));
    expect(renders()).toBe(before);
  });

  test('does not count paused, removed and failed stories', () => {
    const { text, set } = line(saving('1'), saving('2'), saving('3'), saving('4'));
    set(saving('1'), saving('2'), presentation({ id: '3', state: 'paused' }));
    expect(text()).toBe('0 of 2 saved');
  });

  test('continues its count when the page is opened again', () => {
    const { text, set, reopen } = line(saving('1'), saving('2'));
    set(saved('1'), saving('2'));
    reopen();
    expect(text()).toBe('1 of 2 saved');
  });

  test('says that saving resumes when the network is back', () => {
    const { text, setReachable } = line(saving('1'), saving('2'));
    setReachable(false);
    expect(text()).toBe('0 of 2 savedSaving resumes when you’re back online.');
  });

  test('names the story that exceeds the storage and how much space it needs', () => {
    const { text, set } = line(saving('1'), saving('2'));
    set(saving('1'), presentation({ id: '2', state: 'failed', reason: 'storage-full', shortOf: 11_400_000 }));
    expect(text()).toBe('Saving one storyPip: This story needs 12 MB more space');
  });

  test('does not mention a renewal, because the story is readable', () => {
    expect(line(presentation({ readable: true })).text()).toBe('');
  });
});

describe('Save all', () => {
  const stories = ['1', '2', '3'].map((id) => ({ id, title: `Story ${id}` }));
  const show = (...presentations: SavedPresentation[]) => {
    const fake = fakeDownloads(...presentations);
    render(<SaveAll downloads={fake.downloads} stories={stories} />);
    return fake;
  };

  test('requests the stories that nobody requested yet, including opened ones', () => {
    const { requests } = show(saved('1'), presentation({ id: '2', saveReason: 'opened', state: 'saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save all (2)' }));
    expect(requests).toEqual(['save 2 Story 2', 'save 3 Story 3']);
  });

  test('is hidden when all stories are requested', () => {
    const { set } = show();
    act(() => set(saved('1'), saving('2'), presentation({ id: '3', state: 'paused' })));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('passes the focus to the heading when nothing is left to save', () => {
    const { downloads, set } = fakeDownloads();
    render(
      <section>
        <h1 tabIndex={-1}>Stories</h1>
        <SaveAll downloads={downloads} stories={stories} />
      </section>,
    );
    screen.getByRole('button', { name: 'Save all (3)' }).focus();
    act(() => set(saving('1'), saving('2')));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save all (1)' }));
    act(() => set(saving('1'), saving('2'), saving('3')));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Stories' }));
  });

  test('mentions the favourites when it saves them', () => {
    const { downloads, requests } = fakeDownloads(saved('1'));
    render(<SaveAll downloads={downloads} stories={stories.slice(0, 2)} areFavourites />);
    fireEvent.click(screen.getByRole('button', { name: 'Save all favourites (1)' }));
    expect(requests).toEqual(['save 2 Story 2']);
  });

  test('is absent in a browser that cannot save stories', () => {
    const { canSave } = show();
    act(() => canSave.set(false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
