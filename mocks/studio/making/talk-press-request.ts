// Turns the settings of a creation into the press request of a talk. Pure.
import type { ImageStyle } from '../../../src/contract/creation/choices';
import type {
  NewPresentationSettings,
  SimpleSettings,
} from '../../../src/contract/creation/creation-settings';
import { agesOfTargetGroup } from '../../../src/contract/presentation/list-entry';
import type { SentKind } from '../../../src/contract/presentation/kind';
import type { TalkRequest } from '../talks/made-talk';
import { simplePresenterOf } from './hidden-personalities';
import type { TalkPressRequest } from './press-messages';

/** The style in which each image generator draws. */
const styles = new Map<string, ImageStyle>([
  ['dalle-2', 'paper_collage'],
  ['dalle-3', 'scandi_minimal'],
  ['stable-diffusion-3', 'ink_splash'],
]);

/** Returns the style in which an image generator draws: all but a few draw as `flux` does. */
export function styleOfGenerator(imageGeneratorName: string): ImageStyle {
  return styles.get(imageGeneratorName) ?? 'retro_gouache';
}

/** The most slides and pages that are made: above what any form offers. */
export const maxSlides = 20;

/** Returns the press request of a talk with all settings; `photo` is in base64. */
export function talkPressRequestOf(
  settings: NewPresentationSettings,
  photo: string | undefined,
): TalkPressRequest {
  const { title, language, numberOfSlides, narrationStyle, kind, person: given } = settings;
  const { image: _image, audio: _audio, ...person } = given;
  const filmed = settings.createCoverSlideVideo ? 'all' : 'all-but-cover';
  return {
    kind: 'PRESENTATION',
    talk: {
      title: title.trim(),
      language,
      numberOfSlides,
      person,
      ...(narrationStyle === undefined ? {} : { narrationStyle }),
      ...toneOf(kind),
    },
    imageStyle: styleOfGenerator(settings.imageGeneratorName),
    filmed: settings.speakerVideoGeneratorName === 'none' ? 'none' : filmed,
    subtitles: settings.createSubtitles === true,
    ...(photo === undefined ? {} : { photo }),
    settings: { ...settings, person },
  };
}

/**
 * Returns the press request of a simple presentation (spec contract §17): a general voice and look, subtitles, and no film unless a
 * photo asks for one.
 */
export function simpleTalkPressRequestOf(
  settings: SimpleSettings,
  photo: string | undefined,
): TalkPressRequest {
  const { title, language, pageCount, kind } = settings;
  return {
    kind: 'PRESENTATION',
    talk: {
      title: title.trim(),
      language,
      numberOfSlides: pageCount,
      person: simplePresenterOf(kind === 'PRESENTATION_FUNNY', language),
      ...toneOf(kind),
      ...(agesOfTargetGroup(settings.targetGroup) ? { isForChild: true } : {}),
    },
    // Clear lines, which are seen from some steps away on the screen of a kiosk.
    imageStyle: 'j_drawing',
    filmed: photo === undefined ? 'none' : 'all-but-cover',
    subtitles: true,
    ...(photo === undefined ? {} : { photo }),
  };
}

function toneOf(kind: SentKind | undefined): Pick<TalkRequest, 'tone'> {
  if (kind === 'PRESENTATION_FUNNY') return { tone: 'FUNNY' };
  return kind === 'PRESENTATION_ERNEST' ? { tone: 'ERNEST' } : {};
}
