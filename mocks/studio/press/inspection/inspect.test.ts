import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bookshelf } from '../bookshelf';
import { narratedStorySchema } from '../story';
import { bytesIn, inspect, libraryBudget } from './inspect';
import tinyStories from './tiny-stories.fixture.json' with { type: 'json' };

const committed = path.join(import.meta.dirname, '../../../service/library');
const samples = path.join(committed, 'samples');
const fixtures = path.join(committed, 'fixtures');

/** The tiny story of the browser tests, in each language; the two ids are the same JS number (spec contract §9). */
const fixtureStories = v.parse(v.array(narratedStorySchema), tinyStories);

describe('the committed library', () => {
  test('holds the ten stories of the bookshelf, every page complete and as written', async () => {
    expect(await inspect(samples, bookshelf)).toEqual([]);
  });

  test('holds the tiny story of the browser tests', async () => {
    expect(await inspect(fixtures, fixtureStories)).toEqual([]);
  });

  test('is within its budget', () => {
    expect(bytesIn(samples) + bytesIn(fixtures)).toBeLessThanOrEqual(libraryBudget);
  });
});

describe('an inspection', () => {
  let library = '';
  const story = path.join('presentations', '9007199254740992');
  const inStory = (name: string) => path.join(library, story, name);

  beforeEach(() => {
    library = mkdtempSync(path.join(tmpdir(), 'library-'));
    cpSync(fixtures, library, { recursive: true });
  });
  afterEach(() => rmSync(library, { recursive: true, force: true }));

  test.each([
    ['a missing picture', () => rmSync(inStory('images/02.webp')), 'images/02.webp is missing'],
    ['a missing index', () => rmSync(inStory('index.json')), 'it has no index.json'],
    ['a stray file', () => writeFileSync(inStory('audio/77.mp3'), ''), 'audio/77.mp3 belongs to no page'],
    [
      'a picture that is none',
      () => writeFileSync(inStory('images/01.webp'), 'a fox'),
      'images/01.webp is no square WebP',
    ],
    [
      'a narration that is none',
      () => writeFileSync(inStory('audio/01.mp3'), 'la la'),
      'audio/01.mp3 or its film: The file does not begin with an MPEG frame',
    ],
    [
      'a narration that was cut',
      () => cut(inStory('audio/01.mp3')),
      'audio/01.mp3 or its film: The file is cut short',
    ],
  ])('of a library with %s', async (_, happens, complaint) => {
    happens();
    expect(await inspect(library, fixtureStories)).toEqual([`9007199254740992: ${complaint}`]);
  });

  test('reports a page that its author has changed since', async () => {
    const rewritten = fixtureStories.map((story) => ({
      ...story,
      ending: { ...story.ending, headline: 'The end' },
    }));
    expect(await inspect(library, rewritten)).toEqual([
      '9007199254740992: page 4 does not say what was written',
      '9007199254740993: page 4 does not say what was written',
    ]);
  });

  test('reports a story without a source, and one without a result', async () => {
    const [english] = fixtureStories;
    if (!english) throw new TypeError('no fixture story');
    expect(await inspect(library, [{ ...english, id: '5' }])).toEqual([
      'entries.json does not list the stories as they are',
      '9007199254740992: nobody wrote this story',
      '9007199254740993: nobody wrote this story',
      '5: it has no index.json',
    ]);
  });
});

function cut(file: string): void {
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
}
