// Names the faults of story files, and prints them to be read: `npm run check-story -- ID…`; with `--write` it lays them out.
import { readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { storyFileSchema } from './stories/story-file';
import { layoutOf } from './stories/story-layout';
import { faultsOf, versionsOf } from './stories/story-faults';

const ids = process.argv.slice(2).filter((id) => !id.startsWith('-'));
for (const id of ids) {
  const url = new URL(`../stories/${id}.json`, import.meta.url);
  const parsed = v.safeParse(storyFileSchema, JSON.parse(readFileSync(url, 'utf8')));
  if (!parsed.success) {
    for (const issue of parsed.issues.slice(0, 40))
      console.log(`${id}: ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
    process.exitCode = 1;
    continue;
  }
  if (process.argv.includes('--write')) writeFileSync(url, layoutOf(parsed.output));
  for (const fault of faultsOf(parsed.output)) console.log(`${id}: ${fault}`);
  if (!process.argv.includes('--quiet')) for (const text of versionsOf(parsed.output)) console.log(text);
}
