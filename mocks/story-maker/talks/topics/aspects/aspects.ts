// All sides from which a fact looks at a topic.
import type { Aspect, AspectTexts } from './aspect';
import { measures } from './measures';
import { wonders } from './wonders';
import { workings } from './workings';

export const aspects: Record<Aspect, AspectTexts> = { ...measures, ...workings, ...wonders };
