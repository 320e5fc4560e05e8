// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import { startI18n } from '../../../platform/i18n/i18n';
import { en } from '../../../platform/i18n/locales/en';
import { fakeDownloads, presentation } from '../testing/fake-downloads';
import { createQueueMemory, QueueLine } from './QueueLine';
import { SaveAll } from './SaveAll';

beforeEach(() => startI18n('en', en));
afterEach(cleanup);

const saving = (id: string) => presentation({ id });
const saved = (id: string) => presentation({ id, state: 'saved', readable: true });

function line(...presentations: SavedPresentation[]) {
  const fake = fakeDownloads(...presentations);
  const memory = createQueueMemory();
  let renders = 0;
  const show = (isOnline: boolean) => (
    <Profiler id="line" onRender={() => (renders += 1)}>
      <QueueLine downloads={fake.downloads} memory={memory} isOnline={isOnline} />
    </Profiler>
  );
  const { rerender } = render(show(true));
  return {
    set: (...all: SavedPresentation[]) => act(() => fake.set(...all)),
    become: (isOnline: boolean) => rerender(show(isOnline)),
    comeBack: () => {
      cleanup();
      render(show(true));
    },
    words: () => screen.getByRole('status').textContent,
    renders: () => renders,
  };
}

describe('the line about what is being saved', () => {
  test('is silent while nothing is', () => {
    const { words, set } = line(saved('1'));
    set(
      saved('1'),
      presentation({ id: '2', origin: 'opened' }),
      presentation({ id: '3', origin: 'viewing' }),
    );
    expect(words()).toBe('');
  });

  test('counts what is here, until all are', () => {
    const { words, set } = line(saved('9'), saving('1'), saving('2'), saving('3'));
    expect(words()).toBe('0 of 3 saved');
    set(saved('9'), saved('1'), saving('2'), saving('3'));
    expect(words()).toBe('1 of 3 saved');
    set(saved('9'), saved('1'), saved('2'), saved('3'));
    expect(words()).toBe('All 3 saved');
  });

  test('speaks of one story in words', () => {
    const { words, set } = line(saving('1'));
    expect(words()).toBe('Saving one story');
    set(saved('1'));
    expect(words()).toBe('One story saved');
  });

  test('grows with what joins, and begins anew when it is over', () => {
    const { words, set } = line(saving('1'));
    set(saved('1'), saving('2'));
    expect(words()).toBe('Saving one story');
    set(saved('1'), saving('2'), saving('3'));
    expect(words()).toBe('0 of 2 saved');
  });

  test('does not render for bytes that it does not tell', () => {
    const { set, renders } = line(saving('1'), saving('2'));
    const before = renders();
    set(saving('1'), presentation({ id: '2', bytes: { done: 9, total: 10 } }));
    expect(renders()).toBe(before);
  });

  test('leaves out what is paused, removed or failed', () => {
    const { words, set } = line(saving('1'), saving('2'), saving('3'), saving('4'));
    set(saving('1'), saving('2'), presentation({ id: '3', state: 'paused' }));
    expect(words()).toBe('0 of 2 saved');
  });

  test('counts on when one comes back to the page', () => {
    const { words, set, comeBack } = line(saving('1'), saving('2'));
    set(saved('1'), saving('2'));
    comeBack();
    expect(words()).toBe('1 of 2 saved');
  });

  test('says that it goes on when the network is back', () => {
    const { words, become } = line(saving('1'), saving('2'));
    become(false);
    expect(words()).toBe('0 of 2 savedSaving resumes when you are back online.');
  });

  test('names the story that finds no room, and how much it lacks', () => {
    const { words, set } = line(saving('1'), saving('2'));
    set(saving('1'), presentation({ id: '2', state: 'failed', reason: 'storage-full', shortOf: 11_400_000 }));
    expect(words()).toBe('Saving one storyPip: This story needs 12 MB more space');
  });

  test('says nothing of a renewal: the story can be read', () => {
    expect(line(presentation({ readable: true })).words()).toBe('');
  });
});

describe('Save all', () => {
  const stories = ['1', '2', '3'].map((id) => ({ id, title: `Story ${id}` }));
  const show = (...presentations: SavedPresentation[]) => {
    const fake = fakeDownloads(...presentations);
    render(<SaveAll downloads={fake.downloads} stories={stories} />);
    return fake;
  };

  test('asks for what nobody asked for yet, whatever became of the rest', () => {
    const { asked } = show(saved('1'), presentation({ id: '2', origin: 'opened', state: 'saved' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save all (2)' }));
    expect(asked).toEqual(['save 2 Story 2', 'save 3 Story 3']);
  });

  test('is gone when all are asked for', () => {
    const { set } = show();
    act(() => set(saved('1'), saving('2'), presentation({ id: '3', state: 'paused' })));
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('names the favourites where it saves them', () => {
    const { downloads, asked } = fakeDownloads(saved('1'));
    render(<SaveAll downloads={downloads} stories={stories.slice(0, 2)} areFavourites />);
    fireEvent.click(screen.getByRole('button', { name: 'Save all favourites (1)' }));
    expect(asked).toEqual(['save 2 Story 2']);
  });

  test('is absent where this browser keeps nothing', () => {
    const { canSave } = show();
    act(() => canSave.set(false));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
