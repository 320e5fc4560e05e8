// A tiny story for tests, and the checks that every made story must pass.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse } from '../../../src/base/parse';
import { presentationEntrySchema } from '../../../src/contract/presentation/list-entry';
import { mediaPathsOf, parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import { previewName } from '../press/index-json';
import { mp3Seconds } from '../press/inspection/media-length';
import type { MadeStory, StoryRequest } from '../writing/made-story';
import { entryName, type PressProgress } from '../press/press-progress';
import type { PressJob, PressRequest } from './press-messages';
import { pressPresentation, type PressWork } from '../press/press-presentation';

export const tinyRequest: StoryRequest = {
  title: 'The Mouse',
  kind: 'DARKTALE',
  language: 'English',
  imageStyle: 'scandi_minimal',
  targetGroup: 'age_3',
  pageCount: 1,
};

export const tinyStory: MadeStory = {
  title: 'The Mouse',
  story: 'asleep-in-the-middle',
  isImprovised: true,
  speakers: { mouse: { pitch: 130, speed: 105 } },
  cover: {
    headline: 'A story',
    sentences: [{ parts: [{ text: 'The Mouse' }], closes: true }],
    scene: { sky: 'day', ground: 'hills' },
  },
  pages: [
    {
      headline: 'Who is there?',
      sentences: [
        { parts: [{ text: 'It was dark.' }], closes: false },
        {
          parts: [{ text: '“' }, { text: 'Who is there?', speaker: 'mouse' }, { text: '” asked the mouse.' }],
          closes: true,
        },
        { parts: [{ text: 'Nobody was there.' }], closes: true },
      ],
      scene: { sky: 'night', ground: 'hills', put: [{ k: 'mouse', x: 500, y: 900 }] },
    },
  ],
  // The same scene as the cover's: its picture has to differ all the same.
  ending: {
    headline: 'Good night',
    sentences: [{ parts: [{ text: 'Good night.' }], closes: true }],
    scene: { sky: 'day', ground: 'hills' },
  },
};

interface PressedOptions<Request> {
  readonly request: Request;
  readonly id?: string;
  readonly onProgress?: (progress: PressProgress, folder: string) => void;
}

/** Makes a work with small pictures in a new folder below `root`. Returns the folder, its contents and the reports of the press. */
export async function pressed<Request extends PressRequest>(
  root: string,
  workOf: (job: PressJob<Request>) => PressWork,
  { request, id = '12', onProgress }: PressedOptions<Request>,
) {
  const folder = mkdtempSync(path.join(root, 'made-'));
  const progress: PressProgress[] = [];
  const job = { id, request, seed: 7, folder };
  await pressPresentation({ folder, imageStyle: request.imageStyle }, () => workOf(job), {
    now: () => 0,
    onProgress: (at) => {
      progress.push(at);
      onProgress?.(at, folder);
    },
    pictureSize: 64,
  });
  const read = (name: string) => readFileSync(path.join(folder, name));
  const index = parsePresentationIndex(read('index.json').toString(), folder);
  const jsonOf = (name: string): unknown => JSON.parse(read(name).toString());
  return {
    folder,
    progress,
    read,
    index,
    slides: index.kind === 'DALLIC_PARTY' ? [] : index.sequence,
    media: readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:webp|mp[34])$/.test(name))
      .sort(),
    storedIndex: jsonOf('index.json'),
    entry: jsonOf(entryName),
  };
}

/** Returns the files of media that differ between two folders. */
export function differing(
  one: Pick<Awaited<ReturnType<typeof pressed>>, 'media' | 'read'>,
  other: Pick<Awaited<ReturnType<typeof pressed>>, 'read'>,
): string[] {
  return one.media.filter((name) => !one.read(name).equals(other.read(name)));
}

/** Returns the faults in the folder of a made story: in its index, its media and their times. Empty when it is whole. */
export async function faultsOfStory(folder: string): Promise<string[]> {
  try {
    return await check(folder);
  } catch (error) {
    return [String(error)];
  }
}

async function check(folder: string): Promise<string[]> {
  const read = (name: string) => readFileSync(path.join(folder, name));
  const index = parsePresentationIndex(read('index.json').toString(), folder);
  const entry = parse(presentationEntrySchema, JSON.parse(read(entryName).toString()), folder);
  if (index.kind === 'DALLIC_PARTY') return ['it is a party'];
  const media = [...mediaPathsOf(index), previewName];
  // The store marks the folder of an unlisted story.
  const known = new Set([...media, 'index.json', entryName, '.withdrawn']);
  const pictures = media.filter((name) => name.endsWith('.webp'));
  const broken = await Promise.all(
    pictures.map(async (name) => {
      const { format, width, height } = await sharp(read(name)).metadata();
      return format === 'webp' && width === height ? [] : [`${name} is no square WebP`];
    }),
  );
  const digests = new Set(pictures.map((name) => createHash('sha256').update(read(name)).digest('hex')));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const names = files.map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
  return [
    ...broken.flat(),
    ...(digests.size === pictures.length ? [] : ['two pictures are equal']),
    ...(index.sequence.length === (entry.pageCount ?? Number.NaN) + 2 ? [] : ['its pages are not counted']),
    ...names.filter((name) => !known.has(name)).map((name) => `${name} belongs to no page`),
    ...index.sequence.flatMap(({ audioPath = '', transcription, headline, text }) => {
      const length = mp3Seconds(read(audioPath));
      const spoken = transcription.filter(({ start }) => start < 0 || start >= length);
      const unread = transcription.filter((cue) => !`${headline}\n${text}`.includes(cue.text));
      return [
        ...(transcription.length > 0 ? [] : [`${audioPath} has no sentence`]),
        ...spoken.map(({ start }) => `${audioPath} ends before ${start} s`),
        ...unread.map((cue) => `${audioPath} reads what is not written: ${cue.text}`),
      ];
    }),
  ];
}
