// Shows a touched preview before the viewer is rendered: its picture in the viewer's place for it and, when it starts by itself, its
// sound. The viewer paints its own picture there and takes over the sound; a browser pauses the sound of a layer that is removed
// before that (spec screens §12). Loaded while the overview rests.
import type { Preview } from '../../features/kiosk/overview/previews';
import { mediaOfPage } from '../../features/viewer/shared/viewer-browser-deps';
import { afterPaint } from '../../platform/browser/after-paint';
import { systemClock } from '../../platform/browser/clock';
import { removeEarlyCover } from '../early/early';
import './early-preview.css';

/** Milliseconds after which the viewer is rendered, though the sound does not play yet. */
const longestWait = 150;

/**
 * Shows the first picture, and plays the first narration with `plays`. Does nothing for a presentation without a first picture.
 * Resolves when the picture is painted and the sound plays or is refused, at most `longestWait` later. Never rejects.
 */
export async function showEarlyPreview({ slides: [first] }: Preview, plays: boolean): Promise<void> {
  if (first?.pictureUrl === undefined) return;
  removeEarlyCover();
  const layer = document.createElement('div');
  layer.id = 'early-cover';
  layer.dataset['view'] = 'slides';
  layer.dataset['earlyPreview'] = '';
  const picture = Object.assign(new Image(), { src: first.pictureUrl, alt: '' });
  picture.addEventListener('load', () => {
    if (picture.naturalWidth !== picture.naturalHeight) picture.style.objectFit = 'contain';
  });
  layer.append(picture);
  document.body.append(layer);
  const sounds = plays && first.audioUrl !== undefined ? playWithin(layer, first.audioUrl) : undefined;
  await Promise.race([
    Promise.all([new Promise<void>((painted) => void afterPaint(painted)), sounds]),
    new Promise<void>((late) => void systemClock.after(longestWait, late)),
  ]);
}

/** Plays by the page's audio element, which the viewer uses too. When playing is refused, the viewer tries and handles that. */
function playWithin(layer: HTMLElement, url: string): Promise<void> {
  const { audio } = mediaOfPage();
  layer.append(audio);
  audio.src = url;
  return audio.play().catch(() => undefined);
}
