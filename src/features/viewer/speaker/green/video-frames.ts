// Calls for every new frame of a film; nothing runs while the film is paused.

/** The oldest supported browsers lack it (Firefox 100), although TypeScript's types have it. */
type FrameVideo = HTMLVideoElement & Partial<Pick<HTMLVideoElement, 'requestVideoFrameCallback'>>;

/**
 * Calls `draw` for each frame, by `requestVideoFrameCallback` or else by animation frames during playback; returns a function that
 * ends it.
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
