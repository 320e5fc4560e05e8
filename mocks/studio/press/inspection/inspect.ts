// Checks a committed library without any engine: every page must exist, be complete and match its source.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
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
import { Mp4Error } from '../../film/mp4-file';
import type { Party } from '../story';
import { sentencesOf } from '../../voices/sentences';
import {
  entriesOf,
  previewName,
  sequenceOf,
  type Listed,
  type IndexSource,
  type PageText,
} from '../index-json';
import { MediaLengthError, mp3Seconds, mp4Seconds } from './media-length';

/** The limit in bytes of all committed media together: every clone of the repository contains them. */
export const libraryBudget = 16_000_000;

/** A story that a library should hold. */
export type Expected = Listed & (IndexSource | Party);

/** Returns all faults of a library, one line each; empty when it is complete. */
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
    ...textFaultsOf(index, story),
    ...(await picturesOf(folder, named)),
    ...(index.kind === 'DALLIC_PARTY' ? [] : index.sequence.flatMap((slide) => soundOf(folder, slide))),
    ...filesBeside(folder, new Set([...named, 'index.json'])),
  ];
}

/** Returns texts that differ from their source, and cues that are not the sentences of their page. */
function textFaultsOf(index: PresentationIndex, story: Expected): string[] {
  if (index.kind === 'DALLIC_PARTY') {
    const written = 'steps' in story ? story.steps.map((step) => step.description) : [];
    const actual = index.steps.map((step) => step.description);
    return isDeepStrictEqual(actual, written) ? [] : ['its steps are not the ones that were written'];
  }
  const written: readonly PageText[] = 'cover' in story ? sequenceOf<PageText>(story) : [];
  // The index was parsed as the app does it: the cover is swapped back for the comparison.
  const actual = index.sequence.map((slide, page) => (page === 0 ? swapCover(slide) : slide));
  if (actual.length !== written.length) return [`it has ${actual.length} slides for ${written.length} pages`];
  return actual.flatMap(({ headline, text, transcription }, page) => {
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
    // A file that is not a picture has no metadata.
    const picture = await sharp(path.join(folder, name))
      .metadata()
      .catch(() => undefined);
    if (picture?.format !== 'webp' || picture.width !== picture.height)
      complaints.push(`${name} is no square WebP`);
  }
  return complaints;
}

/** Returns narrations that end before their last sentence begins, and films that end before their narration. */
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
    if (cause instanceof MediaLengthError || cause instanceof Mp4Error)
      return [`${audioPath} or its film: ${cause.message}`];
    throw cause;
  }
}

function filesBeside(folder: string, known: ReadonlySet<string>): string[] {
  return filesIn(folder).flatMap((file) => {
    const name = path.relative(folder, file);
    return known.has(name) ? [] : [`${name} belongs to no page`];
  });
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Returns the bytes of all presentations of a library. */
export function bytesIn(library: string): number {
  const files = filesIn(path.join(library, 'presentations'));
  return files.reduce((sum, file) => sum + statSync(file).size, 0);
}
