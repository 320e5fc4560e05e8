// What a caller chooses. Pure.

export interface FlipSettings {
  /** Position of the page that lies open first. */
  readonly startPage: number;
  /** Milliseconds of a whole turn. */
  readonly flippingTime: number;
  /** From 0 to 1: how dark the shadows are where a page begins to rise. */
  readonly maxShadowOpacity: number;
}

const defaults: FlipSettings = { startPage: 0, flippingTime: 1000, maxShadowOpacity: 1 };

/** Returns the settings with the defaults for those that are missing. Throws RangeError for what no book can have. */
export function checkSettings(chosen: Partial<FlipSettings>): FlipSettings {
  const { startPage, flippingTime, maxShadowOpacity } = { ...defaults, ...chosen };
  if (!Number.isInteger(startPage) || startPage < 0) throw new RangeError('Invalid start page');
  if (!(flippingTime > 0)) throw new RangeError('Invalid flipping time');
  if (!(maxShadowOpacity >= 0 && maxShadowOpacity <= 1)) throw new RangeError('Invalid shadow opacity');
  return { startPage, flippingTime, maxShadowOpacity };
}
