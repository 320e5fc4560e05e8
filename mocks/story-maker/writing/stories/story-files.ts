// All written stories: the files of `mocks/story-maker/stories`, by name.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { storyFileSchema, type StoryFile } from './story-file';

const folder = path.join(import.meta.dirname, '../../stories');

/** Returns a story. Throws TypeError for a file that is not as its schema says. */
function storyFrom(name: string): StoryFile {
  const parsed = v.safeParse(storyFileSchema, JSON.parse(readFileSync(path.join(folder, name), 'utf8')));
  if (!parsed.success) throw new TypeError(`${name}:\n${v.summarize(parsed.issues)}`);
  return parsed.output;
}

export const storyFiles: readonly StoryFile[] = readdirSync(folder).sort().map(storyFrom);
