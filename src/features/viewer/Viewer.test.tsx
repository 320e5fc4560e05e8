import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { createWritable } from '../../base/readable';
import { NetworkError, PresentationNotFoundError } from '../../contract/service/errors';
import {
  TooLargePresentationError,
  type PresentationIndex,
} from '../../contract/presentation/presentation-index';
import type { Player } from '../../player/player';
import { diagnostics } from '../../platform/browser/report';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { playerDeps } from '../../player/narration/narrate.fixture';
import { press, showViewer, story, tap } from './show-viewer.fixture';

afterEach(cleanup);

describe('opening', () => {
  test('shows that it is loading', async () => {
    await showViewer(new Promise<PresentationIndex>(() => undefined));
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  test('shows the error, and tries again', async () => {
    const answers = [Promise.reject(new NetworkError('/index.json')), Promise.resolve(story)];
    const loadIndex = () => answers.shift() ?? Promise.resolve(story);
    const { where } = await showViewer(story, { loadIndex });
    expect(screen.getByRole('alert').textContent).toBe('There’s no connection at the moment.');
    expect(screen.getByText('Error no connection!')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy();
    await act(async () => tap('Try again'));
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('keeps the focus while it tries again, and gives it to the player', async () => {
    const failures = [new NetworkError('/index.json'), new NetworkError('/index.json')];
    const loadIndex = () => {
      const failure = failures.shift();
      return failure === undefined ? Promise.resolve(story) : Promise.reject(failure);
    };
    await showViewer(story, { loadIndex });
    const tryAgain = async () => {
      screen.getByRole('button', { name: 'Try again' }).focus();
      await act(async () => tap('Try again'));
    };
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await tryAgain();
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The fox' }));
    expect(screen.getByRole('main').hasAttribute('tabindex')).toBe(false);
  });

  test('shows a message for a story that is too large, and reports the error once', async () => {
    const error = new TooLargePresentationError('GET index.json', 'slides');
    await showViewer(Promise.reject(error));
    expect(screen.getByRole('alert').textContent).toBe('This story is too long for this app.');
    expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy();
    expect(diagnostics().match(/TooLargePresentationError/g)).toHaveLength(1);
  });

  test('without a network shows what a story needs, and links to the saved stories', async () => {
    await showViewer(Promise.reject(new NetworkError('/index.json')), { savedHref: '#/offline' });
    expect(screen.getByText(/Save it when you’re back online/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Offline stories' }).getAttribute('href')).toBe('#/offline');
  });

  test('does not mention the network for a story that does not exist, and offers the way home first', async () => {
    const gone = new PresentationNotFoundError({
      status: 404,
      statusText: '',
      data: '',
      headers: {},
      url: '',
    });
    await showViewer(Promise.reject(gone), { savedHref: '#/offline' });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Try again',
    ]);
    expect(screen.queryByText(/Save it when you’re back online/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Offline stories' })).toBeNull();
  });

  test('shows the app’s save button only after Play', async () => {
    const { where } = await showViewer(story, {
      saveButton: <button type="button">Save for offline</button>,
    });
    expect(screen.queryByRole('button', { name: 'Save for offline' })).toBeNull();
    await act(async () => tap('Play'));
    expect(where()).not.toBe('FIRST_SLIDE_PAUSED 0');
    expect(screen.getByRole('button', { name: 'Save for offline' })).toBeTruthy();
  });

  test('shows the first slide, paused, with the title as its name', async () => {
    const { where } = await showViewer(story);
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
    expect(screen.getByRole('region', { name: 'The fox' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The fox' })).toBeTruthy();
  });

  test('renders the story in the main element, with the focus', async () => {
    await showViewer(story);
    const player = screen.getByRole('region', { name: 'The fox' });
    expect(screen.getByRole('main').contains(player)).toBe(true);
    expect(document.activeElement).toBe(player);
  });

  test('leaves the focus on an element that already has it', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await showViewer(story);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test('autoplay plays (spec player §5)', async () => {
    const { where, audio } = await showViewer(story, { autoplay: true });
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    expect(audio.paused).toBe(false);
  });

  test('calls onFirstPaint once when the cover is painted', async () => {
    let painted = 0;
    const { container } = await showViewer(story, { onFirstPaint: () => (painted += 1) });
    expect(painted).toBe(0);
    const cover = container.querySelector('img');
    if (cover === null) throw new Error('There is no cover');
    cover.decode = () => Promise.resolve();
    await act(async () => void fireEvent.load(cover));
    expect(painted).toBe(1);
  });

  test('calls onFirstPaint for the cover, not for the error that was shown before it', async () => {
    const responses = [Promise.reject(new NetworkError('/index.json')), Promise.resolve(story)];
    const loadIndex = () => responses.shift() ?? Promise.resolve(story);
    const calls: string[] = [];
    const { container } = await showViewer(story, {
      loadIndex,
      onFirstPaint: () => calls.push('painted'),
      onUnavailable: () => calls.push('unavailable'),
    });
    await act(async () => tap('Try again'));
    expect(calls).toEqual(['unavailable']);
    const cover = container.querySelector('img');
    if (cover === null) throw new Error('There is no cover');
    cover.decode = () => Promise.resolve();
    await act(async () => void fireEvent.load(cover));
    expect(calls).toEqual(['unavailable', 'painted']);
  });

  test('a party shows its steps', async () => {
    // A separate chunk, which may take a while to load on a busy machine.
    await import('./PartySteps');
    const party: PresentationIndex = {
      kind: 'DALLIC_PARTY',
      initialPrompt: 'ein Bär am Teich',
      changePrompt: 'mehr Kuchen',
      numberOfIterations: 2,
      steps: [{ description: 'Ein Bär', imageUrl: 'a.webp' }, { description: 'Ein Bär mit Kuchen' }],
    };
    const { container } = await showViewer(party, { language: 'German' });
    expect(await screen.findByRole('heading', { name: 'It began with: ein Bär am Teich' })).toBeTruthy();
    expect([...container.querySelectorAll('[lang=de]')].map(({ textContent }) => textContent)).toEqual([
      'ein Bär am Teich',
      'mehr Kuchen',
      'Ein Bär',
    ]);
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(2);
    const step = () => screen.getByRole('figure').textContent;
    const isIdle = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled');
    expect(step()).toBe('Picture 1 of 2Ein Bär');
    expect(isIdle('Previous')).toBe('true');
    tap('Previous');
    expect(step()).toBe('Picture 1 of 2Ein Bär');
    tap('Next');
    expect(step()).toBe('Picture 2 of 2Ein Bär mit Kuchen');
    expect(isIdle('Next')).toBe('true');
    tap('Next');
    expect(step()).toBe('Picture 2 of 2Ein Bär mit Kuchen');
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(step()).toBe('Picture 1 of 2Ein Bär');
    tap('Picture 2 of 2');
    expect(step()).toBe('Picture 2 of 2Ein Bär mit Kuchen');
  });

  test('a party without pictures says so', async () => {
    await import('./PartySteps');
    await showViewer({
      kind: 'DALLIC_PARTY',
      initialPrompt: 'a bear',
      changePrompt: '',
      numberOfIterations: 0,
      steps: [],
    });
    expect(await screen.findByText('There are no pictures yet.')).toBeTruthy();
  });

  test('a party that is made shows its newest step, also after a key that came before the first', async () => {
    const { PartySteps } = await import('./PartySteps');
    const party = (...descriptions: readonly string[]) => (
      <PartySteps
        initialPrompt="a bear"
        changePrompt=""
        steps={descriptions.map((description, index) => ({ index, description }))}
        lang="en"
        isLive
        deps={{ ...playerDeps(), isZoomed: createWritable(false), reducedMotion: createWritable(false) }}
        onFirstPaint={() => undefined}
      />
    );
    await startI18n('en', en);
    const { rerender } = render(party());
    press('ArrowRight');
    rerender(party('A bear', 'A bear with cake'));
    expect(screen.getByRole('figure').textContent).toBe('Picture 2 of 2A bear with cake');
  });
});

describe('playing and leaving', () => {
  test('calls onPlayingChange when it starts and stops', async () => {
    const calls: boolean[] = [];
    const { unmount } = await showViewer(story, { onPlayingChange: (playing) => calls.push(playing) });
    tap('Play');
    tap('Pause');
    tap('Play');
    unmount();
    expect(calls).toEqual([true, false, true, false]);
  });

  test('calls onPlayingChange also for an answer, until it is over or was paused from outside', async () => {
    const calls: boolean[] = [];
    let opened: Player | undefined;
    const { audio } = await showViewer(story, {
      onPlayingChange: (playing) => calls.push(playing),
      onPlayer: (player) => {
        opened = player;
        return () => undefined;
      },
    });
    const answer = (audioUrl: string) =>
      act(() => opened?.store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl } }));
    answer('https://host/first.mp3');
    expect(calls).toEqual([true]);
    act(() => audio.know(5));
    act(() => audio.end());
    expect(calls).toEqual([true, false]);
    act(() => opened?.store.dispatch({ type: 'GoTo', index: 0 }));
    answer('https://host/second.mp3');
    act(() => audio.stopFromOutside());
    expect(calls).toEqual([true, false, true, false]);
  });

  test('plays from the first slide to the end', async () => {
    const { audio, pass, where } = await showViewer(story);
    tap('Play');
    const states = [];
    for (let at = 0; at < 4; at += 1) {
      act(() => audio.know(5));
      act(() => audio.end());
      pass(1500);
      states.push(where());
    }
    expect(states).toEqual(['PLAYING 1', 'PLAYING 2', 'LAST_SLIDE_PLAYING 3', 'LAST_SLIDE_FINISHED 3']);
  });

  test('releases media and timers on unmount', async () => {
    const { audio, clock, unmount } = await showViewer(story);
    tap('Play');
    act(() => audio.end());
    unmount();
    expect(clock.running).toBe(0);
    expect(audio.hasAttribute('src')).toBe(false);
    press(' ');
    expect(audio.paused).toBe(true);
  });
});
