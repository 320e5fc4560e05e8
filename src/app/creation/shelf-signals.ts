// Tells the shelf about the runs of this device and what they have made, without the code that makes stories.
import { createWritable } from '../../base/readable';
import type { LanguageTag } from '../../contract/languages';
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { createMadePresentations } from '../../platform/storage/made-presentations-store';
import { createMark, type Mark, runsKey, deviceStorage } from '../../platform/storage/site-storage';

/** The presentations that were made on this device. */
export const madePresentations = createMadePresentations(withDeviceDatabase, report);

interface CreatedStory {
  readonly id: string;
  readonly title: string;
  /** The language of the title. */
  readonly lang: LanguageTag;
}

/** The story that was just made on this page, so that the shelf can say so. Forgotten with a reload. */
export const createdStoryStore = createWritable<CreatedStory | undefined>(undefined);

/** Where the storage refuses them, marks last as long as the page. */
const marked = new Set<string>();

/** Returns the mark that a person has a run whose end the shelf may not have shown; of everybody where nobody signs in. */
export function runsMarkOf(person: string): Mark {
  const stored = createMark(deviceStorage, person === '' ? runsKey : `${runsKey}:${person}`);
  return {
    isSet: () => marked.has(person) || stored.isSet(),
    set() {
      marked.add(person);
      stored.set();
    },
    remove() {
      marked.delete(person);
      stored.remove();
    },
  };
}
