// Makes one presentation of the sample library: pictures, narration, speaker films and index.
import { writeFile } from 'node:fs/promises';
import { drawScene } from '../art/draw-scene';
import { pictureSeedOf } from '../../random';
import type { Scene } from '../scene';
import type { NarratedStory, Page, Party, SpeakerName, Story } from '../story';
import { renderPicture } from '../styles/render';
import { writeMp3, writeMp4 } from '../voice/ffmpeg';
import { openMp3Encoder } from '../voice/mp3';
import { narrate, paceOf, type Cue, type LibraryNarration } from '../voice/narration';
import { narratedIndex, pageMedia, partyIndex, previewName, sequenceOf } from './index-json';
import { coverTarget, pageTarget, previewTarget, webpOf, type PictureTarget } from './media/picture';
import { PresentationFolder, type PressContext } from './presentation-folder';
import { framesOf, looksOf } from './media/speaker-film';

/** Makes the changed files of a story, and writes its index. Throws the engines' errors. */
export async function pressStory(context: PressContext, story: Story): Promise<void> {
  const folder = new PresentationFolder(context, story.id);
  const index =
    story.kind === 'DALLIC_PARTY'
      ? await pressParty(context, folder, story)
      : await pressNarrated(context, folder, story);
  folder.finish(index);
  context.log(`${story.id} ${story.title}: ${folder.made} files made`);
}

async function pressParty(context: PressContext, folder: PresentationFolder, party: Party) {
  // One seed for all steps: only the prompt changes the picture.
  const seed = pictureSeedOf(party.id);
  for (const [step, { scene }] of party.steps.entries())
    await paint(context, folder, { story: party, page: step, scene, seed });
  return partyIndex(party);
}

async function pressNarrated(context: PressContext, folder: PresentationFolder, story: NarratedStory) {
  const cues: (readonly Cue[])[] = [];
  const filmed = new Set<number>();
  for (const [page, { text, scene }] of sequenceOf<Page>(story).entries()) {
    await paint(context, folder, { story, page, scene, seed: pictureSeedOf(`${story.id}:${page}`) });
    cues.push(await readAloud(context, folder, story, page, text));
    if (story.speaker && page > 0 && page <= story.pages.length) {
      await filmSpeaker(context, folder, { story, speaker: story.speaker, page, text });
      filmed.add(page);
    }
  }
  return narratedIndex(story, cues, filmed);
}

interface Painting {
  readonly story: Story;
  readonly page: number;
  readonly scene: Scene;
  readonly seed: number;
}

/** Makes a page's picture, and for the cover the preview as well. Only visible differences count as changes. */
async function paint(
  context: PressContext,
  folder: PresentationFolder,
  { story, page, scene, seed }: Painting,
): Promise<void> {
  const drawing = drawScene(scene, seed);
  const inputs = [context.code.pictures, drawing, story.imageStyle, seed, page === 0];
  const save = async (file: string, target: PictureTarget) =>
    writeFile(file, await webpOf(await renderPicture(drawing, story.imageStyle, seed), target));
  await folder.make(pageMedia.picture(page), inputs, (file) =>
    save(file, page === 0 ? coverTarget : pageTarget),
  );
  if (page === 0) await folder.make(previewName, inputs, (file) => save(file, previewTarget));
}

function readAloud(
  context: PressContext,
  folder: PresentationFolder,
  story: NarratedStory,
  page: number,
  text: string,
): Promise<readonly Cue[]> {
  return folder.make(pageMedia.narration(page), voiceInputs(context, story, text), async (file) => {
    const narration = await spoken(story, text);
    await saveNarration(file, narration);
    return narration.cues;
  });
}

async function saveNarration(file: string, { filters, ...narration }: LibraryNarration): Promise<void> {
  if (filters === undefined) await writeFile(file, (await openMp3Encoder()).encode(narration));
  else writeMp3(file, { ...narration, filters });
}

function spoken(story: NarratedStory, text: string): Promise<LibraryNarration> {
  return narrate(text, story.language, story.voice, paceOf(story.targetGroup));
}

function voiceInputs(context: PressContext, story: NarratedStory, text: string): unknown[] {
  return [context.code.voices, text, story.language, story.voice, story.targetGroup ?? null];
}

/** The page whose film has a sound of its own: every player must mute it when the slide has a narration. */
const pageWithOwnSound = 2;

interface Filming {
  readonly story: NarratedStory;
  readonly speaker: SpeakerName;
  readonly page: number;
  readonly text: string;
}

async function filmSpeaker(
  context: PressContext,
  folder: PresentationFolder,
  filming: Filming,
): Promise<void> {
  const { story, speaker, page, text } = filming;
  const own = page === pageWithOwnSound;
  const inputs = [context.code.films, looksOf(speaker), ...voiceInputs(context, story, text), own];
  await folder.make(pageMedia.film(page), inputs, async (file) =>
    writeMp4(
      file,
      framesOf(speaker, await spoken(story, text)),
      own ? folder.place(pageMedia.narration(page)) : undefined,
    ),
  );
}
