// Test overrides of the green screen: the painter, and a picture instead of the film. Read once for each speaker.
import type { FrameSource } from './painter';
import { painterKinds, type PainterKind } from './choose-painter';

interface TestOverrides {
  readonly painter?: PainterKind;
  readonly source?: FrameSource;
}

/** Reads `window.bookwormGreenScreen`, `{ painter?: 'shader' | 'worker' | 'page', picture?: HTMLCanvasElement }`. */
export function readTestOverrides(target: object = window): TestOverrides {
  const requested: unknown = Reflect.get(target, 'bookwormGreenScreen');
  if (typeof requested !== 'object' || requested === null) return {};
  const painter = painterKinds.find((known) => known === Reflect.get(requested, 'painter'));
  const picture: unknown = Reflect.get(requested, 'picture');
  return {
    ...(painter === undefined ? {} : { painter }),
    ...(picture instanceof HTMLCanvasElement ? { source: { image: picture, size: () => picture } } : {}),
  };
}
