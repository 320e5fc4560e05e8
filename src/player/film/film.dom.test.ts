// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FakeMedia } from '../narration/testing/fake-media';
import { openFilm, type FilmDeps } from './film';
import { HlsNotPlayableError, openHlsFilmWith, type HlsPlayer } from './hls-film';
import { createProjector } from './projector';

const base = 'https://host/presentations/1/video/';

let attached: number;
let failures: unknown[];
let deps: FilmDeps;
beforeEach(() => {
  attached = 0;
  failures = [];
  deps = {
    sourceOf: (url) => `${url}#near`,
    onAttached: () => (attached += 1),
    onFailed: (cause) => failures.push(cause),
  };
});

describe('a film in one file', () => {
  test('is fetched when it is asked for, from where it is nearest', () => {
    const video = new FakeMedia();
    const film = openFilm(video, `${base}01.webm`, deps);
    expect(video).toMatchObject({ src: `${base}01.webm#near`, preload: 'none' });
    film.load();
    expect(video.preload).toBe('auto');
    film.close();
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('tells its failure once, and nothing after it is closed', () => {
    const video = new FakeMedia();
    openFilm(video, `${base}01.mp4`, deps);
    video.break(3);
    video.break(3);
    expect(failures).toEqual([{ code: 3 }]);
    openFilm(video, `${base}02.mp4`, deps).close();
    video.break(3);
    expect(failures).toHaveLength(1);
  });

  test('that breaks off is taken up again, and whoever wants it is told; at the same place again it has failed', () => {
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

describe('a film in pieces', () => {
  const video = document.createElement('video');
  const url = `${base}01.m3u8`;
  beforeEach(() => {
    vi.spyOn(video, 'load').mockReturnValue();
    vi.spyOn(video, 'pause').mockReturnValue();
  });

  function playerThat(isSupported: boolean) {
    const opened: string[] = [];
    const told: ((cause: unknown) => void)[] = [];
    const player: HlsPlayer = {
      isSupported: () => isSupported,
      open(_, playlist, onFailed) {
        opened.push(playlist);
        told.push(onFailed);
        return () => opened.pop();
      },
    };
    return { opened, told, load: vi.fn<() => Promise<HlsPlayer>>(() => Promise.resolve(player)) };
  }

  test('asks for its player only when it is wanted, and once', async () => {
    const { load, opened } = playerThat(true);
    const film = openHlsFilmWith(load, video, url, deps);
    expect(load).not.toHaveBeenCalled();
    film.load();
    film.load();
    await vi.waitFor(() => expect(attached).toBe(1));
    expect(load).toHaveBeenCalledOnce();
    expect(opened).toEqual([url]);
    film.close();
    expect(opened).toEqual([]);
  });

  test('closed before its player has come it never goes on', async () => {
    const { load, opened } = playerThat(true);
    const film = openHlsFilmWith(load, video, url, deps);
    film.load();
    film.close();
    await load.mock.results[0]?.value;
    expect([attached, ...opened]).toEqual([0]);
  });

  test('goes to the browser only where the player cannot play', async () => {
    vi.spyOn(video, 'canPlayType').mockReturnValueOnce('maybe');
    const film = openHlsFilmWith(playerThat(false).load, video, url, deps);
    film.load();
    await vi.waitFor(() => expect(attached).toBe(1));
    expect(video.src).toBe(url);
    film.close();
    expect(video.hasAttribute('src')).toBe(false);
  });

  test('fails where neither can, and where the player cannot be had', async () => {
    vi.spyOn(video, 'canPlayType').mockReturnValueOnce('');
    openHlsFilmWith(playerThat(false).load, video, url, deps).load();
    await vi.waitFor(() => expect(failures).toEqual([expect.any(HlsNotPlayableError)]));
    const gone = new TypeError('no network');
    openHlsFilmWith(() => Promise.reject(gone), video, url, deps).load();
    await vi.waitFor(() => expect(failures).toContain(gone));
  });

  test('tells what ends it, but not once it is closed', async () => {
    const { load, told } = playerThat(true);
    const film = openHlsFilmWith(load, video, url, deps);
    film.load();
    await vi.waitFor(() => expect(attached).toBe(1));
    told[0]?.('fatal');
    film.close();
    told[0]?.('late');
    expect(failures).toEqual(['fatal']);
  });
});

test('the projector closes one film before the next, and fetches all once it is eager', () => {
  const log: string[] = [];
  const projector = createProjector(new FakeMedia(), deps, (_, url) => {
    log.push(`open ${url}`);
    return { load: () => log.push(`load ${url}`), close: () => log.push(`close ${url}`) };
  });
  projector.show('a');
  projector.fetchEagerly();
  projector.show('b');
  projector.show(undefined);
  expect(log).toEqual(['open a', 'load a', 'close a', 'open b', 'load b', 'close b']);
});
