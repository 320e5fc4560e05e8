// `npm run press`: draws and speaks the sample library.
//   npm run press                    all of it.
//   npm run press -- SLUG            one story, by its file in stories/.
//   npm run press -- styles          the pictures by which the wizard shows its styles.
//   npm run press -- questions       the questions of wizard and kiosk and the library's own sentences, spoken by the robot.
//   npm run press -- --check         inspects the committed library.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { bookshelf } from './bookshelf';
import { entriesOf } from './index-json';
import { bytesIn, inspect, libraryBudget } from './inspection/inspect';
import { pressStory } from './press-story';
import { pressQuestions } from './press-questions';
import { pressStylePictures } from './press-style-pictures';
import type { Story } from './story';

const here = (...names: readonly string[]) => path.join(import.meta.dirname, ...names);
const samples = here('../../service/library/samples');
const stylePictures = here('../../../src/features/creation/wizard/steps/style-pictures');
const questions = {
  wizard: here('../../../src/features/creation/wizard/steps/questions'),
  shelf: here('../../../src/features/gallery/questions'),
  kiosk: here('../../../src/features/kiosk/creation/questions'),
};

/** Returns the stories of the bookshelf, or the story with a slug; none for a slug without one. */
function chosen(slug: string | undefined): readonly Story[] {
  if (slug === undefined) return bookshelf;
  const file = here('stories', `${slug}.json`);
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  return bookshelf.filter(({ id }) => v.is(v.object({ id: v.literal(id) }), written));
}

async function press(slug: string | undefined): Promise<void> {
  if (slug === 'questions') return pressQuestions(questions, console.log);
  if (slug === 'styles') return pressStylePictures(stylePictures, console.log);
  const stories = chosen(slug);
  if (stories.length === 0) throw new RangeError(`There is no story stories/${slug}.json on the bookshelf`);
  for (const story of stories) {
    await pressStory(samples, story);
    console.log(`${story.id} ${story.title}`);
  }
  writeFileSync(
    path.join(samples, 'entries.json'),
    `${JSON.stringify(entriesOf(bookshelf), undefined, 2)}\n`,
  );
}

async function check(): Promise<void> {
  const complaints = await inspect(samples, bookshelf);
  const bytes = bytesIn(samples);
  if (bytes > libraryBudget) complaints.push(`The library weighs more than ${libraryBudget} bytes`);
  for (const complaint of complaints) console.error(complaint);
  console.log(`${bytes} of ${libraryBudget} bytes`);
  if (complaints.length > 0) process.exitCode = 1;
}

const [, , asked] = process.argv;
if (asked !== '--check') await press(asked);
await check();
