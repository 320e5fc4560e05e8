// Turns the settings of a creation into the press request of a talk. Pure.
import type { ImageStyle } from '../../../../src/contract/creation/image-styles';
import type { NewPresentationSettings, SimpleSettings } from '../../../../src/contract/creation/settings';
import { usualSpeakerOf } from '../../../../src/contract/creation/speakers';
import { agesOfTargetGroup } from '../../../../src/contract/presentation/list-entry';
import type { SentKind } from '../../../../src/contract/presentation/kind';
import type { TalkRequest } from '../../talks/made-talk';
import { funnyPresenterOf } from '../hidden-personalities';
import type { TalkPressRequest } from '../press-messages';

/** The style in which each image generator draws; all others draw as `flux` does. */
const styles: Readonly<Record<string, ImageStyle>> = {
  flux: 'retro_gouache',
  'dalle-2': 'paper_collage',
  'dalle-3': 'scandi_minimal',
  'stable-diffusion-3': 'ink_splash',
};

/** Returns the style in which an image generator draws. */
export function styleOfGenerator(imageGeneratorName: string): ImageStyle {
  return (
    (Object.hasOwn(styles, imageGeneratorName) ? styles[imageGeneratorName] : undefined) ?? 'retro_gouache'
  );
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

/** The look of everybody who chose none. */
const presenters: Readonly<Record<SimpleSettings['language'], Omit<TalkRequest['person'], 'speaker'>>> = {
  German: {
    name: 'Robin',
    personDescription: 'Eine ehrliche Maschine, die gern erklärt und sagt, was sie nicht weiß.',
    imageDescription: 'Ein freundlicher Roboter',
  },
  English: {
    name: 'Robin',
    personDescription: 'An honest machine that likes to explain, and says what it does not know.',
    imageDescription: 'A friendly robot',
  },
};

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
      person: presenterOf(kind, language),
      ...toneOf(kind),
      ...(agesOfTargetGroup(settings.targetGroup) ? { isForChild: true } : {}),
    },
    imageStyle: styleOfGenerator(''),
    filmed: photo === undefined ? 'none' : 'all-but-cover',
    subtitles: true,
    ...(photo === undefined ? {} : { photo }),
  };
}

function presenterOf(kind: SentKind, language: SimpleSettings['language']): TalkRequest['person'] {
  if (kind === 'PRESENTATION_FUNNY') return funnyPresenterOf(language);
  return { ...presenters[language], speaker: usualSpeakerOf(language).value };
}

function toneOf(kind: SentKind | undefined): Pick<TalkRequest, 'tone'> {
  if (kind === 'PRESENTATION_FUNNY') return { tone: 'FUNNY' };
  return kind === 'PRESENTATION_ERNEST' ? { tone: 'ERNEST' } : {};
}
