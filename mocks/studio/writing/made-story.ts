// The data types of a story that the embedded service makes: the request and the result.
import * as v from 'valibot';
import { targetGroups, imageStyles } from '../../../src/contract/creation/choices';
import { heroSchema } from '../../../src/contract/creation/creation-settings';
import type { Scene } from '../drawing/scene';

/** What a person asks for in a wizard (spec contract §1). */
export const storyRequestSchema = v.object({
  /** One line of 1 to 300 characters, as typed. */
  title: v.string(),
  kind: v.picklist(['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY']),
  language: v.picklist(['German', 'English']),
  imageStyle: v.picklist(imageStyles),
  targetGroup: v.picklist(targetGroups),
  /** The number of pages between cover and ending. */
  pageCount: v.number(),
  /** The child whom it is about. */
  hero: v.exactOptional(heroSchema),
});
export type StoryRequest = Readonly<v.InferOutput<typeof storyRequestSchema>>;

/** A voice, relative to the narrator's: 100 is the narrator. */
export interface SpeakingVoice {
  /** Above 100 is higher. */
  readonly pitch: number;
  /** Above 100 is faster. */
  readonly speed: number;
}

/** A part of a sentence; without `speaker` the narrator reads it. */
export interface SpokenPart {
  readonly text: string;
  /** A key of the story's `speakers`. */
  readonly speaker?: string;
}

/** A sentence as the page shows it; its parts, joined without anything between them, are its text. */
export interface MadeSentence {
  readonly parts: readonly SpokenPart[];
  /** Whether a paragraph ends here. */
  readonly closes: boolean;
}

export interface MadePage {
  readonly headline: string;
  readonly sentences: readonly MadeSentence[];
  readonly scene: Scene;
}

/** Returns the sentences of a page as text. */
export function textsOf({ sentences }: Pick<MadePage, 'sentences'>): string[] {
  return sentences.map(({ parts }) => parts.map(({ text }) => text).join(''));
}

/** A written story: the cover's only sentence is its title; `pages` are as many as were asked for. */
export interface MadeStory {
  readonly title: string;
  /** The id of the written story that tells it. */
  readonly story: string;
  /** Whether no story was written for such a title. */
  readonly isImprovised: boolean;
  readonly speakers: Readonly<Record<string, SpeakingVoice>>;
  readonly cover: MadePage;
  readonly pages: readonly MadePage[];
  readonly ending: MadePage;
}
