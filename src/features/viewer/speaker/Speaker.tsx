// Shows the speaker's video without its green background. The narrator controls the video element and reports its errors.
import { useEffect, useRef } from 'react';
import type { MediaElement } from '../../../player/narration/media-element';
import { choosePainter } from './green/choose-painter';
import { onEachFrame } from './green/draw-frames';
import { readForced } from './green/forced';
import type { FrameSource } from './green/painter';
import './speaker.css';

export function Speaker({ video }: { readonly video: MediaElement }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A test's medium has no frames.
    if (!(video instanceof HTMLVideoElement)) return undefined;
    const { painter: forced, source = framesOf(video) } = readForced();
    let stop = (): void => undefined;
    const leave = choosePainter(
      source,
      (painter, kind) => {
        stop();
        host.current?.append(painter.canvas);
        if (host.current !== null) host.current.dataset['painter'] = kind;
        const stopFrames = onEachFrame(video, painter.paint);
        video.addEventListener('emptied', painter.clear);
        stop = () => {
          stopFrames();
          video.removeEventListener('emptied', painter.clear);
        };
      },
      forced,
    );
    return () => {
      stop();
      leave();
    };
  }, [video]);
  return <div ref={host} className="viewer-speaker" aria-hidden="true" />;
}

const framesOf = (video: HTMLVideoElement): FrameSource => ({
  image: video,
  size: () => ({ width: video.videoWidth, height: video.videoHeight }),
});
