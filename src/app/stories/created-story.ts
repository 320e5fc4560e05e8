// The story that was just made on this page, so that the shelf can say so. Forgotten with a reload.
import { createWritable } from '../../contract/readable';

interface NewStory {
  readonly id: string;
  readonly title: string;
}

export const newStory = createWritable<NewStory | undefined>(undefined);
