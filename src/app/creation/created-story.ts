// The story that was just made on this page, so that the shelf can say so. Forgotten with a reload.
import type { LanguageTag } from '../../contract/languages';
import { createWritable } from '../../base/readable';

interface CreatedStory {
  readonly id: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: LanguageTag;
}

export const createdStoryStore = createWritable<CreatedStory | undefined>(undefined);
