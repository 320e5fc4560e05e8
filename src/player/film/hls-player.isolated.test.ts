// @vitest-environment jsdom
// The player around hls.js, with a stand-in for hls.js that records what it is asked to load.
import { beforeEach, expect, test, vi } from 'vitest';
import { flushPromises } from '../../base/flush-promises.fixture';
import { hlsPlayer } from './hls-player';

const { calls, configs, listeners, playlists, FakeHls, WholeHls } = vi.hoisted(() => {
  interface Answer {
    readonly data: string;
  }
  interface Callbacks {
    readonly onSuccess: (answer: Answer) => void;
  }
  /** What the host answers, in order. */
  const playlists: string[] = [];
  class FakeLoader {
    load(_context: unknown, _config: unknown, { onSuccess }: Callbacks): void {
      onSuccess({ data: playlists.shift() ?? '' });
    }
  }
  const calls: string[] = [];
  const configs: {
    readonly xhrSetup: (request: unknown, segment: string) => void;
    readonly loader: typeof FakeLoader;
  }[] = [];
  const listeners: { readonly type: string; readonly listener: (type?: string, event?: object) => void }[] =
    [];
  class FakeHls {
    static readonly DefaultConfig = { loader: FakeLoader };
    loadingEnabled = true;
    static readonly isSupported = () => true;
    constructor(config: (typeof configs)[number]) {
      configs.push(config);
    }
    readonly on = (type: string, listener: (type?: string, error?: object) => void) =>
      void listeners.push({ type, listener });
    readonly loadSource = () => undefined;
    readonly attachMedia = () => undefined;
    readonly destroy = () => void calls.push('destroy');
    readonly recoverMediaError = () => void calls.push('recover');
    readonly startLoad = () => {
      this.loadingEnabled = true;
      calls.push('start');
    };
    readonly stopLoad = () => {
      this.loadingEnabled = false;
      calls.push('stop');
    };
  }
  class WholeHls extends FakeHls {
    override readonly loadSource = () => void calls.push('load by the whole hls.js');
  }
  return { calls, configs, listeners, playlists, FakeHls, WholeHls };
});

vi.mock('hls.js', () => ({ default: WholeHls }));

vi.mock('hls.js/light', () => ({
  Hls: FakeHls,
  Events: {
    ERROR: 'error',
    FRAG_BUFFERED: 'buffered',
    FRAG_LOADED: 'loaded',
    MANIFEST_LOADED: 'manifest',
  },
  ErrorTypes: { MEDIA_ERROR: 'media' },
}));

/** Calls the listeners of an event of hls.js. */
function fire(type: string, event: object = {}): void {
  for (const each of listeners.filter((known) => known.type === type)) each.listener(type, event);
}

/** A paused film of a minute, of which the first `seconds` are buffered. */
function openFilm() {
  const film = { paused: true, currentTime: 0, seconds: 0 };
  const video = document.createElement('video');
  Object.defineProperties(video, {
    paused: { get: () => film.paused },
    currentTime: { get: () => film.currentTime },
    duration: { get: () => 60 },
    buffered: { get: () => ({ length: 1, start: () => 0, end: () => film.seconds }) },
  });
  const close = hlsPlayer.open(video, `${location.origin}/presentations/1/film.m3u8`, {
    onRecovered: () => void calls.push('recovered'),
    onFailed: (cause) => void calls.push(String(cause)),
  });
  return {
    video,
    close,
    name: (audioTracks: readonly object[]) => fire('manifest', { audioTracks }),
    fail: (error: object) => fire('error', error),
    buffer: (seconds: number) => {
      film.seconds = seconds;
      fire('buffered');
    },
    play: () => {
      film.paused = false;
      video.dispatchEvent(new Event('play'));
    },
    seek: (time: number) => {
      film.currentTime = time;
      video.dispatchEvent(new Event('seeking'));
    },
  };
}

beforeEach(() => {
  calls.length = 0;
  configs.length = 0;
  listeners.length = 0;
});

test('the element tells of a playlist and a segment that were loaded, before they are appended', () => {
  const { video, name } = openFilm();
  video.addEventListener('progress', () => void calls.push('progress'));
  name([]);
  fire('loaded');
  expect(calls).toEqual(['progress', 'progress']);
});

test('Play and seeking leave a segment alone that is being loaded', () => {
  const film = openFilm();
  film.buffer(4);
  film.play();
  film.seek(3);
  expect(calls).toEqual([]);
});

test('loading stops while the film is paused with enough buffered, and starts again with Play', () => {
  const film = openFilm();
  film.buffer(12);
  expect(calls).toEqual(['stop']);
  film.play();
  expect(calls).toEqual(['stop', 'start']);
});

test('loading starts again when a paused film seeks to where nothing is buffered', () => {
  const film = openFilm();
  film.buffer(12);
  film.seek(5);
  expect(calls).toEqual(['stop', 'start']);
  film.buffer(16);
  film.seek(2);
  expect(calls).toEqual(['stop', 'start', 'stop']);
});

test('a film whose decoder failed is recovered once, and says so, since it is paused then', () => {
  const film = openFilm();
  const failed = { fatal: true, type: 'media', details: 'bufferAppendError' };
  film.fail({ ...failed, fatal: false });
  film.fail(failed);
  expect(calls).toEqual(['recover', 'recovered']);
  film.fail(failed);
  expect(calls).toEqual(['recover', 'recovered', 'HlsFailedError: bufferAppendError']);
});

test('a segment outside of the presentations is refused by name', () => {
  openFilm();
  const request = (segment: string) => () => configs[0]?.xhrSetup(undefined, segment);
  expect(request(`${location.origin}/presentations/1/film-0.ts`)).not.toThrow();
  expect(request('https://elsewhere/film-0.ts')).toThrow(
    expect.objectContaining({ name: 'RefusedSegmentError', message: '/film-0.ts' }),
  );
});

const loadPlaylist = (text: string): string | undefined => {
  openFilm();
  playlists.push(text);
  const loaded: string[] = [];
  const Loader = configs[0]?.loader;
  if (Loader !== undefined)
    new Loader().load(undefined, undefined, { onSuccess: ({ data }) => void loaded.push(data) });
  return loaded[0];
};

test.each([
  ['a playlist without an end is read to the last segment that it names', '#EXTM3U\n#EXTINF:2,\na.ts', true],
  ['a playlist that has ended is left as it is', '#EXTM3U\n#EXTINF:2,\na.ts\n#EXT-X-ENDLIST', false],
  ['a playlist of playlists has no end', '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9\nb.m3u8', false],
])('%s', (_, text, isEnded) => {
  expect(loadPlaylist(text)).toBe(isEnded ? `${text}\n#EXT-X-ENDLIST\n` : text);
});

test('only a film with a separate playlist for its sound loads the whole hls.js, and plays on with it', async () => {
  const film = openFilm();
  film.name([]);
  film.name([{ url: '' }]);
  await flushPromises();
  expect(calls).toEqual([]);
  film.name([{ url: 'https://host/voice.m3u8' }]);
  await vi.waitFor(() => expect(calls).toEqual(['destroy', 'load by the whole hls.js', 'recovered']));
});

test('a film that is closed while the whole hls.js is loaded stays closed', async () => {
  const film = openFilm();
  film.name([{ url: 'https://host/voice.m3u8' }]);
  film.close();
  await vi.dynamicImportSettled();
  expect(calls.filter((call) => call !== 'destroy')).toEqual([]);
});
