// The values a creation chooses from, and the options of its forms (spec contract §1, §7, spec screens §10), without schemas.
import { contentLanguageOf, type InterfaceLanguage, type SpeakerLanguage } from '../languages';
import type { Speaker } from './speakers';

export const imageGenerators = ['flux', 'dalle-2', 'dalle-3', 'stable-diffusion-3'] as const;
export const textGenerators = ['openai-gpt4-o', 'openai-gpt4-turbo', 'openai-gpt4', 'openai-gpt3'] as const;
export const speakerVideoGenerators = ['none', 'one-shot-talking-face', 'd-id'] as const;

/** Generators that are valid on the wire and that the presentation form does not offer (spec contract §1). */
export const furtherImageGenerators = [
  'kinderbuch-ai-hf',
  'kinderbuch-ai-skainet',
  'kinderbuch-ai-replicate',
  'kinderbuch-ai-openai',
  'kinderbuch-ai-openai-responses',
  'mock',
] as const;
export const furtherTextGenerators = [
  'the-artist',
  'gpt4-turbo',
  'gpt4-o',
  'gpt4-1',
  'gpt4-5',
  'gpt5',
  'o3',
  'o4-mini',
  'aleph-alpha',
  'mock',
] as const;

export const targetGroups = ['age_1', 'age_2', 'age_3', 'age_4', 'age_5', 'age_6', 'age_7'] as const;
export type TargetGroup = (typeof targetGroups)[number];

/** Returns the allowed page counts of a target group, smallest first (spec contract §7). */
export function pageCountsOf(targetGroup: TargetGroup): readonly [number, number, number] {
  return targetGroup === 'age_1' || targetGroup === 'age_2' ? [6, 8, 10] : [8, 12, 16];
}

/** The styles of a story's pictures (spec contract §7). */
export const imageStyles = [
  'crayon',
  'quentin_blake',
  'j_drawing',
  'childpaint',
  'pastel_dream',
  'ink_splash',
  'crayon_cozy',
  'paper_collage',
  'scandi_minimal',
  'retro_gouache',
] as const;
export type ImageStyle = (typeof imageStyles)[number];

/** Slide counts in the form's order; the first is the default (spec contract §7). */
export const slideCounts = [3, 2, 5, 10] as const;

/** The narration styles that the form offers beside none; any text is valid on the wire (spec contract §1). */
export const narrationStyles = ['informative', 'storytelling', 'humorous', 'critical'] as const;
export type NarrationStyle = (typeof narrationStyles)[number];

export const promotions = ['none', 'xlpr'] as const;

/** The initial values of the presentation form (spec contract §7). */
export const presentationDefaults = {
  personality: 'honestPresenter',
  createSubtitles: true,
  createCoverSlideVideo: false,
  contentModeration: false,
  promotion: 'none',
  numberOfSlides: slideCounts[0],
} as const;

/** The initial values of the Dallic Party form, and the generators it always sends (spec contract §7, §8). */
export const partyDefaults = {
  changePrompt: 'Make it more interesting',
  numberOfIterations: 5,
  textGeneratorName: 'openai-gpt4',
  imageGeneratorName: 'dalle-3',
} as const;

/** Returns the language to send with a presentation: the speaker's, else the interface's (spec contract §3). */
export function languageToSend(
  speaker: Pick<Speaker, 'language'> | undefined,
  interfaceLanguage: InterfaceLanguage,
): SpeakerLanguage {
  return speaker?.language ?? contentLanguageOf(interfaceLanguage);
}

export interface WizardOptions {
  readonly targetGroups: readonly TargetGroup[];
  readonly imageStyles: readonly ImageStyle[];
  /**
   * Whether an address is asked for, to which the link of the story is mailed. It is optional where the device itself lists its own
   * stories; the kiosk shows the link instead (spec screens §12).
   */
  readonly email: 'required' | 'optional' | 'none';
  /** Third group, first style, that group's first page count (spec screens §10). */
  readonly defaults: {
    readonly targetGroup: TargetGroup;
    readonly imageStyle: ImageStyle;
    readonly pageCount: number;
  };
}

const app = { targetGroup: 'age_4', imageStyle: 'pastel_dream' } as const;
const kiosk = { targetGroup: 'age_3', imageStyle: 'crayon' } as const;

const emails = { app: 'required', home: 'optional', kiosk: 'none' } as const;

/**
 * Returns the options of the story wizard: age_2 to age_7 and six styles on the `new` pages, all of both in the kiosk
 * (spec screens §10). At `home` nobody signs in, and the shelf shows what the device has made.
 */
export function wizardOptions(place: 'app' | 'home' | 'kiosk'): WizardOptions {
  const chosen = place === 'kiosk' ? kiosk : app;
  const [pageCount] = pageCountsOf(chosen.targetGroup);
  return {
    targetGroups: place === 'kiosk' ? targetGroups : targetGroups.slice(1),
    imageStyles: place === 'kiosk' ? imageStyles : imageStyles.slice(imageStyles.indexOf('pastel_dream')),
    email: emails[place],
    defaults: { ...chosen, pageCount },
  };
}

const stylesOfApp = wizardOptions('app').imageStyles;

/** The styles whose pictures share a file, from top to bottom: those offered everywhere, and those that only a kiosk offers. */
export const styleStrips = {
  app: stylesOfApp,
  kiosk: wizardOptions('kiosk').imageStyles.filter((style) => !stylesOfApp.includes(style)),
} as const;

/**
 * A picture of a style in its strip, in pixels. Each lies in a row of whole blocks of its encoding, and its edges are repeated above and
 * below: none mixes with its neighbours.
 */
export const stylePicture = { width: 448, height: 263, row: 272, above: 4 } as const;
