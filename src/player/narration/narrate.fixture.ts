// Creates a narrator with fake media and returns everything a test controls or checks; also what a whole player needs.
import type { Schedule } from '../../base/clock';
import type { PlayableSlide } from '../playable-story';
import type { PlayerDeps } from '../player';
import type { PlayerAction } from '../state/player-state';
import { createPlayerStore, createMediaTime } from '../state/player-store';
import { createFailedMedia } from './playback-target';
import { Narrator } from './narrator';
import type { SlideMediaDeps } from './slide-media';
import { FakeMedia } from '../media/fake-media.fixture';
import { FakeClock } from '../../base/fake-clock.fixture';

/** A slide with narration; the audio file has the slide's name. */
export const spoken = (name: string, more: Partial<PlayableSlide> = {}): PlayableSlide => ({
  headline: name,
  text: '',
  cues: [],
  pictureRefused: false,
  audioUrl: `https://host/presentations/1/${name}.mp3`,
  ...more,
});

/** A slide without narration. */
export const silent = (text: string): PlayableSlide => ({
  headline: '',
  text,
  cues: [],
  pictureRefused: false,
});

const fiveSlides = ['cover', 'one', 'two', 'three', 'end'].map((name) => spoken(name));

/** A `Schedule` that calls at once. */
export const atOnce: Schedule = (call) => {
  call();
  return () => undefined;
};

/** What a player needs, without network: each file is fetched by its element. */
export const playerDeps = (more: Partial<PlayerDeps> = {}): PlayerDeps => ({
  clock: new FakeClock(),
  elements: () => ({ audio: new FakeMedia(), video: new FakeMedia() }),
  preload: {
    fetch: () => Promise.reject(new TypeError('no network')),
    createObjectUrl: () => 'blob:none',
    revokeObjectUrl: () => undefined,
    preparePicture: () => ({}),
  },
  report: () => undefined,
  record: () => undefined,
  hasNetwork: () => true,
  onNetworkBack: () => () => undefined,
  afterPaint: atOnce,
  ...more,
});

interface Narration {
  readonly audio?: FakeMedia;
  readonly pausesAfterPage?: boolean;
  readonly afterSlideIsPainted?: Schedule;
  readonly hasNetwork?: () => boolean;
  readonly preloader?: Partial<SlideMediaDeps['preloader']>;
  /** The actions that were dispatched before there was a narrator. */
  readonly before?: readonly PlayerAction[];
}

export function narrate(
  slides: readonly PlayableSlide[] = fiveSlides,
  {
    audio = new FakeMedia(),
    pausesAfterPage = false,
    afterSlideIsPainted = atOnce,
    hasNetwork = () => true,
    preloader = {},
    before = [],
  }: Narration = {},
) {
  const video = new FakeMedia();
  const clock = new FakeClock();
  const store = createPlayerStore(slides.length);
  for (const action of before) store.dispatch(action);
  const mediaTime = createMediaTime();
  const failed = createFailedMedia();
  const reports: unknown[] = [];
  const onlineListeners = new Set<() => void>();
  const goOnline = () => onlineListeners.forEach((call) => call());
  const narrator = new Narrator({
    slides,
    store,
    mediaTime,
    clock,
    elements: { audio, video },
    preloader: {
      sourceOf: (url) => url,
      exactSourceOf: () => undefined,
      playOriginals: () => false,
      drop: () => undefined,
      ...preloader,
    },
    afterSlideIsPainted,
    failed,
    report: (error) => reports.push(error),
    log: () => undefined,
    hasNetwork,
    onNetworkBack(call) {
      onlineListeners.add(call);
      return () => onlineListeners.delete(call);
    },
    pausesAfterPage: () => pausesAfterPage,
  });
  const act = (...types: Exclude<PlayerAction['type'], 'GoTo' | 'AnswerPlayback'>[]) => {
    for (const type of types) store.dispatch({ type });
  };
  const name = () => store.get().name;
  return { audio, video, clock, store, mediaTime, reports, failed, narrator, act, name, goOnline };
}
