// Shows the speaker's film without its green background. The narrator controls the video element and reports its errors.
import { useEffect, useRef } from 'react';
import { report } from '../../../platform/browser/report';
import type { MediaElement } from '../../../player/media/media-element';
import { choosePainter, type PainterKind } from './green/choose-painter';
import { onEachFrame, stillEvents } from './green/video-frames';
import { readTestOverrides } from './green/test-overrides';
import type { FrameSource, Painter } from './green/painter';
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
