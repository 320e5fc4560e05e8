// Looks a committed library over without any engine: is every page there, whole, and what the author wrote?
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import {
  mediaPathsOf,
  parsePresentationIndex,
  swapCover,
  type PresentationIndex,
  type Slide,
} from '../../../../src/contract/presentation/presentation-index';
import type { Party } from '../../story';
import { sentencesOf } from '../../voice/sentences';
import { entriesOf, previewName, sequenceOf, type Listed, type Told, type Words } from '../index-json';
import { MediaLengthError, mp3Seconds, mp4Seconds } from './media-length';

/** What a library should hold. */
export type Expected = Listed & (Told | Party);

/** Everything that is wrong with a library, one line each; empty when it is complete. */
export async function inspect(library: string, stories: readonly Expected[]): Promise<string[]> {
  const entries = readJson(path.join(library, 'entries.json'));
  const complaints = isDeepStrictEqual(entries, entriesOf(stories))
    ? []
    : ['entries.json does not list the stories as they are'];
  const folder = path.join(library, 'presentations');
  const ids = existsSync(folder) ? readdirSync(folder) : [];
  const strangers = ids.filter((id) => !stories.some((story) => story.id === id));
  complaints.push(...strangers.map((id) => `${id}: nobody wrote this story`));
  for (const story of stories) {
    const found = await inspectStory(path.join(folder, story.id), story);
    complaints.push(...found.map((complaint) => `${story.id}: ${complaint}`));
  }
  return complaints;
}

function readJson(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function inspectStory(folder: string, story: Expected): Promise<string[]> {
  const file = path.join(folder, 'index.json');
  if (!existsSync(file)) return ['it has no index.json'];
  const index = parsePresentationIndex(readFileSync(file, 'utf8'), file);
  const named = [...mediaPathsOf(index), previewName];
  const missing = named.filter((name) => !existsSync(path.join(folder, name)));
  if (missing.length > 0) return missing.map((name) => `${name} is missing`);
  return [
    ...(index.kind === story.kind ? [] : [`its kind is ${index.kind}`]),
    ...wordsOf(index, story),
    ...(await picturesOf(folder, named)),
    ...(index.kind === 'DALLIC_PARTY' ? [] : index.sequence.flatMap((slide) => soundOf(folder, slide))),
    ...filesBeside(folder, new Set([...named, 'index.json'])),
  ];
}

/** Words that differ from what the author wrote since, and cues that are not the sentences of their page. */
function wordsOf(index: PresentationIndex, story: Expected): string[] {
  if (index.kind === 'DALLIC_PARTY') {
    const written = 'steps' in story ? story.steps.map((step) => step.description) : [];
    const told = index.steps.map((step) => step.description);
    return isDeepStrictEqual(told, written) ? [] : ['its steps are not the ones that were written'];
  }
  const written: readonly Words[] = 'cover' in story ? sequenceOf<Words>(story) : [];
  // The index was read as the app reads it: the cover is turned back to compare it.
  const told = index.sequence.map((slide, page) => (page === 0 ? swapCover(slide) : slide));
  if (told.length !== written.length) return [`it has ${told.length} slides for ${written.length} pages`];
  return told.flatMap(({ headline, text, transcription }, page) => {
    const same = headline === written[page]?.headline && text === written[page]?.text;
    const cues = transcription.map((cue) => cue.text);
    const sentences = sentencesOf(text, story.language).map((sentence) => sentence.text);
    return [
      ...(same ? [] : [`page ${page} does not say what was written`]),
      ...(isDeepStrictEqual(cues, sentences) ? [] : [`page ${page} has other cues than sentences`]),
    ];
  });
}

async function picturesOf(folder: string, names: readonly string[]): Promise<string[]> {
  const complaints: string[] = [];
  for (const name of names.filter((name) => name.endsWith('.webp'))) {
    if (!(await isSquareWebp(path.join(folder, name)))) complaints.push(`${name} is no square WebP`);
  }
  return complaints;
}

async function isSquareWebp(file: string): Promise<boolean> {
  try {
    const { format, width, height } = await sharp(file).metadata();
    return format === 'webp' && width === height;
  } catch {
    // Not a picture at all.
    return false;
  }
}

/** A narration that ends before its last sentence begins, or a film that ends before its narration. */
function soundOf(folder: string, { audioPath, speakerVideoPath, transcription }: Slide): string[] {
  if (audioPath === undefined) return ['a slide has no narration'];
  try {
    const narration = mp3Seconds(readFileSync(path.join(folder, audioPath)));
    const lastCue = transcription.at(-1)?.start ?? 0;
    if (narration <= lastCue) return [`${audioPath} ends before its last sentence`];
    if (speakerVideoPath === undefined) return [];
    const film = mp4Seconds(readFileSync(path.join(folder, speakerVideoPath)));
    return film >= narration - 0.1 ? [] : [`${speakerVideoPath} ends before its narration`];
  } catch (cause) {
    if (cause instanceof MediaLengthError) return [`${audioPath} or its film: ${cause.message}`];
    throw cause;
  }
}

function filesBeside(folder: string, known: ReadonlySet<string>): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((name) => !known.has(name))
    .map((name) => `${name} belongs to no page`);
}
