// Films a presenter who speaks before the green screen: the mouth follows the narration.
import { figureFrameSvg, type SpeakerFigure } from '../drawing/speaker-figure';
import type { Sound } from '../voices/wave';
import { encodeFilm, yuvOf } from './encode-film';
import { gestureFrames } from './gestures';
import { filmFormat } from './mp4-file';

export interface PresenterFilm {
  /** Returns the film of a narration as MP4, without sound, as long as the narration. */
  speak(sound: Sound): Promise<Buffer>;
}

/** Prepares the films of a figure, of this many pixels each side; each gesture is drawn once for all of them. */
export function presenterFilm(figure: SpeakerFigure, size: number = filmFormat.size): PresenterFilm {
  const framesOf = gestureFrames((gesture) => figureFrameSvg(figure, gesture), yuvOf, size);
  return { speak: (sound) => encodeFilm(framesOf(sound), size) };
}
