// The options of the creation forms (spec contract §1, §7, spec screens §10).
import { contentLanguageOf, type InterfaceLanguage, type SpeakerLanguage } from '../languages';
import { pageCountsOf, targetGroups, imageStyles, type TargetGroup, type ImageStyle } from './choices';
import type { NewPresentationSettings } from './creation-settings';
import type { Speaker } from './speakers';

/** Slide counts in the form's order; the first is the default (spec contract §7). */
export const slideCounts = [3, 2, 5, 10] as const;

/** The narration styles that the form offers beside none; any text is valid on the wire (spec contract §1). */
export const narrationStyles = ['informative', 'storytelling', 'humorous', 'critical'] as const;
export type NarrationStyle = (typeof narrationStyles)[number];

export const promotions = ['none', 'xlpr'] as const satisfies readonly NewPresentationSettings['promotion'][];

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
