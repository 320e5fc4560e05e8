// What a story has beside its pages and controls: the sleep timer's dark screen, the lock screen and the printed story. None of it is
// seen at first, so it is loaded once the story is painted.
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { MonotonicClock } from '../../base/clock';
import type { Player } from '../../player/player';
import {
  type MediaKeys,
  type MediaSessionHandle,
  takeMediaSession,
} from '../../platform/browser/media-session';
import { useTexts } from '../../platform/i18n/i18n';
import { playsSlideOrAnswer } from '../../player/state/player-state';
import * as limits from '../../contract/limits';
import { pageOfSlide, type StoryView } from '../../contract/presentation/story-address';
import type { PlayableSlide } from '../../player/playable-story';
import { Button } from '../../ui/Button';
import { PlayerIcon } from '../../ui/PlayerButton';
import type { SleepTimer } from '../../player/sleep-timer';
import { useReadable } from '../../ui/use-readable';
import { useTextDirection } from './text/story-text';
import './viewer.css';

interface LateStoryPartsProps {
  readonly player: Player;
  readonly title: string;
  readonly lang: string | undefined;
  readonly clock: MonotonicClock;
  readonly view: StoryView;
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly onGoTo: (index: number) => void;
}

export function LateStoryParts({ player, title, lang, clock, view, index, onGoTo }: LateStoryPartsProps) {
  useNowPlaying(player, title);
  return (
    <>
      <GoodNight sleepTimer={player.sleepTimer} {...{ clock, view, index }} onBack={onGoTo} />
      <PrintedStory slides={player.slides} lang={lang} clock={clock} />
    </>
  );
}

/** The texts on the lock screen. */
export interface NowPlayingTexts {
  readonly title: string;
  readonly album: string;
  /** `index` counts from 0. */
  readonly pageOf: (index: number) => string;
}

/** The lock screen advances its time by itself. A larger step between two updates of the time is a seek. In seconds at normal speed. */
const longestStep = 1.5;

/** Shows the current page on the lock screen and listens for media keys, from the first Play until the component unmounts. */
function useNowPlaying(player: Player, title: string): void {
  const { t } = useTexts();
  useEffect(() => {
    const pages = player.slides.length;
    const pageOf = (index: number): string => t('viewer.scrub.page', { page: index + 1, pages });
    return syncMediaSession(player, { title, album: t('app.name'), pageOf }, takeMediaSession);
  }, [player, title, t]);
}

/**
 * Updates the media session while the player changes; calls `take` at the first Play. Returns a function that releases it. It follows
 * the displayed state: it is updated once the slide is painted, not in the task of a key or tap.
 */
export function syncMediaSession(
  { store, displayed, slides, seek }: Pick<Player, 'store' | 'displayed' | 'slides' | 'seek'>,
  { title, album, pageOf }: NowPlayingTexts,
  take: (keys: MediaKeys) => MediaSessionHandle,
): () => void {
  let session: MediaSessionHandle | undefined;
  let last = { index: -1, duration: -1, speed: -1, time: 0, playing: false };

  const update = (): void => {
    const state = displayed.state.get();
    const mediaTime = displayed.mediaTime.get();
    const { index } = state;
    const { time, duration, speed } = mediaTime;
    const current = { index, duration, speed, time, playing: playsSlideOrAnswer(state, mediaTime) };
    if (session === undefined && !current.playing) return;
    session ??= take(keysOf(store, seek));
    if (current.index !== last.index) {
      const pictureUrl = slides[index]?.pictureUrl ?? slides[0]?.pictureUrl;
      session.show({ title, album, artist: pageOf(index), ...(pictureUrl ? { pictureUrl } : {}) });
    }
    const seeked = time < last.time || time - last.time > longestStep * speed;
    const same =
      !seeked &&
      current.duration === last.duration &&
      current.speed === last.speed &&
      current.playing === last.playing;
    if (!same) {
      session.setPlaying(current.playing);
      session.setPosition({ duration, position: time, playbackRate: speed });
    }
    last = current;
  };

  const stops = [displayed.state.subscribe(update), displayed.mediaTime.subscribe(update)];
  update();
  return () => {
    for (const stop of stops) stop();
    session?.release();
  };
}

const keysOf = ({ dispatch }: Player['store'], seek: Player['seek']): MediaKeys => ({
  play: () => dispatch({ type: 'Play' }),
  pause: () => dispatch({ type: 'Pause' }),
  previoustrack: () => dispatch({ type: 'Previous' }),
  nexttrack: () => dispatch({ type: 'Next' }),
  seekto: seek,
});

// The whole story on paper (spec player §14). It is in the document only while the page is printed.

interface PrintedStoryProps {
  readonly slides: readonly PlayableSlide[];
  readonly lang: string | undefined;
  readonly clock: MonotonicClock;
}

function PrintedStory({ slides, lang, clock }: PrintedStoryProps) {
  const { t } = useTexts();
  const dir = useTextDirection();
  const [prints, setPrints] = useState(false);
  const paper = useRef<HTMLDivElement>(null);
  usePicturesOnTheWay(slides);
  useEffect(() => {
    // At once: the browser prints what it finds after the event.
    const show = (): void => flushSync(() => setPrints(true));
    const hide = (): void => setPrints(false);
    // The browser's menu does not wait for pictures that are not here yet; the key does.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isPrintKey(event) || !('print' in window)) return;
      event.preventDefault();
      show();
      const pictures = [...(paper.current?.querySelectorAll('img') ?? [])];
      void Promise.race([
        Promise.allSettled(pictures.map((picture) => picture.decode())),
        new Promise<void>((late) => void clock.after(limits.player.maxUnpainted, late)),
      ]).then(() => print());
    };
    addEventListener('beforeprint', show);
    addEventListener('afterprint', hide);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('beforeprint', show);
      removeEventListener('afterprint', hide);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, [clock]);
  useLayoutEffect(() => {
    if (!prints) return undefined;
    const { dataset } = document.documentElement;
    dataset['prints'] = 'true';
    return () => void delete dataset['prints'];
  }, [prints]);
  if (!prints) return null;
  const last = slides.length - 1;
  return createPortal(
    <div ref={paper} className="printed-story" lang={lang} aria-hidden="true">
      {slides.map(({ headline, text, pictureUrl }, index) => (
        <section key={index}>
          {headline !== '' && <h2 dir={dir}>{headline}</h2>}
          {pictureUrl !== undefined && <img src={pictureUrl} alt="" />}
          {text !== '' && <p dir={dir}>{text}</p>}
          {index === last && headline === '' && text === '' && <h2>{t('viewer.theEnd')}</h2>}
        </section>
      ))}
    </div>,
    document.body,
  );
}

/**
 * Fetches the pictures that were never shown once a mouse leaves the page upwards, where the browser has its menu: no event comes before
 * its printing that could be waited for. They are held, so that the browser has them at hand, until the story is printed or closed.
 */
function usePicturesOnTheWay(slides: readonly PlayableSlide[]): void {
  useEffect(() => {
    let held: readonly HTMLImageElement[] = [];
    const release = (): void => {
      held = [];
    };
    const onMouseOut = ({ relatedTarget, clientY }: MouseEvent): void => {
      if (relatedTarget !== null || clientY > 0 || held.length > 0) return;
      const urls = new Set(slides.map(({ pictureUrl }) => pictureUrl));
      held = [...urls].flatMap((src) => (src === undefined ? [] : Object.assign(new Image(), { src })));
    };
    document.addEventListener('mouseout', onMouseOut);
    addEventListener('afterprint', release);
    return () => {
      release();
      document.removeEventListener('mouseout', onMouseOut);
      removeEventListener('afterprint', release);
    };
  }, [slides]);
}

const isPrintKey = ({ key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented }: KeyboardEvent) =>
  key.toLowerCase() === 'p' && (ctrlKey || metaKey) && !altKey && !shiftKey && !repeat && !defaultPrevented;

// The dark screen after the sleep timer has ended, with the way back to the page at which the timer was set. A touch elsewhere removes
// it and does nothing else; a key also does what it usually does.

interface GoodNightProps {
  readonly sleepTimer: SleepTimer;
  readonly clock: MonotonicClock;
  readonly view: StoryView;
  /** The index of the slide that is shown. */
  readonly index: number;
  readonly onBack: (index: number) => void;
}

const GoodNight = memo(function GoodNight({ sleepTimer, clock, view, index, onBack }: GoodNightProps) {
  const { t } = useTexts();
  const { asleep, setAt } = useReadable(sleepTimer);
  useEffect(() => (asleep ? onTouchOrKey(sleepTimer.wake, clock) : undefined), [asleep, sleepTimer, clock]);
  return (
    <div className="good-night" data-asleep={asleep || undefined}>
      <output>
        {asleep && (
          <>
            <PlayerIcon name="moon" />
            {t('viewer.sleep.goodNight')}
          </>
        )}
      </output>
      {asleep && setAt !== undefined && setAt !== index && (
        <Button
          className="good-night-back"
          onClick={() => {
            sleepTimer.choose('off');
            onBack(setAt);
          }}
        >
          {t('viewer.sleep.back', { page: pageOfSlide(setAt, view) })}
        </Button>
      )}
    </div>
  );
});

/**
 * Calls for a key press, and for a touch once it has become a click: the click would otherwise press a control below the screen. Returns
 * a function that ends it.
 */
function onTouchOrKey(call: () => void, clock: MonotonicClock): () => void {
  const ended = new AbortController();
  // In the capture phase: the click that ended the story may not have reached the document yet, and an open menu keeps keys to itself.
  const listening = { capture: true, signal: ended.signal };
  let cancel = (): void => undefined;
  // The button wakes by itself: without it, its click would have no effect.
  const callElsewhere = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('.good-night-back'))) call();
  };
  // A drag has no click.
  const callLater = (): void => {
    cancel();
    cancel = clock.after(limits.clickAfterTouch, call);
  };
  document.addEventListener('click', callElsewhere, listening);
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, callLater, listening);
  document.addEventListener('keydown', callElsewhere, listening);
  return () => {
    ended.abort();
    cancel();
  };
}
