// Films a presenter who speaks before the green screen: the mouth follows the narration. Knows no talk.
import { Resvg } from '@resvg/resvg-js';
import { figureFrameSvg, type SpeakerFigure } from '../art/speaker-figure';
import { actingTo } from '../build/media/acting';
import type { Sound } from '../voice/wave';
import { encodeFilm, filmFormat, yuvOf, type YuvFrame } from './encode-film';

export interface PresenterFilm {
  /** Returns the film of a narration as MP4, without sound, as long as the narration. */
  speak(sound: Sound): Promise<Buffer>;
}

/** Prepares the films of a figure; each gesture is drawn once for all of them. */
export function presenterFilm(figure: SpeakerFigure): PresenterFilm {
  const drawn = new Map<string, YuvFrame>();
  function* framesOf(sound: Sound): Generator<YuvFrame> {
    for (const { mouth, eyes, sway } of actingTo(sound, filmFormat.framesPerSecond)) {
      const gesture = `${mouth} ${eyes} ${sway}`;
      const frame = drawn.get(gesture) ?? yuvOf(rasterised(figureFrameSvg(figure, mouth, eyes, sway)));
      drawn.set(gesture, frame);
      yield frame;
    }
  }
  return { speak: (sound) => encodeFilm(framesOf(sound)) };
}

function rasterised(svg: string): Buffer {
  const fitTo = { mode: 'width', value: filmFormat.size } as const;
  return Buffer.from(new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render().pixels);
}
