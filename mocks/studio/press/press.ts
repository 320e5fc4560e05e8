// `npm run press`: draws and speaks the sample library, and the tiny story of the tests.
//   npm run press                    all of it.
//   npm run press -- SLUG            one story, by its file in stories/; `fixture` for the tiny one, `film` for the
//                                    film of the tests.
//   npm run press -- styles          the pictures by which the wizard shows its styles.
//   npm run press -- questions       the wizard's questions, spoken by the robot.
//   npm run press -- --check         inspects the committed library; needs no engine.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { bookshelf } from './bookshelf';
import { entriesOf } from './index-json';
import { bytesIn, inspect, libraryBudget } from './inspection/inspect';
import { writeJson } from './library-files';
import { pressFilm } from './press-film';
import { pressFixture } from './press-fixture';
import { pressStory } from './press-story';
import { pressQuestions } from './press-questions';
import { pressStylePictures } from './press-style-pictures';
import { fixtureStories } from './fixture-story';
import type { Story } from './story';
import { EngineError } from '../voices/engines';
import { FfmpegError } from '../voices/ffmpeg';

const here = (...names: readonly string[]) => path.join(import.meta.dirname, ...names);
const samples = here('../../service/library/samples');
const fixtures = here('../../service/library/fixtures');
const stylePictures = here('../../../src/features/creation/wizard/steps/style-pictures');
const questions = here('../../../src/features/creation/wizard/steps/questions');

/** Thrown for a slug without a story. */
class UnknownStoryError extends Error {
  override readonly name = 'UnknownStoryError';
}

/** Returns the stories of the bookshelf, or the story with a slug. */
function chosen(slug: string | undefined): readonly Story[] {
  if (slug === undefined) return bookshelf;
  const file = here('stories', `${slug}.json`);
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const stories = bookshelf.filter(({ id }) => v.is(v.object({ id: v.literal(id) }), written));
  if (stories.length === 0)
    throw new UnknownStoryError(`There is no story stories/${slug}.json on the bookshelf`);
  return stories;
}

async function press(slug: string | undefined): Promise<void> {
  if (slug === 'film') return pressFilm();
  if (slug === 'questions') return pressQuestions(questions, console.log);
  if (slug === 'styles') return pressStylePictures(stylePictures, console.log);
  if (slug === undefined || slug === 'fixture') {
    for (const story of fixtureStories) await pressFixture(fixtures, story);
    writeJson(path.join(fixtures, 'entries.json'), entriesOf(fixtureStories));
  }
  if (slug === 'fixture') return;
  for (const story of chosen(slug)) {
    await pressStory(samples, story);
    console.log(`${story.id} ${story.title}`);
  }
  writeJson(path.join(samples, 'entries.json'), entriesOf(bookshelf));
}

async function check(): Promise<void> {
  const complaints = [...(await inspect(samples, bookshelf)), ...(await inspect(fixtures, fixtureStories))];
  const bytes = bytesIn(samples) + bytesIn(fixtures);
  if (bytes > libraryBudget) complaints.push(`The library weighs more than ${libraryBudget} bytes`);
  for (const complaint of complaints) console.error(complaint);
  console.log(`${bytes} of ${libraryBudget} bytes`);
  if (complaints.length > 0) process.exitCode = 1;
}

/** Errors that a person at the terminal can fix: their message is enough. */
const expected = [EngineError, FfmpegError, UnknownStoryError];

try {
  const [, , asked] = process.argv;
  if (asked !== '--check') await press(asked);
  await check();
} catch (error) {
  if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
