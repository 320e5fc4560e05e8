// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { makeWorkerPainter } from './choose-painter';

/** Stands for the worker; records what it is sent. */
class FakeWorker extends EventTarget {
  readonly sent: unknown[] = [];
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.sent.push('terminated');
  }
}

interface FrameRequest {
  readonly give: (frame: { readonly close: () => void }) => void;
  readonly refuse: (error: Error) => void;
}

let worker = new FakeWorker();
let requests: FrameRequest[] = [];

beforeEach(() => {
  worker = new FakeWorker();
  requests = [];
  Object.assign(HTMLCanvasElement.prototype, { transferControlToOffscreen: () => 'offscreen' });
  vi.stubGlobal('Worker', function makeWorker() {
    return worker;
  });
  vi.stubGlobal('createImageBitmap', () => new Promise((give, refuse) => requests.push({ give, refuse })));
});

function paintingSpeaker() {
  const image = document.createElement('canvas');
  const painter = makeWorkerPainter({ image, size: () => ({ width: 512, height: 512 }) }, () => undefined);
  if (painter === undefined) throw new Error('There is no painter');
  worker.sent.length = 0;
  return painter;
}

test('the last frame before a pause is painted, also when the one before it had already gone', async () => {
  const { paint } = paintingSpeaker();
  paint();
  paint();
  requests[0]?.refuse(new Error('no frame'));
  await expect.poll(() => requests).toHaveLength(2);
  const close = () => undefined;
  requests[1]?.give({ close });
  await expect.poll(() => worker.sent).toMatchObject([{ frame: { close } }]);
});

test('a frame that arrives after the end is closed and not sent', async () => {
  const { paint, dispose } = paintingSpeaker();
  paint();
  dispose();
  const close = vi.fn<() => void>();
  requests[0]?.give({ close });
  await expect.poll(() => close).toHaveBeenCalledOnce();
  expect(worker.sent).toEqual(['terminated']);
});
