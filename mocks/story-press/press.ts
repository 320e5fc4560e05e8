// `npm run press`: draws and speaks the sample library, and the tiny story of the tests.
//   npm run press                    all that changed
//   npm run press -- SLUG            one story, by its file in stories/; `fixture` for the tiny one, `film` for the
//                                    film of the tests
//   npm run press -- styles          the pictures by which the wizard shows its styles
//   npm run press -- --check         look the committed library over; needs no engine
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { bookshelf } from './bookshelf';
import { entriesOf } from './build/index-json';
import { inspect } from './build/inspection/inspect';
import { BuildCache } from './build/build-cache';
import { pressFilm } from './build/press-film';
import { pressFixture } from './build/press-fixture';
import { writeEntries, type PressContext } from './build/presentation-folder';
import { pressStylePictures } from './build/press-style-pictures';
import { pressStory } from './build/press-story';
import {
  libraryBudget,
  megabytes,
  OverBudgetError,
  totalOf,
  weigh,
  weightLines,
} from './build/inspection/weigh';
import { fixtureStories } from './fixture-story';
import type { Story } from './story';
import { EngineError, MissingEngineError } from './voice/engines';
import { FfmpegError } from './voice/ffmpeg';

const here = (...names: readonly string[]) => path.join(import.meta.dirname, ...names);
const samples = here('..', 'library', 'samples');
const fixtures = here('..', 'library', 'fixtures');

const stylePictures = here('..', '..', 'src', 'features', 'creation', 'wizard', 'steps', 'style-pictures');

/** Thrown for a slug without a story. */
class UnknownStoryError extends Error {
  override readonly name = 'UnknownStoryError';
  constructor(slug: string) {
    super(`There is no story stories/${slug}.json on the bookshelf`);
  }
}

/** Returns the stories of the bookshelf, or the one that a slug names. */
function chosen(slug: string | undefined): readonly Story[] {
  if (slug === undefined) return bookshelf;
  if (slug === 'fixture') return [];
  const file = here('stories', `${slug}.json`);
  const written: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const stories = bookshelf.filter(({ id }) => v.is(v.object({ id: v.literal(id) }), written));
  if (stories.length === 0) throw new UnknownStoryError(slug);
  return stories;
}

/** Returns a fingerprint of the code in these files and folders, without tests: changed code makes new files. */
function fingerprintOfCode(places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of places.flatMap(codeIn).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 32);
}

function codeIn(place: string): string[] {
  if (statSync(place).isFile()) return [place];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(place, name));
}

function pressContext(library: string): PressContext {
  return {
    library,
    buildCache: new BuildCache(
      here('..', '..', 'node_modules', '.cache', `story-press-${path.basename(library)}.json`),
    ),
    code: {
      // The code in `art` is no input but for these two files: the drawing itself is compared.
      pictures: fingerprintOfCode([
        here('styles'),
        here('art/drawing/contour.ts'),
        here('art/drawing/colour.ts'),
        here('build/media/picture.ts'),
      ]),
      voices: fingerprintOfCode([here('voice')]),
      films: fingerprintOfCode([here('build/media')]),
    },
    log: (line) => console.log(line),
  };
}

async function press(slug: string | undefined): Promise<void> {
  if (slug === 'film') return pressFilm();
  if (slug === 'styles') return pressStylePictures(stylePictures, console.log);
  if (slug === undefined || slug === 'fixture') {
    for (const story of fixtureStories) await pressFixture(pressContext(fixtures), story);
    writeEntries(fixtures, entriesOf(fixtureStories));
  }
  for (const story of chosen(slug)) await pressStory(pressContext(samples), story);
  if (slug !== 'fixture') writeEntries(samples, entriesOf(bookshelf));
}

async function check(): Promise<void> {
  const complaints = [...(await inspect(samples, bookshelf)), ...(await inspect(fixtures, fixtureStories))];
  for (const complaint of complaints) console.error(complaint);
  if (complaints.length > 0) process.exitCode = 1;
}

function reportWeight(): void {
  const weights = [weigh(samples), weigh(fixtures)];
  for (const line of weights.flatMap(weightLines)) console.log(line);
  const total = weights.map(totalOf).reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${megabytes(total)} of ${megabytes(libraryBudget)}`);
  if (total > libraryBudget) throw new OverBudgetError(total);
}

/** Errors that a person at the terminal can fix: their message is enough. */
const expected = [MissingEngineError, EngineError, FfmpegError, UnknownStoryError, OverBudgetError];

async function run(asked: string | undefined): Promise<void> {
  try {
    if (asked !== '--check') await press(asked);
    await check();
    reportWeight();
  } catch (error) {
    if (!(error instanceof Error) || !expected.some((kind) => error instanceof kind)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

await run(process.argv[2]);
