// The speaker beside the slide, without the green behind them. The video itself belongs to the page and is driven elsewhere.
import { useEffect, useRef } from 'react';
import { limits } from '../../../contract/limits';
import { onEachFrame } from './draw-frames';
import { removeGreen } from './remove-green';

/** A speaker video that cannot be shown. */
class SpeakerFailedError extends Error {
  override readonly name = 'SpeakerFailedError';
}

interface SpeakerProps {
  readonly video: HTMLVideoElement;
  readonly onFailed: (error: unknown) => void;
}

const { size } = limits.greenScreen;

export function Speaker({ video, onFailed }: SpeakerProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true });
    if (!context) return undefined;
    const fail = (): void =>
      onFailed(new SpeakerFailedError('The speaker video cannot be shown', { cause: video.error }));
    const stop = onEachFrame(video, () => drawFrame(video, context));
    const clear = (): void => context.clearRect(0, 0, size, size);
    video.addEventListener('emptied', clear);
    video.addEventListener('error', fail);
    return () => {
      stop();
      video.removeEventListener('emptied', clear);
      video.removeEventListener('error', fail);
    };
  }, [video, onFailed]);
  return <canvas ref={canvas} className="viewer-speaker" width={size} height={size} aria-hidden="true" />;
}

/** The whole frame, in the middle of the square. */
function drawFrame(video: HTMLVideoElement, context: CanvasRenderingContext2D): void {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return;
  const scale = size / Math.max(videoWidth, videoHeight);
  const width = videoWidth * scale;
  const height = videoHeight * scale;
  context.clearRect(0, 0, size, size);
  context.drawImage(video, (size - width) / 2, (size - height) / 2, width, height);
  const frame = context.getImageData(0, 0, size, size);
  removeGreen(frame.data);
  context.putImageData(frame, 0, 0);
}
