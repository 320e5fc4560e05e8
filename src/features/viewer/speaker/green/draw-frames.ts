// Calls for every new frame of a video, and only then: nothing runs while the video stands. Does not know what is drawn.

/** Browsers of the floor lack it (Firefox 100), whatever TypeScript says. */
type FrameSource = HTMLVideoElement & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>;

/** Calls `draw` when a frame is there: by the video's own callback, else by animation frames while it plays. */
export function onEachFrame(video: HTMLVideoElement, draw: () => void): () => void {
  // The first frame may have come before anyone listened.
  if (video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) draw();
  return canTellFrames(video) ? followVideoFrames(video, draw) : followAnimationFrames(video, draw);
}

function canTellFrames(video: FrameSource): boolean {
  return typeof video.requestVideoFrameCallback === 'function';
}

/** A still video need not present its first frame, so that is drawn when it is there. */
const stillMoments = ['loadeddata', 'seeked'] as const;

function followVideoFrames(video: HTMLVideoElement, draw: () => void): () => void {
  let frame = 0;
  const next = (): void => {
    draw();
    frame = video.requestVideoFrameCallback(next);
  };
  frame = video.requestVideoFrameCallback(next);
  for (const moment of stillMoments) video.addEventListener(moment, draw);
  return () => {
    video.cancelVideoFrameCallback(frame);
    for (const moment of stillMoments) video.removeEventListener(moment, draw);
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
  const moments = ['play', ...stillMoments] as const;
  for (const moment of moments) video.addEventListener(moment, start);
  return () => {
    stop();
    for (const moment of moments) video.removeEventListener(moment, start);
  };
}
