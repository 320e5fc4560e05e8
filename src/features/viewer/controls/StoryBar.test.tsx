import { cleanup, act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, describe, vi } from 'vitest';
import { press as pressKey, showViewer, story } from '../show-viewer.fixture';
import { FakeMedia } from '../../../player/media/fake-media.fixture';
import type { ReadingPosition } from '../../../contract/presentation/story-address';
import { canContinue, type ReadingPositionStore } from '../../../player/follow-reading-position';

afterEach(cleanup);

test('a restart that removes the focused button moves the focus to Play', async () => {
  const { where } = await showViewer(story);
  pressKey('ArrowRight');
  document.querySelector<HTMLElement>('[aria-label="Next"]')?.focus();
  pressKey('r');
  expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Play');
});

const positionAt = (slide: number, second = 0): ReadingPosition => ({ slide, second, view: 'slides' });

/** Shows a viewer with a saved position; `saved` collects the positions that it saves. */
async function show(...args: Parameters<typeof showUnpainted>) {
  const { paintCover, ...viewer } = await showUnpainted(...args);
  await paintCover();
  return viewer;
}

async function showUnpainted(left: ReadingPosition | undefined, more: Parameters<typeof showViewer>[1] = {}) {
  const saved: ReadingPosition[] = [];
  const positions: ReadingPositionStore = {
    read: () => Promise.resolve(left),
    save: (_, position) => void saved.push(position),
  };
  const viewer = await showViewer(story, { positions, ...more });
  const cover = viewer.container.querySelector('img');
  if (cover === null) throw new Error('There is no cover');
  // jsdom cannot decode pictures.
  Object.defineProperty(cover, 'decode', { value: () => Promise.resolve() });
  const paintCover = () => act(async () => void fireEvent.load(cover));
  const report = (seconds: number) =>
    act(() => {
      viewer.audio.readyState = 4;
      viewer.audio.duration = 20;
      viewer.audio.currentTime = seconds;
      viewer.audio.fire('timeupdate');
    });
  return { ...viewer, saved, report, paintCover };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const offer = () => screen.queryByRole('button', { name: /Continue on page/ });

describe('a story that was left on page 3 at its 12th second', () => {
  test('opens on its first slide and offers to continue there', async () => {
    const { where } = await show(positionAt(2, 12));
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
    expect(offer()?.textContent).toBe('Continue on page 3');
  });

  test('continues and plays there, with the focus still in the player', async () => {
    const { where, audio } = await show(positionAt(2, 12));
    offer()?.focus();
    await press('Continue on page 3');
    expect(where()).toBe('PLAYING 2');
    audio.readyState = 1;
    act(() => audio.fire('loadedmetadata'));
    expect([audio.currentTime, audio.paused]).toEqual([12, false]);
    expect(offer()).toBeNull();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Pause');
  });

  test('leaves the focus in the player when a page turn removes the focused offer', async () => {
    const { where, player } = await show(positionAt(2, 12));
    offer()?.focus();
    pressKey('ArrowRight');
    expect(where()).toBe('PAUSED 1');
    expect(offer()).toBeNull();
    expect(document.activeElement).toBe(player());
  });

  test('removes the offer after Play, also on its first slide', async () => {
    await show(positionAt(2, 12));
    await press('Play');
    await press('Pause');
    expect(offer()).toBeNull();
  });

  test('keeps the saved position while only the first slide is played', async () => {
    const { saved, report } = await show(positionAt(2, 12));
    await press('Play');
    report(5);
    expect(saved).toEqual([]);
  });

  test('offers nothing with autoplay', async () => {
    await show(positionAt(2, 12), { autoplay: true });
    expect(offer()).toBeNull();
  });

  test('offers nothing with autoplay that the browser refuses', async () => {
    // A DOMException of jsdom is no Error.
    const refusal = Object.assign(new Error('No tap yet'), { name: 'NotAllowedError' });
    vi.spyOn(FakeMedia.prototype, 'play').mockImplementation(() => Promise.reject(refusal));
    const { where } = await show(positionAt(2, 12), { autoplay: true });
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
    expect(offer()).toBeNull();
  });

  test('offers nothing after a Play that came before the cover was painted', async () => {
    const { paintCover } = await showUnpainted(positionAt(2, 12));
    await press('Play');
    await press('Pause');
    await paintCover();
    expect(offer()).toBeNull();
  });
});

describe('a story can be continued', () => {
  test.each([
    ['not on the first slide', 0, 4, false],
    ['on the second', 1, 4, true],
    ['before the last', 2, 4, true],
    ['not at the end', 3, 4, false],
    ['not where the story has become shorter', 7, 4, false],
    ['not in a story of one slide', 0, 1, false],
  ])('%s', (_, slide, slides, offered) => expect(canContinue(positionAt(slide), slides)).toBe(offered));
});

describe('while a story is read', () => {
  test('each slide and each second is saved, and nothing while it is paused', async () => {
    const { saved, report, unmount } = await show(undefined);
    await press('Play');
    await press('Next');
    report(0.3);
    report(1.2);
    report(1.4);
    report(2);
    expect(saved).toEqual([positionAt(1), positionAt(1, 1), positionAt(1, 2)]);
    await press('Pause');
    report(2.1);
    unmount();
    expect(saved).toHaveLength(3);
  });

  test('the last slide and the end of the story save its first slide', async () => {
    const { saved, where } = await show(undefined);
    await press('Play');
    for (const slide of [1, 2, 0]) {
      await press('Next');
      expect(saved.at(-1)).toEqual(positionAt(slide));
    }
    await press('Next');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    expect(saved.at(-1)).toEqual(positionAt(0));
  });
});
