// The data types of a talk that the embedded service writes: what is asked for, and what is written.
import type { SpeakerLanguage } from '../../../src/contract/languages';
import type { Scene } from '../../story-press/scene';

/** What a person asks for in the presentation form (spec contract §1). */
export interface TalkRequest {
  /** As typed, in whatever language. */
  readonly title: string;
  readonly language: SpeakerLanguage;
  /** The number of slides between cover and ending. */
  readonly numberOfSlides: number;
  /** `informative`, `storytelling`, `humorous`, `critical`; every other one is mentioned, but changes little. */
  readonly narrationStyle?: string;
  readonly tone?: 'ERNEST' | 'FUNNY';
  /** Then the talk says du. */
  readonly isForChild?: boolean;
  readonly person: TalkPerson;
}

export interface TalkPerson {
  readonly name: string;
  readonly personDescription: string;
  readonly imageDescription: string;
  /** The `value` of a speaker. */
  readonly speaker: string;
}

export interface TalkSlide {
  readonly headline: string;
  /** What is printed and spoken, one subtitle each. */
  readonly sentences: readonly string[];
  /** What the voice reads where it differs from what is printed, one per sentence. */
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
