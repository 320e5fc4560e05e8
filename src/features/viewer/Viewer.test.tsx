// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { NetworkError } from '../../contract/service/errors';
import type { PresentationIndex } from '../../contract/presentation/presentation-index';
import { showViewer, slide, story } from './testing/show-viewer';

afterEach(cleanup);

const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const press = (key: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('opening', () => {
  test('says that it loads', async () => {
    await showViewer(new Promise<PresentationIndex>(() => undefined));
    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  test('says what went wrong, and tries again', async () => {
    const answers = [Promise.reject(new NetworkError('/index.json')), Promise.resolve(story)];
    const loadIndex = () => answers.shift() ?? Promise.resolve(story);
    const { where } = await showViewer(story, { loadIndex });
    expect(screen.getByRole('alert').textContent).toBe('Error no answer from the network!');
    expect(screen.getByRole('button', { name: 'Home' })).toBeTruthy();
    await act(async () => tap('Try again'));
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('a story waits on its first slide, named by its title, with subtitles on', async () => {
    const { where } = await showViewer(story);
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
    expect(screen.getByRole('region', { name: 'The fox' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'The fox' })).toBeTruthy();
  });

  test('a story is the page, and has the focus', async () => {
    await showViewer(story);
    const player = screen.getByRole('region', { name: 'The fox' });
    expect(screen.getByRole('main').contains(player)).toBe(true);
    expect(document.activeElement).toBe(player);
  });

  test('a story takes the focus from nobody', async () => {
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    await showViewer(story);
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.remove();
  });

  test('a story may begin where reading went on', async () => {
    const { where } = await showViewer(story, { initialSlideIndex: 2 });
    expect(where()).toBe('PAUSED 2');
  });

  test('autoplay plays (decision 24)', async () => {
    const { where, audio } = await showViewer(story, { autoplay: true });
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    expect(audio.paused).toBe(false);
  });

  test('tells once when its cover is painted', async () => {
    let painted = 0;
    const { container } = await showViewer(story, { onFirstPaint: () => (painted += 1) });
    expect(painted).toBe(0);
    const cover = container.querySelector('img');
    if (cover === null) throw new Error('There is no cover');
    cover.decode = () => Promise.resolve();
    await act(async () => void fireEvent.load(cover));
    expect(painted).toBe(1);
  });

  test('a party shows its steps', async () => {
    await showViewer({
      kind: 'DALLIC_PARTY',
      initialPrompt: 'a bear at a pond',
      changePrompt: 'more cake',
      numberOfIterations: 2,
      steps: [{ description: 'A bear', imageUrl: 'a.webp' }, { description: 'A bear with cake' }],
    });
    expect(screen.getByRole('heading', { name: 'It began with: a bear at a pond' })).toBeTruthy();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the controls by state (experience 2.10)', () => {
  test('while first-paused only Play shows', async () => {
    await showViewer(story);
    expect(buttons()).toEqual(['Play']);
  });

  test('playing, there is previous, pause and next beside the extras', async () => {
    await showViewer(story);
    tap('Play');
    expect(buttons()).toEqual(['Subtitles', 'Previous', 'Pause', 'Next', 'Speed 1×']);
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

  test('at the end there is hear again, back, restart, home and rate; Next has nothing left to do', async () => {
    const { where } = await showViewer(story, { initialSlideIndex: 3 });
    tap('Next');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    expect(buttons().slice(0, 5)).toEqual(['Hear again', 'Back', 'Restart', 'Home', 'Rate']);
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
  });

  test('Hear again plays from the beginning and hands the focus to the player', async () => {
    const { where } = await showViewer(story, { initialSlideIndex: 3 });
    tap('Next');
    screen.getByRole('button', { name: 'Hear again' }).focus();
    tap('Hear again');
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pause' }));
  });

  test('Home and Back lead home', async () => {
    let homes = 0;
    await showViewer(story, { initialSlideIndex: 3, onHome: () => (homes += 1) });
    tap('Next');
    tap('Home');
    tap('Back');
    fireEvent.click(screen.getByRole('link', { name: 'Home' }));
    expect(homes).toBe(3);
  });

  test('Subtitles is a toggle', async () => {
    await showViewer(story, { initialSlideIndex: 1 });
    const toggle = screen.getByRole('button', { name: 'Subtitles' });
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    tap('Subtitles');
    expect(toggle.getAttribute('aria-pressed')).toBe('false');
  });

  test('the speed goes round, with the pitch kept', async () => {
    const { audio } = await showViewer(story, { initialSlideIndex: 1 });
    for (const speed of ['1', '1.25', '1.5', '0.75']) {
      tap(`Speed ${speed}×`);
    }
    expect(audio).toMatchObject({ playbackRate: 1, preservesPitch: true });
    tap('Speed 1×');
    expect(audio.playbackRate).toBe(1.25);
  });

  test('a clicked button flashes for 200 ms, also when its key was pressed', async () => {
    const { pass } = await showViewer(story, { initialSlideIndex: 1 });
    const next = screen.getByRole('button', { name: 'Next' });
    press('ArrowRight');
    expect(next.dataset['clicked']).toBe('true');
    pass(200);
    expect(next.dataset['clicked']).toBeUndefined();
  });
});

describe('the keys (decision 26)', () => {
  test('turn, toggle and restart', async () => {
    const { where } = await showViewer(story);
    press(' ');
    expect(where()).toBe('FIRST_SLIDE_PLAYING 0');
    press('ArrowRight');
    expect(where()).toBe('PLAYING 1');
    press(' ');
    press('ArrowLeft');
    expect(where()).toBe('PAUSED 0');
    press('s');
    expect(screen.getByRole('button', { name: 'Subtitles' }).getAttribute('aria-pressed')).toBe('false');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });

  test('do nothing with a modifier', async () => {
    const { where } = await showViewer(story, { initialSlideIndex: 1 });
    press('ArrowRight', { ctrlKey: true });
    press('r', { metaKey: true });
    expect(where()).toBe('PAUSED 1');
  });

  test('rest while somebody rates', async () => {
    const { where } = await showViewer(story, { initialSlideIndex: 3 });
    tap('Next');
    tap('Rate');
    expect(screen.getByRole('dialog', { name: 'Rating' }).textContent).toContain('12');
    press('r');
    expect(where()).toBe('LAST_SLIDE_FINISHED 3');
    tap('Close');
    press('r');
    expect(where()).toBe('FIRST_SLIDE_PAUSED 0');
  });
});

describe('the scrub bar', () => {
  test('says the place in words', async () => {
    const { audio } = await showViewer(story, { initialSlideIndex: 1 });
    act(() => audio.know(31));
    act(() => audio.reach(12.4));
    const bar = screen.getByRole('slider', { name: 'Place in the story' });
    expect(bar.getAttribute('aria-valuetext')).toBe('Page 2 of 4, 0:12 of 0:31');
    expect(bar.getAttribute('aria-valuenow')).toBe('1.4');
    expect(bar.getAttribute('aria-valuemax')).toBe('4');
  });

  test('its arrows are seconds, not slides', async () => {
    const { audio, where } = await showViewer(story, { initialSlideIndex: 1 });
    act(() => audio.know(31));
    screen.getByRole('slider').focus();
    press('ArrowRight');
    expect(audio.currentTime).toBe(5);
    expect(where()).toBe('PAUSED 1');
    press('PageUp');
    expect(where()).toBe('PAUSED 2');
  });
});

describe('the slides', () => {
  test('picture and headline change sides', async () => {
    const { container } = await showViewer(story, { initialSlideIndex: 1 });
    const side = () => container.querySelector<HTMLElement>('.viewer-slide')?.dataset['picture'];
    expect(side()).toBe('right');
    tap('Next');
    expect(side()).toBe('left');
  });

  test('the picture of the slide is named by its headline, the background says nothing', async () => {
    const { container } = await showViewer(story, { initialSlideIndex: 1 });
    const pictures = [...container.querySelectorAll('img')].map(({ alt, src }) => [src, alt]);
    expect(pictures).toEqual([
      ['https://host/presentations/12/0.webp', ''],
      ['https://host/presentations/12/1.webp', 'Page one'],
    ]);
  });

  test('story text carries the language of the story', async () => {
    await showViewer(story, { initialSlideIndex: 1, lang: 'de' });
    expect(screen.getByRole('heading', { name: 'Page one' }).getAttribute('lang')).toBe('de');
  });

  test('the subtitle follows the clock of the medium', async () => {
    const { audio } = await showViewer(story, { initialSlideIndex: 1 });
    expect(screen.queryByText('Sentence 1')).toBeNull();
    act(() => audio.know(5));
    act(() => audio.reach(1));
    expect(screen.getByText('Sentence 1')).toBeTruthy();
    tap('Subtitles');
    expect(screen.queryByText('Sentence 1')).toBeNull();
  });

  test('a picture that is gone is drawn, and reported once', async () => {
    const { container, reports } = await showViewer(story, { initialSlideIndex: 1 });
    const broken = screen.getByRole('img', { name: 'Page one' });
    act(() => {
      fireEvent.error(broken);
      fireEvent.error(broken);
    });
    expect(container.querySelector('.viewer-frame svg')).not.toBeNull();
    expect(reports).toEqual(['PictureFailedError']);
  });

  test('paths that lead away are neither asked for nor forgotten', async () => {
    const { container, reports, audio } = await showViewer({
      kind: 'STORY',
      sequence: [
        slide({ headline: 'Away', imagePath: 'https://elsewhere.example/a.webp', audioPath: '../../a.mp3' }),
      ],
    });
    expect(container.querySelector('img')).toBeNull();
    expect(audio.hasAttribute('src')).toBe(false);
    expect(reports).toEqual(['RefusedMediumError', 'RefusedMediumError']);
  });

  test('markup in texts stays text', async () => {
    const headline = '<img src=x onerror=alert(1)>';
    const { container } = await showViewer({ kind: 'STORY', sequence: [slide({ headline })] });
    expect(screen.getByRole('heading', { name: headline })).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });

  test('a final slide without words says that this is the end', async () => {
    await showViewer(
      { kind: 'STORY', sequence: [slide({ headline: 'The fox' }), slide({ imagePath: 'end.webp' })] },
      { initialSlideIndex: 1 },
    );
    expect(screen.getByRole('heading', { name: 'The end' })).toBeTruthy();
  });

  test('turning pages while paused is announced, narration is not talked over', async () => {
    const { container } = await showViewer(story, { initialSlideIndex: 1 });
    const said = () => container.querySelector('[aria-live]')?.textContent;
    tap('Next');
    expect(said()).toBe('Page two');
    tap('Play');
    expect(said()).toBe('');
  });
});

describe('playing and leaving', () => {
  test('who asked hears when it plays and when it stops', async () => {
    const heard: boolean[] = [];
    const { unmount } = await showViewer(story, { onPlayingChange: (playing) => heard.push(playing) });
    tap('Play');
    tap('Pause');
    tap('Play');
    unmount();
    expect(heard).toEqual([true, false, true, false]);
  });

  test('a story tells itself from the first slide to the end', async () => {
    const { audio, pass, where } = await showViewer(story);
    tap('Play');
    const places = [];
    for (let at = 0; at < 4; at += 1) {
      act(() => audio.know(5));
      act(() => audio.end());
      pass(1500);
      places.push(where());
    }
    expect(places).toEqual(['PLAYING 1', 'PLAYING 2', 'LAST_SLIDE_PLAYING 3', 'LAST_SLIDE_FINISHED 3']);
  });

  test('leaving lets go of media and timers', async () => {
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
