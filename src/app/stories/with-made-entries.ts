// How the shelf's list is completed by what was made on this device. Known some time after the first paint.
import { createWritable } from '../../base/readable';
import type { PresentationEntry } from '../../contract/presentation/list-entry';

type Complete = (listed: readonly PresentationEntry[]) => readonly PresentationEntry[];

export const withMadeEntries = createWritable<Complete>((listed) => listed);
