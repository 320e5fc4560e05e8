// A slide that asks questions about any topic and states no facts. A talk has them where its writer knows no further facts.
import type { Texts } from '../wording/texts';

/** What the picture of such a slide shows beside the topic. */
export type Motif =
  | 'eyes'
  | 'ruler'
  | 'parts'
  | 'clock'
  | 'map'
  | 'ear'
  | 'question'
  | 'drawing'
  | 'expert'
  | 'past'
  | 'future'
  | 'word'
  | 'shelf'
  | 'letter'
  | 'trial'
  | 'chart'
  | 'library'
  | 'teach'
  | 'walk'
  | 'list'
  | 'pause';

export interface QuestionSlide {
  readonly motif: Motif;
  readonly headline: Texts;
  /** Only the first names the topic; each can be understood by itself. */
  readonly sentences: readonly Texts[];
}
