// Makes the files of a written story in a folder: draws, speaks and encodes page by page, and writes the index last. Knows no
// process and no store.
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { seedOf } from '../../random';
import { drawScene } from '../../story-press/art/draw-scene';
import {
  entryOf,
  narratedIndex,
  pageMedia,
  previewName,
  sequenceOf,
} from '../../story-press/build/index-json';
import {
  coverTarget,
  pageTarget,
  previewTarget,
  webpOf,
  type PictureTarget,
} from '../../story-press/build/media/picture';
import type { PictureStyle } from '../../story-press/story';
import { renderPicture } from '../../story-press/styles/render';
import { openMp3Encoder } from '../../story-press/voice/mp3';
import { paceOf, recite, type Cue } from '../../story-press/voice/narration';
import { openPico } from '../../story-press/voice/pico/pico';
import { picoVoice } from '../../story-press/voice/pico/pico-voice';
import type { MadePage, MadeStory, StoryRequest } from '../made-story';
import { indexSourceOf, voicedSentencesOf } from './made-index';
import { entryName, type PressJob, type PressProgress, type PressTimes } from './press-messages';

interface PressDeps {
  readonly write: (request: StoryRequest, seed: number) => MadeStory;
  /** Returns milliseconds. */
  readonly now: () => number;
  readonly onProgress: (progress: PressProgress) => void;
}

/** Makes all files of a story. The same title and seed give the same pictures and sounds. Throws what the press throws. */
export async function pressMadeStory(
  { id, request, seed, folder }: PressJob,
  { write, now, onProgress }: PressDeps,
): Promise<PressTimes> {
  const times = new StopWatch(now);
  const story = await times.of('writing', async () => write(request, seed));
  const painter = new Painter(request.imageStyle, folder, times);
  const reader = await openReader(story, request, folder, times);
  const cues: (readonly Cue[])[] = [];
  for (const sub of ['images', 'audio']) await mkdir(path.join(folder, sub), { recursive: true });
  for (const [page, made] of sequenceOf<MadePage>(story).entries()) {
    onProgress({ stage: 'painting', page });
    await painter.paint(page, made, seedOf(`${seed}:${page}`) % 100_000);
    onProgress({ stage: 'reading', page });
    cues.push(await reader(page, made));
  }
  const source = indexSourceOf(id, request.kind, story);
  const { title } = story;
  const { language, imageStyle, targetGroup } = request;
  const entry = entryOf({ ...source, title, language, imageStyle, targetGroup });
  await writeJson(path.join(folder, entryName), entry);
  await writeJson(path.join(folder, 'index.json'), narratedIndex(source, cues));
  return times.times;
}

function writeJson(file: string, value: unknown): Promise<void> {
  return writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** Adds up how long each kind of work took. */
class StopWatch {
  readonly times = { writing: 0, drawing: 0, speaking: 0, encoding: 0 };

  constructor(private readonly now: () => number) {}

  async of<Result>(kind: keyof PressTimes, work: () => Promise<Result>): Promise<Result> {
    const start = this.now();
    try {
      return await work();
    } finally {
      this.times[kind] += this.now() - start;
    }
  }
}

/** How many seeds are tried for a picture that equals an earlier one. */
const mostTries = 5;

/** Paints the pages of one story; no two pictures are equal. */
class Painter {
  private readonly painted = new Set<string>();

  constructor(
    private readonly style: PictureStyle,
    private readonly folder: string,
    private readonly times: StopWatch,
  ) {}

  async paint(page: number, { scene }: MadePage, seed: number): Promise<void> {
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const drawn = await this.times.of('drawing', () =>
        renderPicture(drawScene(scene, seed + attempt), this.style, seed + attempt),
      );
      const encoded = (target: PictureTarget) => this.times.of('encoding', () => webpOf(drawn, target));
      const file = await encoded(page === 0 ? coverTarget : pageTarget);
      const digest = createHash('sha256').update(file).digest('hex');
      if (this.painted.has(digest)) continue;
      this.painted.add(digest);
      await writeFile(path.join(this.folder, pageMedia.picture(page)), file);
      if (page === 0) await writeFile(path.join(this.folder, previewName), await encoded(previewTarget));
      return;
    }
    throw new RangeError(`The picture of page ${page} is the same as an earlier one`);
  }
}

/** Returns a function that reads a page aloud into its file and returns when its sentences begin. */
async function openReader(
  { speakers }: MadeStory,
  { language, targetGroup }: StoryRequest,
  folder: string,
  times: StopWatch,
): Promise<(page: number, made: MadePage) => Promise<readonly Cue[]>> {
  const voice = picoVoice(await times.of('speaking', () => openPico(language)));
  const encoder = await times.of('encoding', openMp3Encoder);
  const pace = paceOf(targetGroup);
  return async (page, made) => {
    const spoken = await times.of('speaking', async () =>
      recite(voicedSentencesOf(made, speakers), voice, pace),
    );
    const file = await times.of('encoding', async () => encoder.encode(spoken));
    await writeFile(path.join(folder, pageMedia.narration(page)), file);
    return spoken.cues;
  };
}
