// Test overrides of the green screen: the painter, and a picture instead of the video. Read once for each speaker.
import type { FrameSource } from './painter';
import { ways, type Way } from './choose-painter';

interface Forced {
  readonly way?: Way;
  readonly source?: FrameSource;
}

/** Reads `window.bookwormGreenScreen`, `{ way?: 'shader' | 'worker' | 'page', picture?: HTMLCanvasElement }`. */
export function readForced(target: object = window): Forced {
  const asked: unknown = Reflect.get(target, 'bookwormGreenScreen');
  if (typeof asked !== 'object' || asked === null) return {};
  const way = ways.find((known) => known === Reflect.get(asked, 'way'));
  const picture: unknown = Reflect.get(asked, 'picture');
  return {
    ...(way === undefined ? {} : { way }),
    ...(picture instanceof HTMLCanvasElement ? { source: { image: picture, size: () => picture } } : {}),
  };
}
