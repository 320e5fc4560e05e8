// A slide that asks questions about any topic and states no facts. A talk has them where its writer knows no further facts.
import type { Texts } from '../wording/texts';

/** What the picture of such a slide shows beside the topic. */
export type Motif =
  | 'eyes'
  | 'ruler'
  | 'parts'
  | 'clock'
  | 'map'
  | 'gap'
  | 'ear'
  | 'question'
  | 'drawing'
  | 'pair'
  | 'doubt'
  | 'expert'
  | 'past'
  | 'future'
  | 'word'
  | 'shelf'
  | 'letter'
  | 'trial'
  | 'chart'
  | 'night'
  | 'library'
  | 'sources'
  | 'guess'
  | 'mistake'
  | 'teach'
  | 'walk'
  | 'list'
  | 'pause'
  | 'step';

export interface QuestionSlide {
  readonly motif: Motif;
  readonly headline: Texts;
  /** Only the first names the topic; each can be understood by itself. */
  readonly sentences: readonly Texts[];
}
