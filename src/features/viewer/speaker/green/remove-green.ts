// The green-screen rule (spec player §9) for an array of pixels.
import * as limits from '../../../../contract/limits';

/** Makes green pixels of an RGBA picture transparent, in place: green above 80 and above blue plus red minus 50. */
export function removeGreen(pixels: Uint8ClampedArray): void {
  const { minGreen, margin } = limits.greenScreen;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const green = pixels[at + 1] ?? 0;
    // Most pixels end here, so their other channels are not read.
    if (green <= minGreen) continue;
    if (green > (pixels[at] ?? 0) + (pixels[at + 2] ?? 0) - margin) pixels[at + 3] = 0;
  }
}
