// Shows the speaker's film without its green background. The narrator controls the video element and reports its errors.
import { useEffect, useRef } from 'react';
import { report } from '../../../platform/browser/report';
import type { MediaElement } from '../../../player/media/media-element';
import { choosePainter, type PainterKind, readTestOverrides } from './choose-painter';
import type { FrameSource, Painter } from './green-painter';
import './speaker.css';

/** The device can remove the green in none of the three ways. */
class NoPainterError extends Error {
  override readonly name = 'NoPainterError';
  constructor() {
    super('Neither shader nor worker nor page can draw the speaker');
  }
}

export function SpeakerFilm({ video }: { readonly video: MediaElement }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A test's medium has no frames.
    if (!(video instanceof HTMLVideoElement)) return undefined;
    const { painter: forced, source = framesOf(video) } = readTestOverrides();
    let stop = (): void => undefined;
    const show = (painter: Painter, kind: PainterKind): void => {
      stop();
      host.current?.append(painter.canvas);
      if (host.current !== null) host.current.dataset['painter'] = kind;
      const stopFrames = onEachFrame(video, painter.paint);
      video.addEventListener('emptied', painter.clear);
      stop = () => {
        stopFrames();
        video.removeEventListener('emptied', painter.clear);
      };
    };
    let leave = (): void => undefined;
    const stopWaiting = onceLoaded(video, () => {
      const onNone = (): void => report(new NoPainterError(), 'viewer: speaker');
      leave = choosePainter(source, { show, onNone }, forced);
    });
    return () => {
      stopWaiting();
      stop();
      leave();
    };
  }, [video]);
  return <div ref={host} className="viewer-speaker" aria-hidden="true" />;
}

/**
 * Calls once the film has a frame, by when its slide is painted: making a painter takes longer than that. A film that seeks has none
 * for that time, and may have had its one `loadeddata`. Returns a function that cancels the call.
 */
function onceLoaded(video: HTMLVideoElement, call: () => void): () => void {
  const ended = new AbortController();
  const callOnce = (): void => {
    ended.abort();
    call();
  };
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) call();
  else for (const event of stillEvents) video.addEventListener(event, callOnce, { signal: ended.signal });
  return () => ended.abort();
}

const framesOf = (video: HTMLVideoElement): FrameSource => ({
  image: video,
  size: () => ({ width: video.videoWidth, height: video.videoHeight }),
});

/** The oldest supported browsers lack it (Firefox 100), although TypeScript's types have it. */
type FrameVideo = HTMLVideoElement & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>;

/**
 * Calls `draw` for each frame, by `requestVideoFrameCallback` or else by animation frames during playback; returns a function that
 * ends it. Nothing runs while the film is paused.
 */
export function onEachFrame(video: HTMLVideoElement, draw: () => void): () => void {
  // The first frame may have been loaded before.
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) draw();
  return hasFrameCallback(video) ? followVideoFrames(video, draw) : followAnimationFrames(video, draw);
}

function hasFrameCallback(video: FrameVideo): boolean {
  return typeof video.requestVideoFrameCallback === 'function';
}

/** Events after which a film has a frame. A paused one need not present it, so it is drawn then. */
export const stillEvents = ['loadeddata', 'seeked'] as const;

function followVideoFrames(video: HTMLVideoElement, draw: () => void): () => void {
  let frame = 0;
  const next = (): void => {
    draw();
    frame = video.requestVideoFrameCallback(next);
  };
  frame = video.requestVideoFrameCallback(next);
  for (const type of stillEvents) video.addEventListener(type, draw);
  return () => {
    video.cancelVideoFrameCallback(frame);
    for (const type of stillEvents) video.removeEventListener(type, draw);
  };
}

function followAnimationFrames(video: HTMLVideoElement, draw: () => void): () => void {
  let frame: number | undefined;
  const stop = (): void => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    frame = undefined;
  };
  const next = (): void => {
    draw();
    frame = video.paused || video.ended ? undefined : requestAnimationFrame(next);
  };
  const start = (): void => {
    stop();
    next();
  };
  const eventTypes = ['play', ...stillEvents] as const;
  for (const type of eventTypes) video.addEventListener(type, start);
  return () => {
    stop();
    for (const type of eventTypes) video.removeEventListener(type, start);
  };
}
