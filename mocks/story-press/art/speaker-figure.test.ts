import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { speakerFrameSvg } from './speaker-figure';

interface Pixel {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

function pixelsOf(svg: string): Pixel[] {
  const { pixels } = new Resvg(svg).render();
  return Array.from({ length: pixels.length / 4 }, (_, i) => ({
    r: pixels[i * 4] ?? 0,
    g: pixels[i * 4 + 1] ?? 0,
    b: pixels[i * 4 + 2] ?? 0,
  }));
}

/** The rule of the player (spec player §9). */
const isKeyedOut = ({ r, g, b }: Pixel) => g > 80 && g > b + r - 50;
const isScreen = ({ r, g, b }: Pixel) => r === 0 && g === 255 && b === 0;
const isGreenish = ({ r, g, b }: Pixel) => g > r + 30 && g > b + 30;

describe.each(['bear', 'robot'] as const)('the %s before the green screen', (speaker) => {
  const pixels = pixelsOf(speakerFrameSvg(speaker, 'talk', 'open', 0));

  it('fills a good part of a frame of 512 by 512', () => {
    expect(pixels).toHaveLength(512 * 512);
    const figure = pixels.filter((pixel) => !isKeyedOut(pixel)).length / pixels.length;
    expect(figure).toBeGreaterThan(0.3);
    expect(figure).toBeLessThan(0.7);
  });

  it('loses nothing but its finest edge to the chroma key', () => {
    const lost = pixels.filter((pixel) => isKeyedOut(pixel) && !isScreen(pixel)).length;
    expect(lost / pixels.length).toBeLessThan(0.01);
  });

  it('has no green edge', () => {
    const spill = pixels.filter((pixel) => !isKeyedOut(pixel) && isGreenish(pixel)).length;
    expect(spill / pixels.length).toBeLessThan(0.002);
  });

  it('speaks, blinks and sways', () => {
    const frames = [
      speakerFrameSvg(speaker, 'closed', 'open', 0),
      speakerFrameSvg(speaker, 'talk', 'open', 0),
      speakerFrameSvg(speaker, 'open', 'open', 0),
      speakerFrameSvg(speaker, 'open', 'blink', 0),
      speakerFrameSvg(speaker, 'open', 'open', 2),
    ];
    expect(new Set(frames).size).toBe(frames.length);
  });
});
