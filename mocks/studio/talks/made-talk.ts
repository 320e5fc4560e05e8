// The data types of a talk that the embedded service writes: the request and the result.
import * as v from 'valibot';
import { speakerLanguages } from '../../../src/contract/creation/speakers';
import type { Scene } from '../drawing/scene';

const talkPersonSchema = v.object({
  name: v.string(),
  personDescription: v.string(),
  imageDescription: v.string(),
  /** The `value` of a speaker. */
  speaker: v.string(),
});
export type TalkPerson = Readonly<v.InferOutput<typeof talkPersonSchema>>;

/** What a person asks for in the presentation form (spec contract §1). */
export const talkRequestSchema = v.object({
  /** As typed, in whatever language. */
  title: v.string(),
  language: v.picklist(speakerLanguages),
  /** The number of slides between cover and ending. */
  numberOfSlides: v.number(),
  /** `informative`, `storytelling`, `humorous`, `critical`; every other one is mentioned, but changes little. */
  narrationStyle: v.exactOptional(v.string()),
  tone: v.exactOptional(v.picklist(['ERNEST', 'FUNNY'])),
  /** Then the talk says du. */
  isForChild: v.exactOptional(v.boolean()),
  person: talkPersonSchema,
});
export type TalkRequest = Readonly<v.InferOutput<typeof talkRequestSchema>>;

export interface TalkSlide {
  readonly headline: string;
  /** The printed and spoken sentences, one subtitle each. */
  readonly sentences: readonly string[];
  /** The spoken forms where they differ from the printed sentences, one per sentence. */
  readonly spoken?: readonly string[];
  readonly scene: Scene;
}

/** A written talk: the cover's only sentence is its title; `slides` are as many as were asked for. */
export interface MadeTalk {
  readonly title: string;
  readonly cover: TalkSlide;
  readonly slides: readonly TalkSlide[];
  readonly ending: TalkSlide;
}
