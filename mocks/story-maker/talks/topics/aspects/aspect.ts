// The sides from which a fact looks at a topic.
import type { Texts } from '../../wording/texts';

export type Aspect =
  | 'size'
  | 'speed'
  | 'age'
  | 'number'
  | 'work'
  | 'food'
  | 'home'
  | 'inside'
  | 'how'
  | 'history'
  | 'record'
  | 'name'
  | 'help'
  | 'care'
  | 'night'
  | 'body'
  | 'path'
  | 'surprise'
  | 'people'
  | 'sense';

/** The headlines of its slides, and thoughts that fit every fact of that kind. */
export interface AspectTexts {
  readonly headlines: readonly Texts[];
  readonly thoughts: readonly Texts[];
}
