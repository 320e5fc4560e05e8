// Names the faults of story files, of all unless some are named, and prints them to be read: `npm run check-story -- ID…`; with
// `--quiet` only the faults; with `--write` it lays the files out.
import { writeFileSync } from 'node:fs';
import { storyFiles } from './stories/story-files';
import { layoutOf } from './stories/story-layout';
import { faultsOf, versionsOf } from './stories/story-faults';

const ids = process.argv.slice(2).filter((id) => !id.startsWith('-'));
for (const file of storyFiles().filter(({ id }) => ids.length === 0 || ids.includes(id))) {
  if (process.argv.includes('--write'))
    writeFileSync(new URL(`../stories/${file.id}.json`, import.meta.url), layoutOf(file));
  for (const fault of faultsOf(file)) {
    console.log(`${file.id}: ${fault}`);
    process.exitCode = 1;
  }
  if (!process.argv.includes('--quiet')) for (const text of versionsOf(file)) console.log(text);
}
