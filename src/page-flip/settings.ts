// The settings of a book. Pure.

export interface FlipSettings {
  /** Position of the first page to open. */
  readonly startPage: number;
  /** Duration of a whole turn, in milliseconds. */
  readonly flippingTime: number;
  /** From 0 to 1: the opacity of the shadows when a page begins to rise. */
  readonly maxShadowOpacity: number;
}

const defaults: FlipSettings = { startPage: 0, flippingTime: 1000, maxShadowOpacity: 1 };

/** Returns the settings, with defaults for missing ones. Throws RangeError for invalid ones. */
export function checkSettings(chosen: Partial<FlipSettings>): FlipSettings {
  const { startPage, flippingTime, maxShadowOpacity } = { ...defaults, ...chosen };
  if (!Number.isInteger(startPage) || startPage < 0) throw new RangeError('Invalid start page');
  if (!(flippingTime > 0)) throw new RangeError('Invalid flipping time');
  if (!(maxShadowOpacity >= 0 && maxShadowOpacity <= 1)) throw new RangeError('Invalid shadow opacity');
  return { startPage, flippingTime, maxShadowOpacity };
}
