// Makes one presentation of the sample library: pictures, narration, speaker films and index.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawScene } from '../drawing/draw-scene';
import { figureFrameSvg, speakers } from '../drawing/speaker-figure';
import { gestureFrames } from '../film/gestures';
import { pictureSeedOf } from '../../base/random';
import type { Scene } from '../drawing/scene';
import type { NarratedStory, Page, Party, Story } from './story';
import { renderPicture } from '../drawing/styles/render-drawing';
import { writeMp3, writeMp4 } from '../voices/ffmpeg';
import { openMp3Encoder } from '../voices/mp3';
import { narrate, paceOf, type Cue, type LibraryNarration } from '../voices/narration';
import { narratedIndex, pageMedia, partyIndex, previewName, sequenceOf } from './index-json';
import { coverTarget, pageTarget, previewTarget, webpOf } from './media/picture';
import { presentationFolder, writeJson } from './library-files';

/** The page whose film has sound: every player must mute it when the slide has a narration. */
const pageWithOwnSound = 2;

/** Makes the files of a story, its index last. Throws the engines' errors. */
export async function pressStory(library: string, story: Story): Promise<void> {
  const folder = presentationFolder(library, story.id);
  const make = story.kind === 'DALLIC_PARTY' ? pressParty(folder, story) : pressNarrated(folder, story);
  writeJson(path.join(folder, 'index.json'), await make);
}

async function pressParty(folder: string, party: Party) {
  // One seed for all steps: only the prompt changes the picture.
  const seed = pictureSeedOf(party.id);
  for (const [step, { scene }] of party.steps.entries()) await paint(folder, party, step, scene, seed);
  return partyIndex(party);
}

async function pressNarrated(folder: string, story: NarratedStory) {
  const cues: (readonly Cue[])[] = [];
  const filmed = new Set<number>();
  for (const [page, { text, scene }] of sequenceOf<Page>(story).entries()) {
    await paint(folder, story, page, scene, pictureSeedOf(`${story.id}:${page}`));
    const narration = await narrate(text, story.language, story.voice, paceOf(story.targetGroup));
    const sound = path.join(folder, pageMedia.narration(page));
    await saveNarration(sound, narration);
    cues.push(narration.cues);
    if (!story.speaker || page === 0 || page > story.pages.length) continue;
    const figure = speakers[story.speaker];
    const frames = gestureFrames(
      (gesture) => figureFrameSvg(figure, gesture),
      (pixels) => pixels,
    );
    const film = path.join(folder, pageMedia.film(page));
    await writeMp4(film, frames(narration), page === pageWithOwnSound ? sound : undefined);
    filmed.add(page);
  }
  return narratedIndex(story, cues, filmed);
}

/** Makes a page's picture, and for the cover the preview as well. */
async function paint(folder: string, { imageStyle }: Story, page: number, scene: Scene, seed: number) {
  const picture = await renderPicture(drawScene(scene, seed), imageStyle, seed);
  const file = await webpOf(picture, page === 0 ? coverTarget : pageTarget);
  await writeFile(path.join(folder, pageMedia.picture(page)), file);
  if (page === 0) await writeFile(path.join(folder, previewName), await webpOf(picture, previewTarget));
}

async function saveNarration(file: string, { filters, ...narration }: LibraryNarration): Promise<void> {
  if (filters === undefined) await writeFile(file, (await openMp3Encoder()).encode(narration));
  else writeMp3(file, { ...narration, filters });
}
