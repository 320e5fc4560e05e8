// Renders the speaker before the green screen, frame by frame. Draws gestures without choosing them.
import { Resvg } from '@resvg/resvg-js';
import { speakerFrameSvg } from '../../art/speaker-figure';
import type { SpeakerName } from '../../story';
import { film } from '../../voice/ffmpeg';
import type { Sound } from '../../voice/wave';
import { actingTo } from './acting';

/** Returns the frames of a film of this sound, RGBA; each gesture is drawn once. */
export function* framesOf(speaker: SpeakerName, sound: Sound): Generator<Buffer> {
  const drawn = new Map<string, Buffer>();
  for (const { mouth, eyes, sway } of actingTo(sound, film.framesPerSecond)) {
    const gesture = `${mouth} ${eyes} ${sway}`;
    const frame = drawn.get(gesture) ?? rasterised(speakerFrameSvg(speaker, mouth, eyes, sway));
    drawn.set(gesture, frame);
    yield frame;
  }
}

/** Returns the drawings of a speaker, face by face, as an input: a changed drawing makes a new film. */
export function looksOf(speaker: SpeakerName): string[] {
  const mouths = ['closed', 'talk', 'open'] as const;
  return mouths.flatMap((mouth) => [
    speakerFrameSvg(speaker, mouth, 'open', 1),
    speakerFrameSvg(speaker, mouth, 'blink', 1),
  ]);
}

/** Returns the pixels of one frame of an SVG. */
export function rasterised(svg: string): Buffer {
  const fitTo = { mode: 'width', value: film.size } as const;
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels);
}
