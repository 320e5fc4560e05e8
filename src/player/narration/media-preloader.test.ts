import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlayableSlide } from '../playable-story';
import { flushPromises } from '../../base/flush-promises.fixture';
import { createMediaPreloader } from './media-preloader';

// Once it is loaded, asking for it takes no time.
beforeAll(() => import('../media/mp3-in-mp4'));

const sixSlides = ['0', '1', '2', '3', '4', '5'].map((name): PlayableSlide => ({
  headline: '',
  text: '',
  cues: [],
  pictureRefused: false,
  audioUrl: `https://host/${name}.mp3`,
  pictureUrl: `https://host/${name}.webp`,
}));

/** Records all requests; each is answered at once with `status`, or never. `unreadable` gets no object URL. */
function setUp({
  status = 200,
  type = 'audio/mpeg',
  never = false,
  slides = sixSlides,
  unreadable = '',
} = {}) {
  const requested: string[] = [];
  const pictures: string[] = [];
  const objectUrls = new Set<string>();
  const signals: AbortSignal[] = [];
  const preloader = createMediaPreloader(slides, {
    fetch(url, { signal }) {
      requested.push(url);
      signals.push(signal);
      const response = new Response('sound', { status, headers: { 'content-type': type } });
      return never ? new Promise(() => undefined) : Promise.resolve(response);
    },
    createObjectUrl() {
      if (requested.at(-1) === unreadable) throw new TypeError('no memory');
      const objectUrl = `blob:${requested.at(-1)}`;
      objectUrls.add(objectUrl);
      return objectUrl;
    },
    revokeObjectUrl: (objectUrl) => objectUrls.delete(objectUrl),
    preparePicture(url) {
      pictures.push(url);
      return {};
    },
  });
  return { preloader, requested, pictures, objectUrls, signals };
}

describe('the media of the next slides', () => {
  test('are fetched in order, two slides ahead', async () => {
    const { preloader, requested, pictures } = setUp();
    preloader.preloadAround(0);
    await flushPromises();
    expect(requested).toEqual(['https://host/1.mp3', 'https://host/2.mp3']);
    expect(pictures).toEqual(['https://host/1.webp', 'https://host/2.webp']);
  });

  test('do not include films, which the worker saves and the element streams', async () => {
    const film = (at: number) => ({ filmUrl: `https://host/${at}.mp4` });
    const films = sixSlides.map((slide, at) => ({ ...slide, ...film(at) }));
    // A narration may be the sound of a film.
    const narratedByFilm = films.map((slide, at) =>
      at === 2 ? { ...slide, audioUrl: 'https://host/2.mp4' } : slide,
    );
    const { preloader, requested } = setUp({ slides: narratedByFilm });
    preloader.preloadAround(0);
    await flushPromises();
    expect(requested).toEqual(['https://host/1.mp3']);
    expect(preloader.sourceOf('https://host/1.mp4')).toBe('https://host/1.mp4');
  });

  test('are played from the preloaded bytes and fetched once', async () => {
    const { preloader, requested } = setUp();
    preloader.preloadAround(0);
    await flushPromises();
    expect(preloader.sourceOf('https://host/1.mp3')).toBe('blob:https://host/1.mp3');
    preloader.preloadAround(1);
    await flushPromises();
    expect(requested).toEqual(['https://host/1.mp3', 'https://host/2.mp3', 'https://host/3.mp3']);
  });

  test('play from their own URL while their preloading is unfinished, which is then aborted', () => {
    const { preloader, signals } = setUp({ never: true });
    preloader.preloadAround(0);
    expect(preloader.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect(signals[0]?.aborted).toBe(true);
  });

  test.each([
    ['failed', { status: 404 }],
    ['brought a page instead', { type: 'text/html' }],
  ])('play from their own URL after a preload that %s', async (_, response) => {
    const { preloader, objectUrls, signals } = setUp(response);
    preloader.preloadAround(0);
    await flushPromises();
    // The rest of the body is not loaded.
    expect(signals[0]?.aborted).toBe(true);
    expect(preloader.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect(objectUrls.size).toBe(0);
  });

  test('play from their own URL when their bytes cannot be held, and the next ones are fetched', async () => {
    const { preloader, requested } = setUp({ unreadable: 'https://host/1.mp3' });
    preloader.preloadAround(0);
    await flushPromises();
    expect(requested).toEqual(['https://host/1.mp3', 'https://host/2.mp3']);
    expect(preloader.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect(preloader.sourceOf('https://host/2.mp3')).toBe('blob:https://host/2.mp3');
    preloader.preloadAround(1);
    await flushPromises();
    expect(requested).toContain('https://host/3.mp3');
  });

  test('are fetched again after they could not be played', async () => {
    const { preloader, requested, objectUrls } = setUp();
    preloader.preloadAround(0);
    await flushPromises();
    preloader.drop('https://host/1.mp3');
    expect(preloader.sourceOf('https://host/1.mp3')).toBe('https://host/1.mp3');
    expect([...objectUrls]).toEqual(['blob:https://host/2.mp3']);
    preloader.preloadAround(0);
    await flushPromises();
    expect(requested).toEqual(['https://host/1.mp3', 'https://host/2.mp3', 'https://host/1.mp3']);
  });

  test('are released after two more slides, but for one slide back', async () => {
    const { preloader, objectUrls, pictures } = setUp();
    for (const index of [0, 1, 2, 3]) {
      preloader.preloadAround(index);
      await flushPromises();
    }
    expect([...objectUrls]).toEqual([2, 3, 4, 5].map((at) => `blob:https://host/${at}.mp3`));
    expect(pictures).toEqual([1, 2, 3, 4, 5].map((at) => `https://host/${at}.webp`));
  });

  test('are all released by dispose, which also aborts unfinished requests', async () => {
    const { preloader, objectUrls, signals } = setUp();
    preloader.preloadAround(0);
    preloader.dispose();
    await flushPromises();
    expect(objectUrls.size).toBe(0);
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });
});

describe('an MP3 whose times browsers only estimate', () => {
  /** 417 bytes of MPEG-1 with one channel; `Info` says that the rate is constant. */
  const frame = (name: string): Uint8Array<ArrayBuffer> => {
    const bytes = new Uint8Array(417);
    bytes.set([0xff, 0xfb, 0x90, 0xc4]);
    bytes.set(new TextEncoder().encode(name), 21);
    return bytes;
  };
  const url = 'https://host/0.mp3';

  function setUpSound(...names: readonly string[]) {
    const made: Blob[] = [];
    const signals: AbortSignal[] = [];
    const requested: string[] = [];
    const preloader = createMediaPreloader(sixSlides, {
      fetch(address, { signal }) {
        requested.push(address);
        signals.push(signal);
        const parts = names.map(frame);
        const body = new ReadableStream({
          pull: (stream) => {
            const part = parts.shift();
            return part === undefined ? stream.close() : stream.enqueue(part);
          },
        });
        return Promise.resolve(new Response(body, { headers: { 'content-type': 'audio/mpeg' } }));
      },
      createObjectUrl: (bytes) => `blob:${made.push(bytes)}`,
      revokeObjectUrl: () => undefined,
      preparePicture: () => ({}),
    });
    return { preloader, made, requested, signals };
  }

  test('is played from an MP4, when it was preloaded and when it is asked for', async () => {
    const { preloader, made } = setUpSound('Xing', '', '');
    preloader.preloadAround(0);
    await vi.waitFor(() => expect(preloader.sourceOf('https://host/2.mp3')).toBe('blob:2'));
    expect(await preloader.exactSourceOf(url)).toBe('blob:3');
    expect(preloader.sourceOf(url)).toBe('blob:3');
    expect(made.map(({ type }) => type)).toEqual(['audio/mp4', 'audio/mp4', 'audio/mp4']);
  });

  test('is told from others by its beginning', async () => {
    const { preloader, made, requested, signals } = setUpSound('Info', '', '', '');
    expect(await preloader.exactSourceOf(url)).toBe(url);
    expect(signals[0]?.aborted).toBe(true);
    expect(preloader.exactSourceOf('https://host/0.wav')).toBeUndefined();
    expect([made, requested]).toEqual([[], [url]]);
  });

  test('is played itself once the browser refused an MP4', async () => {
    const { preloader } = setUpSound('Xing', '', '');
    expect(preloader.playOriginals(url)).toBe(false);
    await preloader.exactSourceOf(url);
    expect(preloader.playOriginals(url)).toBe(true);
    expect([preloader.sourceOf(url), preloader.exactSourceOf(url)]).toEqual([url, undefined]);
  });

  test('that cannot be had is played from its own URL', async () => {
    const { preloader } = setUp({ status: 500 });
    expect(await preloader.exactSourceOf(url)).toBe(url);
  });
});
