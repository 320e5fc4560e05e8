// The speaker before the green screen, frame by frame. Knows how to draw a gesture and not which one comes.
import { Resvg } from '@resvg/resvg-js';
import { speakerFrameSvg } from '../../art/speaker-figure';
import type { SpeakerName } from '../../story';
import { film } from '../../voice/ffmpeg';
import type { Sound } from '../../voice/wave';
import { actingTo } from './acting';

/** The frames of a film of this sound, RGBA; each gesture is drawn once. */
export function* framesOf(speaker: SpeakerName, sound: Sound): Generator<Buffer> {
  const drawn = new Map<string, Buffer>();
  for (const { mouth, eyes, sway } of actingTo(sound, film.framesPerSecond)) {
    const gesture = `${mouth} ${eyes} ${sway}`;
    const frame = drawn.get(gesture) ?? rasterised(speakerFrameSvg(speaker, mouth, eyes, sway));
    drawn.set(gesture, frame);
    yield frame;
  }
}

/** How a speaker looks, face by face: whoever draws it anew gets a new film. */
export function looksOf(speaker: SpeakerName): string[] {
  const mouths = ['closed', 'talk', 'open'] as const;
  return mouths.flatMap((mouth) => [
    speakerFrameSvg(speaker, mouth, 'open', 1),
    speakerFrameSvg(speaker, mouth, 'blink', 1),
  ]);
}

/** An SVG as the pixels of one frame. */
export function rasterised(svg: string): Buffer {
  const fitTo = { mode: 'width', value: film.size } as const;
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels);
}
