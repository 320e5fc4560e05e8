// Marks that a person has a run whose end the shelf may not have shown yet. Apart from the runs, whose code comes with the forms.
import { createMark, type Mark } from '../../platform/storage/mark';
import { runsKey } from '../../platform/storage/site-keys';
import { deviceStorage } from '../../platform/storage/site-storage';

/** Where the storage refuses them, marks last as long as the page. */
const marked = new Set<string>();

/** Returns the mark of a person; of everybody where nobody signs in. */
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
