import { describe, expect, test } from 'vitest';
import type { PlayableSlide } from '../playable-story';
import { createMediaAhead } from './media-ahead';

const sixSlides = ['0', '1', '2', '3', '4', '5'].map((name): PlayableSlide => ({
  headline: '',
  text: '',
  cues: [],
  pictureRefused: false,
  audioUrl: `https://host/${name}.mp3`,
  pictureUrl: `https://host/${name}.webp`,
}));

/** Edges that note what was asked for; answers come at once unless `status` says otherwise. */
function setUp({ status = 200, never = false, slides = sixSlides } = {}) {
  const asked: string[] = [];
  const pictures: string[] = [];
  const objectUrls = new Set<string>();
  const signals: AbortSignal[] = [];
  const ahead = createMediaAhead(slides, {
    fetch(url, { signal }) {
      asked.push(url);
      signals.push(signal);
      return never ? new Promise(() => undefined) : Promise.resolve(new Response('sound', { status }));
    },
    createObjectUrl() {
      const objectUrl = `blob:${asked.at(-1)}`;
      objectUrls.add(objectUrl);
      return objectUrl;
    },
    revokeObjectUrl: (objectUrl) => objectUrls.delete(objectUrl),
    preparePicture(url) {
      pictures.push(url);
      return {};
    },
  });
  return { ahead, asked, pictures, objectUrls, signals };
}

const settled = () => new Promise<void>((done) => setTimeout(done));

describe('the media of the next slides', () => {
  test('are ready before they are needed: two ahead, in order', async () => {
    const { ahead, asked, pictures } = setUp();
    ahead.standAt(0);
    await settled();
    expect(asked).toEqual(['https://host/1.mp3', 'https://host/2.mp3']);
    expect(pictures).toEqual(['https://host/1.webp', 'https://host/2.webp']);
  });

  test('are no films: they are fetched by the worker, and as they play', async () => {
    const films = sixSlides.map((slide, at) => ({ ...slide, speakerVideoUrl: `https://host/${at}.mp4` }));
    const { ahead, asked } = setUp({ slides: films });
    ahead.standAt(0);
    await settled();
    expect(asked).toEqual(['https://host/1.mp3', 'https://host/2.mp3']);
    expect(ahead.sourceOf('https://host/1.mp4')).toBe('https://host/1.mp4');
  });

  test('what was fetched ahead is what plays, and is fetched once', async () => {
    const { ahead, asked } = setUp();
    ahead.standAt(0);
    await settled();
    expect(ahead.sourceOf('https://host/1.mp3')).toBe('blob:https://host/1.mp3');
    ahead.standAt(1);
    await settled();
    expect(asked).toEqual(['https://host/1.mp3', 'https://host/2.mp3', 'https://host/3.mp3']);
  });

  test('what has not come yet plays from its own address, and is no longer fetched beside', () => {
    const { ahead, signals } = setUp({ never: true });
    ahead.standAt(0);
    expect(ahead.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect(signals[0]?.aborted).toBe(true);
  });

  test('a failure ahead is left to whoever plays the address', async () => {
    const { ahead, objectUrls } = setUp({ status: 404 });
    ahead.standAt(0);
    await settled();
    expect(ahead.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect(objectUrls.size).toBe(0);
  });

  test('are let go of when the story has moved on, but for the slide just left', async () => {
    const { ahead, objectUrls, pictures } = setUp();
    for (const index of [0, 1, 2, 3]) {
      ahead.standAt(index);
      await settled();
    }
    expect([...objectUrls]).toEqual([2, 3, 4, 5].map((at) => `blob:https://host/${at}.mp3`));
    expect(pictures).toEqual([1, 2, 3, 4, 5].map((at) => `https://host/${at}.webp`));
  });

  test('leaving lets go of everything, also of what is on its way', async () => {
    const { ahead, objectUrls, signals } = setUp();
    ahead.standAt(0);
    ahead.dispose();
    await settled();
    expect(objectUrls.size).toBe(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});
