// The camera: shows what it sees in a video element, and takes square pictures of it.
import { personMediaLimits } from '../../../contract/creation/person-media';
import { openDevice, type OpenOptions } from './media-device';
import { squarePicture } from './picture-file';

export interface Camera {
  /** Shows the live picture in an element until the camera is released. */
  show(video: HTMLVideoElement): void;
  /**
   * Returns what the element shows, as the data URL of a JPEG of 1024 pixels square. Waits for the camera's first picture; rejects when
   * the camera is released before, or shown nowhere.
   */
  takeSnapshot(): Promise<string>;
}

/** Opens a camera. Throws MediaAccessError. It is released when the signal is aborted. */
export async function openCamera(options: OpenOptions): Promise<Camera> {
  const stream = await openDevice('camera', options);
  let shownIn: HTMLVideoElement | undefined;
  options.signal.addEventListener('abort', () => {
    if (shownIn !== undefined) shownIn.srcObject = null;
  });
  return {
    show(video) {
      if (options.signal.aborted) return;
      shownIn = video;
      video.srcObject = stream;
      video.playsInline = true;
      video.play().catch(() => undefined);
    },
    async takeSnapshot() {
      if (!shownIn) throw new Error('The camera is not shown');
      await firstPicture(shownIn, options.signal);
      const { videoWidth, videoHeight } = shownIn;
      return squarePicture(shownIn, videoWidth, videoHeight, personMediaLimits.pictureSide);
    },
  };
}

/** Resolves once the element has a picture: a camera that is open may still warm up. */
async function firstPicture(video: HTMLVideoElement, signal: AbortSignal): Promise<void> {
  if (video.videoWidth > 0) return;
  await new Promise<void>((resolve, reject) => {
    video.addEventListener('loadeddata', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => reject(new Error('The camera was released')), { once: true });
  });
}
