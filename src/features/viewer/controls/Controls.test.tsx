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

  test('while playing show previous, pause and next, and the extras in a menu', async () => {
    await showViewer(story);
    tap('Play');
    expect(buttons()).toEqual(['More', 'Previous', 'Pause', 'Next']);
    tap('More');
    expect(buttons()).toEqual([
      'More',
      'Sleep timer',
      'Read as book',
      'For grown-ups',
      'Speed 1×',
      'Subtitles',
      'Previous',
      'Pause',
      'Next',
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
    await screen.findByRole('button', { name: 'Hear again' });
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
    tap('More');
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(homes).toBe(3);
  });

  test('Subtitles is a toggle', async () => {
    await showViewer(story, { slideIndex: 1 });
    tap('More');
    const toggle = screen.getByRole('button', { name: 'Subtitles' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    tap('Subtitles');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('the speed button cycles through the speeds, with the pitch preserved', async () => {
    const { audio } = await showViewer(story, { slideIndex: 1 });
    tap('More');
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

describe('the bar', () => {
  const bar = () => document.querySelector('.viewer-bar');
  const isFolded = () => bar()?.hasAttribute('data-folded');
  const touch = () => fireEvent.pointerDown(bar() ?? document.body, { pointerType: 'touch' });

  test('folds four seconds after a touch while the story plays, and unfolds by touch, focus or key', async () => {
    const { pass } = await showViewer(story, { slideIndex: 1 });
    touch();
    tap('Play');
    pass(3999);
    expect(isFolded()).toBe(false);
    pass(1);
    expect(isFolded()).toBe(true);
    for (const unfold of [
      touch,
      () => screen.getByRole('button', { name: 'Next' }).focus(),
      () => fireEvent.pointerMove(bar() ?? document.body, { pointerType: 'mouse' }),
    ]) {
      act(unfold);
      expect(isFolded()).toBe(false);
      pass(4000);
      expect(isFolded()).toBe(true);
    }
    press('s');
    expect(isFolded()).toBe(false);
    pass(60_000);
    expect(isFolded()).toBe(false);
  });

  test('does not fold before a first touch, as with a screen reader, nor while it is paused or its menu is open', async () => {
    const { pass } = await showViewer(story, { slideIndex: 1 });
    tap('Play');
    pass(10_000);
    expect(isFolded()).toBe(false);
    touch();
    tap('More');
    pass(10_000);
    expect(isFolded()).toBe(false);
    tap('Pause');
    touch();
    pass(10_000);
    expect(isFolded()).toBe(false);
  });

  test('closes its menu by Escape, beside it, by its controls and at the cover; the focus returns to its button', async () => {
    await showViewer(story, { slideIndex: 1 });
    const isOpen = () => screen.queryByRole('region', { name: 'More' }) !== null;
    tap('More');
    expect(isOpen()).toBe(true);
    screen.getByRole('button', { name: 'Subtitles' }).focus();
    press('Escape');
    expect([isOpen(), document.activeElement?.getAttribute('aria-label')]).toEqual([false, 'More']);
    tap('More');
    fireEvent.click(document.querySelector('.viewer-menu-outside') ?? document.body);
    expect(isOpen()).toBe(false);
    tap('More');
    tap('Next');
    expect(isOpen()).toBe(false);
    tap('More');
    press('r');
    expect(isOpen()).toBe(false);
  });
});
