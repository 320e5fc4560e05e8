// Makes the files of a written story in a folder: draws, speaks and encodes page by page, and writes the index last.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureSeedOf } from '../../random';
import { entryOf, narratedIndex, pageMedia, sequenceOf } from '../../story-press/build/index-json';
import { openMp3Encoder } from '../../story-press/voice/mp3';
import { paceOf, recite, type Cue } from '../../story-press/voice/narration';
import { openPico } from '../../story-press/voice/pico/pico';
import { picoVoice } from '../../story-press/voice/pico/pico-voice';
import type { MadePage, MadeStory, StoryRequest } from '../writing/made-story';
import { storytellerOf } from './hidden-personalities';
import { indexSourceOf, narratorOf, voicedSentencesOf } from './made-index';
import { Painter } from './painter';
import type { PressDeps } from './press-deps';
import { entryName, type PressJob, type PressTimes } from './press-messages';
import { StopWatch } from './stop-watch';
import { languageOf } from '../writing/title/language';
import { writeJson } from './write-json';

interface StoryPressDeps extends PressDeps {
  readonly write: (request: StoryRequest, seed: number) => MadeStory;
}

/** Makes all files of a story. The same title and seed give the same pictures and sounds. Throws what the press throws. */
export async function pressMadeStory(
  { id, request: asked, seed, folder }: PressJob<StoryRequest>,
  { write, now, onProgress }: StoryPressDeps,
): Promise<PressTimes> {
  const times = new StopWatch(now);
  // A title that is clearly in the other language is told, read and listed in it.
  const request = { ...asked, language: languageOf(asked.title, asked.language) };
  const story = await times.of('writing', async () => write(request, seed));
  const painter = new Painter(request.imageStyle, folder, times);
  const reader = await openReader(story, request, folder, times);
  const cues: (readonly Cue[])[] = [];
  for (const sub of ['images', 'audio']) await mkdir(path.join(folder, sub), { recursive: true });
  for (const [page, made] of sequenceOf<MadePage>(story).entries()) {
    onProgress({ stage: 'painting', page });
    await painter.paint(page, made.scene, pictureSeedOf(`${seed}:${page}`));
    onProgress({ stage: 'reading', page });
    cues.push(await reader(page, made));
  }
  const source = indexSourceOf(id, request.kind, story);
  const { title } = story;
  const { kind, language, imageStyle, targetGroup } = request;
  const entry = entryOf({
    ...source,
    title,
    language,
    imageStyle,
    targetGroup,
    improvised: story.isImprovised,
  });
  await writeJson(path.join(folder, entryName), entry);
  const settings = { person: storytellerOf(kind, language) };
  await writeJson(path.join(folder, 'index.json'), { ...narratedIndex(source, cues), settings });
  return times.times;
}

/** Returns a function that reads a page aloud into its file and returns when its sentences begin. */
async function openReader(
  { speakers }: MadeStory,
  { kind, language, targetGroup }: StoryRequest,
  folder: string,
  times: StopWatch,
): Promise<(page: number, made: MadePage) => Promise<readonly Cue[]>> {
  const voice = picoVoice(await times.of('speaking', () => openPico(language)));
  const narrator = narratorOf(storytellerOf(kind, language));
  const encoder = await times.of('encoding', openMp3Encoder);
  const pace = paceOf(targetGroup);
  return async (page, made) => {
    const spoken = await times.of('speaking', async () =>
      recite(voicedSentencesOf(made, speakers, narrator), voice, pace),
    );
    const file = await times.of('encoding', async () => encoder.encode(spoken));
    await writeFile(path.join(folder, pageMedia.narration(page)), file);
    return spoken.cues;
  };
}
