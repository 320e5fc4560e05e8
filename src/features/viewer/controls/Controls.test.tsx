import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Player } from '../../../player/player';
import { press, showViewer, story, tap } from '../show-viewer.fixture';

afterEach(cleanup);

const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the controls by state (spec player §2)', () => {
  test('in FIRST_SLIDE_PAUSED show only Play', async () => {
    await showViewer(story);
    expect(buttons()).toEqual(['Play']);
  });

  test('while playing show previous, pause and next beside the extras', async () => {
    await showViewer(story);
    tap('Play');
    expect(buttons()).toEqual([
      'Subtitles',
      'Read as book',
      'Previous',
      'Pause',
      'Next',
      'Sleep timer',
      'Speed 1×',
    ]);
  });

  test('Play and Pause are one button, which keeps the focus', async () => {
    const { where } = await showViewer(story);
    const play = screen.getByRole('button', { name: 'Play' });
    play.focus();
    tap('Play');
    expect(screen.getByRole('button', { name: 'Pause' })).toBe(play);
    tap('Pause');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('at the end show hear again, back, restart, home and rate; Next is disabled', async () => {
    const { where } = await showViewer(story, { slideIndex: 3 });
    tap('Next');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    expect(buttons().slice(0, 5)).toEqual(['Hear again', 'Back', 'Restart', 'Home', 'Rate']);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('Play goes on with an answer that was paused from outside, and is idle otherwise', async () => {
    let opened: Player | undefined;
    const { audio, where } = await showViewer(story, {
      slideIndex: 1,
      onPlayer: (player) => {
        opened = player;
        return () => undefined;
      },
    });
    const answer = { audioUrl: 'https://host/answer.mp3' };
    act(() => opened?.store.dispatch({ type: 'AnswerPlayback', answer }));
    const isIdle = () =>
      screen.getByRole('button', { name: 'Play' }).getAttribute('aria-disabled') === 'true';
    expect(isIdle()).toBe(true);
    act(() => audio.stopFromOutside());
    expect(isIdle()).toBe(false);
    tap('Play');
    expect([where(), audio.paused, isIdle()]).toEqual(['Q_AND_A 1', false, true]);
    act(() => audio.stopFromOutside());
    press(' ');
    expect(audio.paused).toBe(false);
  });

  test('Hear again plays from the beginning and moves the focus to the player', async () => {
    const { where } = await showViewer(story, { slideIndex: 3 });
    tap('Next');
    screen.getByRole('button', { name: 'Hear again' }).focus();
    tap('Hear again');
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  });

  test('Home and Back lead home', async () => {
    let homes = 0;
    await showViewer(story, { slideIndex: 3, onHome: () => (homes += 1) });
    tap('Next');
    tap('Home');
    tap('Back');
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(homes).toBe(3);
  });

  test('Subtitles is a toggle', async () => {
    await showViewer(story, { slideIndex: 1 });
    const toggle = screen.getByRole('button', { name: 'Subtitles' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    tap('Subtitles');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('the speed button cycles through the speeds, with the pitch preserved', async () => {
    const { audio } = await showViewer(story, { slideIndex: 1 });
    for (const speed of ['1', '1.25', '1.5', '0.75']) {
      tap(`Speed ${speed}×`);
    }
    expect(audio).toMatchObject({ playbackRate: 1 });
    tap('Speed 1×');
    expect(audio.playbackRate).toBe(1.25);
  });

  test('a clicked button flashes for 200 ms, also when its key was pressed', async () => {
    const { pass } = await showViewer(story, { slideIndex: 1 });
    const next = screen.getByRole('button', { name: 'Next' });
    press('ArrowRight');
    expect(next.dataset['clicked']).toBe('true');
    pass(200);
    expect(next.dataset['clicked']).toBeUndefined();
  });
});
