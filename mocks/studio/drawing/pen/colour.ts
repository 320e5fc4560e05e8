// Parses, mixes and adjusts colours given as `#rrggbb`.

type Triple = readonly [number, number, number];

/** Returns red, green and blue, 0 to 255. */
export function channels(hex: string): Triple {
  const part = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

/** Returns the colour of three channels; each is rounded and clamped to 0 to 255. */
export function colourOf(rgb: Triple): string {
  const part = (value: number) =>
    Math.max(0, Math.min(255, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${rgb.map(part).join('')}`;
}

/** Returns `a` mixed with a share of `b`: 0 is all `a`, 1 all `b`. */
export function mix(a: string, b: string, share: number): string {
  const [r, g, l] = channels(a);
  const [r2, g2, l2] = channels(b);
  return colourOf([r + (r2 - r) * share, g + (g2 - g) * share, l + (l2 - l) * share]);
}

/** Returns hue in degrees, saturation and lightness 0 to 1. */
function toHsl([red, green, blue]: Triple): Triple {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const span = max - min;
  const lightness = (max + min) / 2;
  if (span === 0) return [0, 0, lightness];
  const sector = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  return [sector * 60, span / (1 - Math.abs(2 * lightness - 1)), lightness];
}

function fromHsl([hue, saturation, lightness]: Triple): Triple {
  const chroma = (1 - Math.abs(2 * lightness - 1)) * saturation;
  const turn = (((hue % 360) + 360) % 360) / 60;
  const second = chroma * (1 - Math.abs((turn % 2) - 1));
  const base = lightness - chroma / 2;
  const sectors: readonly Triple[] = [
    [chroma, second, 0],
    [second, chroma, 0],
    [0, chroma, second],
    [0, second, chroma],
    [second, 0, chroma],
    [chroma, 0, second],
  ];
  const [r, g, b] = sectors[Math.floor(turn)] ?? [0, 0, 0];
  return [(r + base) * 255, (g + base) * 255, (b + base) * 255];
}

const unit = (value: number) => Math.max(0, Math.min(1, value));

/** Returns the colour with its hue rotated (degrees), and its saturation and its distance from white scaled. */
export function retune(hex: string, saturation: number, depth: number, turn = 0): string {
  const [h, s, l] = toHsl(channels(hex));
  return colourOf(fromHsl([h + turn, unit(s * saturation), unit(1 - (1 - l) * depth)]));
}

/** Returns the perceived brightness, 0 to 255. */
export function brightness(hex: string): number {
  const [r, g, b] = channels(hex);
  return r * 0.3 + g * 0.59 + b * 0.11;
}
