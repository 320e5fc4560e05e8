// All topics that the maker has learned about.
import { skyTopics } from './sky';
import type { Topic } from './topic';

export const topics: readonly Topic[] = [...skyTopics];
