// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { openCamera } from './photo-camera';

vi.mock('./media-device', () => ({ openDevice: async () => ({}) }));
vi.mock('./picture-file', () => ({ squarePicture: async (_: unknown, width: number) => `${width} wide` }));

/** Opens a camera that shows its first picture when the test says so. */
async function showCamera() {
  const release = new AbortController();
  const camera = await openCamera({
    deviceId: undefined,
    signal: release.signal,
    onLost: () => undefined,
    onChoices: () => undefined,
  });
  const size = { width: 0 };
  const video = Object.assign(document.createElement('video'), { play: async () => undefined });
  Object.defineProperty(video, 'videoWidth', { get: () => size.width });
  Object.defineProperty(video, 'srcObject', { value: null, writable: true });
  camera.show(video);
  const showPicture = () => {
    size.width = 640;
    video.dispatchEvent(new Event('loadeddata'));
  };
  return { camera, showPicture, release: () => release.abort() };
}

describe('a snapshot', () => {
  test('is taken of what the camera shows', async () => {
    const { camera, showPicture } = await showCamera();
    showPicture();
    await expect(camera.takeSnapshot()).resolves.toBe('640 wide');
  });

  test('waits for the first picture of a camera that still warms up', async () => {
    const { camera, showPicture } = await showCamera();
    const taken = camera.takeSnapshot();
    showPicture();
    await expect(taken).resolves.toBe('640 wide');
  });

  test('is aborted when the camera is released meanwhile', async () => {
    const { camera, release } = await showCamera();
    const taken = camera.takeSnapshot();
    release();
    await expect(taken).rejects.toThrow('released');
  });
});
