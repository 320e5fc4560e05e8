import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Player } from '../../../player/player';
import * as limits from '../../../contract/limits';
import type { PresentationIndex } from '../../../contract/presentation/presentation-index';
import { press, showViewer, slide, story, tap } from '../show-viewer.fixture';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A story whose first slide has no cover, so that it is painted without decoding a picture. */
const coverless = (...pages: Parameters<typeof slide>[0][]): PresentationIndex => ({
  kind: 'STORY',
  sequence: [slide({ headline: 'Cover' }), ...pages.map(slide), slide({ headline: 'End' })],
});

const ahead = (container: Element) => container.querySelector('[data-ahead]');

/** Returns the picture beside the text. */
function framed(container: Element): HTMLImageElement {
  const picture = container.querySelector<HTMLImageElement>('.viewer-frame img');
  if (picture === null) throw new Error('There is no picture');
  return picture;
}

describe('the slides', () => {
  test('picture and headline swap sides from slide to slide', async () => {
    const { container } = await showViewer(story, { slideIndex: 1 });
    const side = () => container.querySelector<HTMLElement>('.viewer-slide')?.dataset['picture'];
    expect(side()).toBe('right');
    tap('Next');
    expect(side()).toBe('left');
  });

  test('an answer before the end does not say that this is the end', async () => {
    let opened: Player | undefined;
    const onPlayer = (player: Player) => {
      opened = player;
      return () => undefined;
    };
    const wordless = { imagePath: 'images/2.webp' };
    await showViewer(coverless(wordless, {}), { slideIndex: 1, onPlayer });
    const answer = { audioUrl: 'https://host/answer.mp3' };
    act(() => opened?.store.dispatch({ type: 'AnswerPlayback', answer }));
    expect(screen.queryAllByRole('heading')).toEqual([]);
    tap('Next');
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe('End');
  });

  test('a slide is shown at once, the controls follow when it is painted', async () => {
    let paint = (): void => undefined;
    const { where } = await showViewer(story, { slideIndex: 1 }, (call) => {
      paint = call;
      return () => undefined;
    });
    const place = () => screen.getByRole('slider').getAttribute('aria-valuetext');
    tap('Next');
    expect(screen.getByRole('heading', { name: 'Page two' })).toBeTruthy();
    expect(where()).toBe('PAUSED 2');
    expect(place()).toBe('Page 2 of 4');
    act(paint);
    expect(place()).toBe('Page 3 of 4');
  });

  test('the next slide is rendered hidden, and the same element is shown later', async () => {
    const { container, pass } = await showViewer(coverless({ headline: 'Page two', text: 'Its text.' }));
    pass(limits.player.slideTransition - 1);
    expect(ahead(container)).toBeNull();
    // By the clock: with reduced motion, no animation ends.
    pass(1);
    const prepared = ahead(container);
    expect(prepared?.textContent).toBe('Page twoIts text.');
    press('ArrowRight');
    expect(ahead(container)).toBeNull();
    expect(container.querySelector('.viewer-stage')).toBe(prepared);
  });

  test('the next slide is rendered also when the cover neither loads nor fails within five seconds', async () => {
    const { container, pass } = await showViewer(story);
    pass(limits.player.maxUnpainted - 1);
    expect(ahead(container)).toBeNull();
    pass(1);
    expect(ahead(container)?.textContent).toContain('Page one');
  });

  test('no slide is rendered ahead before a speaker or at the end', async () => {
    const { container, pass } = await showViewer(
      coverless({ headline: 'Spoken', speakerVideoPath: 'a.mp4' }),
    );
    pass(limits.player.slideTransition);
    expect(ahead(container)).toBeNull();
    press('ArrowRight');
    pass(limits.player.slideTransition);
    expect(ahead(container)?.textContent).toBe('End');
    press('ArrowRight');
    pass(limits.player.slideTransition);
    expect(ahead(container)).toBeNull();
  });

  test('another action meanwhile shows the current state at once', async () => {
    await showViewer(story, { slideIndex: 1 }, () => () => undefined);
    tap('Next');
    tap('Play');
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy();
  });

  test('a headline is read once: no picture repeats it (spec player §8)', async () => {
    const { container } = await showViewer(story);
    const pictures = () => [...container.querySelectorAll('img')].map(({ alt, src }) => [src, alt]);
    expect(pictures()).toEqual([['https://host/presentations/12/0.webp', '']]);
    press('ArrowRight');
    expect(pictures()).toEqual([
      ['https://host/presentations/12/0.webp', ''],
      ['https://host/presentations/12/1.webp', ''],
    ]);
  });

  test.each([
    { listed: 'German', inIndex: 'Polish', lang: 'de' },
    { listed: 'Polish', inIndex: 'German', lang: 'pl' },
    { listed: 'Klingon', inIndex: 'German', lang: null },
    { listed: undefined, inIndex: 'German', lang: 'de' },
    { listed: '', inIndex: undefined, lang: 'en' },
  ])(
    'story text that is listed as $listed, $inIndex in its index, has the language $lang',
    async ({ listed, inIndex, lang }) => {
      const index = inIndex === undefined ? story : { ...story, language: inIndex };
      await showViewer(index, { slideIndex: 1, language: listed });
      expect(screen.getByRole('heading', { name: 'Page one' }).getAttribute('lang')).toBe(lang);
    },
  );

  test('the subtitle follows the media time', async () => {
    const { audio } = await showViewer(story, { slideIndex: 1 });
    expect(screen.queryByText('Sentence 1')).toBeNull();
    act(() => audio.know(5));
    act(() => audio.reach(1));
    expect(screen.getByText('Sentence 1')).toBeTruthy();
    tap('More');
    tap('Subtitles');
    expect(screen.queryByText('Sentence 1')).toBeNull();
  });

  test('a talk marks the spoken sentence in its text while subtitles are on, unless one is not in it', async () => {
    const talk = (...sentences: readonly string[]): PresentationIndex => ({
      kind: 'PRESENTATION',
      sequence: [
        slide({ headline: 'Cover' }),
        slide({
          headline: 'Page one',
          text: 'One begins. Two is soon.',
          audioPath: '1.wav',
          transcription: sentences.map((text, second) => ({ text, start: second + 1 })),
        }),
        slide({ headline: 'End' }),
      ],
    });
    const marked = (container: HTMLElement) =>
      container.querySelector('.viewer-text [data-spoken]')?.textContent;
    const { audio, container, unmount } = await showViewer(talk('One begins.', 'Two is soon.'), {
      slideIndex: 1,
    });
    expect(marked(container)).toBeUndefined();
    act(() => audio.know(5));
    act(() => audio.reach(2));
    expect(marked(container)).toContain('Two is soon.');
    press('s');
    expect(marked(container)).toBeUndefined();
    unmount();
    const other = await showViewer(talk('One begins.', 'Never written.'), { slideIndex: 1 });
    act(() => other.audio.know(5));
    act(() => other.audio.reach(1));
    expect(marked(other.container)).toBeUndefined();
  });

  test('a missing picture has a drawn placeholder and is reported once', async () => {
    const { container, reports } = await showViewer(story, { slideIndex: 1 });
    const broken = framed(container);
    act(() => {
      fireEvent.error(broken);
      fireEvent.error(broken);
    });
    await expect.poll(() => container.querySelector('.viewer-frame svg')).not.toBeNull();
    expect(reports).toEqual(['PictureFailedError']);
  });

  test('a picture that failed is requested again when its slide is, also before the controls have followed', async () => {
    const requested: string[] = [];
    vi.stubGlobal(
      'Image',
      class extends EventTarget {
        set src(url: string) {
          requested.push(url);
        }
      },
    );
    const { container } = await showViewer(story, { slideIndex: 1 }, () => () => undefined);
    fireEvent.error(framed(container));
    press('ArrowLeft');
    expect(requested).toEqual([]);
    press('ArrowRight');
    expect(requested).toEqual(['https://host/presentations/12/1.webp']);
  });

  test('refused paths are not requested, but reported', async () => {
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

  test('a final slide without text says that this is the end', async () => {
    await showViewer(
      { kind: 'STORY', sequence: [slide({ headline: 'The fox' }), slide({ imagePath: 'end.webp' })] },
      { slideIndex: 1 },
    );
    expect(screen.getByRole('heading', { name: 'The end' })).toBeTruthy();
  });

  test('a page turn is announced while paused, but not over narration', async () => {
    const { container } = await showViewer(story, { slideIndex: 1 });
    const announced = () => container.querySelector('[aria-live]')?.textContent;
    tap('Next');
    expect(announced()).toBe('Page two');
    tap('Play');
    expect(announced()).toBe('');
  });
});
