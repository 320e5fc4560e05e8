// All written stories: the files of `mocks/studio/stories`, by id.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { storyFileSchema, type StoryFile } from './story-file';

const folder = path.join(import.meta.dirname, '../../stories');

/** Returns a story. Throws TypeError for a file that is not as its schema says. */
function storyFrom(id: string): StoryFile {
  const text = readFileSync(path.join(folder, `${id}.json`), 'utf8');
  const parsed = v.safeParse(storyFileSchema, JSON.parse(text));
  if (!parsed.success) throw new TypeError(`${id}:\n${v.summarize(parsed.issues)}`);
  return parsed.output;
}

let files: readonly StoryFile[] | undefined;

/** Returns the stories. They are read when they are needed first: the service starts without them. */
export function storyFiles(): readonly StoryFile[] {
  files ??= readdirSync(folder)
    .map((name) => path.basename(name, '.json'))
    .sort()
    .map(storyFrom);
  return files;
}
