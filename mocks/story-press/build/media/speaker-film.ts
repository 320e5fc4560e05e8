// Draws one of the library's speakers before the green screen, frame by frame.
import { speakerFrameSvg } from '../../art/speaker-figure';
import type { SpeakerName } from '../../story';
import { film } from '../../voice/ffmpeg';
import type { Sound } from '../../voice/wave';
import { gestureFrames } from './gesture-frames';

/** Returns the frames of a film of this sound, RGBA; each gesture is drawn once. */
export function framesOf(speaker: SpeakerName, sound: Sound): Generator<Buffer> {
  const drawing = gestureFrames({
    ...film,
    svgOf: ({ mouth, eyes, sway }) => speakerFrameSvg(speaker, mouth, eyes, sway),
    frameOf: (pixels) => pixels,
  });
  return drawing(sound);
}

/** Returns the drawings of a speaker, face by face, as an input: a changed drawing makes a new film. */
export function looksOf(speaker: SpeakerName): string[] {
  const mouths = ['closed', 'talk', 'open'] as const;
  return mouths.flatMap((mouth) => [
    speakerFrameSvg(speaker, mouth, 'open', 1),
    speakerFrameSvg(speaker, mouth, 'blink', 1),
  ]);
}
