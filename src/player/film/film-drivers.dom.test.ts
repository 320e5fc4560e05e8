import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeMedia } from '../media/fake-media.fixture';
import {
  openFilm,
  type FilmDeps,
  HlsNotPlayableError,
  openHlsFilm,
  type HlsEvents,
  type HlsPlayer,
  createCurrentFilm,
} from './film-drivers';

const base = 'https://host/presentations/1/video/';

let attached: number;
let failures: unknown[];
let deps: FilmDeps;
beforeEach(() => {
  attached = 0;
  failures = [];
  deps = {
    onAttached: () => (attached += 1),
    onFailed: (cause) => failures.push(cause),
  };
});

describe('a film in one file', () => {
  test('is fetched on load', () => {
    const video = new FakeMedia();
    const film = openFilm(video, `${base}01.webm`, deps);
    expect(video).toMatchObject({ src: `${base}01.webm`, preload: 'none' });
    film.load();
    expect(video.preload).toBe('auto');
    film.close();
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('reports its failure once, and none after it is closed', () => {
    const video = new FakeMedia();
    openFilm(video, `${base}01.mp4`, deps);
    video.break(3);
    video.break(3);
    expect(failures).toEqual([{ code: 3 }]);
    openFilm(video, `${base}02.mp4`, deps).close();
    video.break(3);
    expect(failures).toHaveLength(1);
  });

  test('is reloaded after a network error and reports onAttached; a second error at the same time fails', () => {
    const video = new FakeMedia();
    openFilm(video, `${base}01.mp4`, deps);
    video.know(60);
    video.reach(20);
    video.break(2);
    expect(video).toMatchObject({ error: null, currentTime: 20 });
    expect([attached, failures]).toEqual([1, []]);
    video.break(2);
    expect([attached, failures]).toEqual([1, [{ code: 2 }]]);
  });
});

describe('an HLS film', () => {
  const video = document.createElement('video');
  const url = `${base}01.m3u8`;
  beforeEach(() => {
    vi.spyOn(video, 'load').mockReturnValue();
    vi.spyOn(video, 'pause').mockReturnValue();
  });

  function fakeHlsPlayer(isSupported: boolean) {
    const opened: string[] = [];
    const handlers: HlsEvents[] = [];
    const player: HlsPlayer = {
      isSupported: () => isSupported,
      open(_, playlist, events) {
        opened.push(playlist);
        handlers.push(events);
        return () => opened.pop();
      },
    };
    return { opened, handlers, load: vi.fn<() => Promise<HlsPlayer>>(() => Promise.resolve(player)) };
  }

  test('loads its player on the first load, and once', async () => {
    const { load, opened } = fakeHlsPlayer(true);
    const film = openHlsFilm(load, video, url, deps);
    expect(load).not.toHaveBeenCalled();
    film.load();
    film.load();
    await expect.poll(() => attached).toBe(1);
    expect(load).toHaveBeenCalledOnce();
    expect(opened).toEqual([url]);
    film.close();
    expect(opened).toEqual([]);
  });

  test('does not open when it was closed before its player had loaded', async () => {
    const { load, opened } = fakeHlsPlayer(true);
    const film = openHlsFilm(load, video, url, deps);
    film.load();
    film.close();
    await load.mock.results[0]?.value;
    expect([attached, ...opened]).toEqual([0]);
  });

  test('uses the browser only where the script player is not supported', async () => {
    vi.spyOn(video, 'canPlayType').mockReturnValueOnce('maybe');
    const film = openHlsFilm(fakeHlsPlayer(false).load, video, url, deps);
    film.load();
    await expect.poll(() => attached).toBe(1);
    expect(video.src).toBe(url);
    film.close();
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('fails where neither can play, and when the player does not load', async () => {
    vi.spyOn(video, 'canPlayType').mockReturnValueOnce('');
    openHlsFilm(fakeHlsPlayer(false).load, video, url, deps).load();
    await expect.poll(() => failures).toEqual([expect.any(HlsNotPlayableError)]);
    const gone = new TypeError('no network');
    openHlsFilm(() => Promise.reject(gone), video, url, deps).load();
    await expect.poll(() => failures).toContain(gone);
  });

  test('is attached anew after its decoder was recovered, but not after it is closed', async () => {
    const { load, handlers } = fakeHlsPlayer(true);
    const film = openHlsFilm(load, video, url, deps);
    film.load();
    await expect.poll(() => attached).toBe(1);
    handlers[0]?.onRecovered();
    film.close();
    handlers[0]?.onRecovered();
    expect(attached).toBe(2);
  });

  test('reports a fatal error, but not after it is closed', async () => {
    const { load, handlers } = fakeHlsPlayer(true);
    const film = openHlsFilm(load, video, url, deps);
    film.load();
    await expect.poll(() => attached).toBe(1);
    handlers[0]?.onFailed('fatal');
    film.close();
    handlers[0]?.onFailed('late');
    expect(failures).toEqual(['fatal']);
  });
});

test('one film is closed before the next, and all are fetched once it is eager', () => {
  const video = new FakeMedia();
  const currentFilm = createCurrentFilm(video, deps);
  currentFilm.show(`${base}01.mp4`);
  expect(video).toMatchObject({ src: `${base}01.mp4`, preload: 'none' });
  currentFilm.fetchEagerly();
  expect(video.preload).toBe('auto');
  currentFilm.show(`${base}02.mp4`);
  expect(video).toMatchObject({ src: `${base}02.mp4`, preload: 'auto' });
  video.break(3);
  expect(failures).toHaveLength(1);
  currentFilm.show(undefined);
  expect(video.hasAttribute('src')).toBe(false);
});
