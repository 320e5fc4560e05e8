// The story that was just made on this page, so that the shelf can say so. Forgotten with a reload.
import { createWritable } from '../../contract/readable';

interface CreatedStory {
  readonly id: string;
  readonly title: string;
}

export const createdStory = createWritable<CreatedStory | undefined>(undefined);
