// The bars of a waveform. Pure.

/** Returns the largest sample of each of `count` equal parts, as a share of the largest of all; all 0 for silence. */
export function barsOf(channels: readonly Float32Array[], count: number): readonly number[] {
  const [samples = new Float32Array()] = channels;
  const bars = Array.from({ length: count }, (_, part) => {
    const end = Math.floor(((part + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((part * samples.length) / count); at < end; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return peak;
  });
  const max = Math.max(...bars);
  return bars.map((bar) => (max === 0 ? 0 : bar / max));
}

/** Returns an SVG path of upright bars in a box of `count` by 2 around the middle. */
export function pathOfBars(bars: readonly number[]): string {
  return bars
    .map((bar, at) => {
      const half = Math.max(0.05, bar * 0.95);
      return `M${at + 0.5} ${(1 - half).toFixed(2)}v${(2 * half).toFixed(2)}`;
    })
    .join('');
}
