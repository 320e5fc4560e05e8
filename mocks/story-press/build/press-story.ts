// Makes one presentation of the sample library: pictures, narration, speaker films, index. Does not know how a fox is
// drawn or a sentence spoken.
import { writeFile } from 'node:fs/promises';
import { drawScene } from '../art/draw-scene';
import { seedOf } from '../../random';
import type { Scene } from '../scene';
import type { NarratedStory, Page, Party, SpeakerName, Story } from '../story';
import { renderPicture } from '../styles/render';
import { writeMp3, writeMp4 } from '../voice/ffmpeg';
import { narrate, paceOf, type Cue, type Narration } from '../voice/narration';
import { narratedIndex, pageMedia, partyIndex, previewName, sequenceOf } from './index-json';
import { coverWish, pageWish, previewWish, webpOf, type Wish } from './media/picture';
import { Workbench, type PressRoom } from './press-room';
import { framesOf, looksOf } from './media/speaker-film';

/** Makes what changed of a story, and writes its index. Throws the engines' errors. */
export async function pressStory(room: PressRoom, story: Story): Promise<void> {
  const bench = new Workbench(room, story.id);
  const index =
    story.kind === 'DALLIC_PARTY'
      ? await pressParty(room, bench, story)
      : await pressNarrated(room, bench, story);
  bench.finish(index);
  room.log(`${story.id} ${story.title}: ${bench.made} files made`);
}

async function pressParty(room: PressRoom, bench: Workbench, party: Party) {
  // One seed for all steps: only the wish changes the picture.
  const seed = seedOf(party.id) % 100_000;
  for (const [step, { scene }] of party.steps.entries())
    await paint(room, bench, { story: party, page: step, scene, seed });
  return partyIndex(party);
}

async function pressNarrated(room: PressRoom, bench: Workbench, story: NarratedStory) {
  const cues: (readonly Cue[])[] = [];
  const filmed = new Set<number>();
  for (const [page, { text, scene }] of sequenceOf<Page>(story).entries()) {
    await paint(room, bench, { story, page, scene, seed: seedOf(`${story.id}:${page}`) % 100_000 });
    cues.push(await readAloud(room, bench, story, page, text));
    if (story.speaker && page > 0 && page <= story.pages.length) {
      await filmSpeaker(room, bench, { story, speaker: story.speaker, page, text });
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

/** A page's picture; the cover's gives the preview as well. Only what the eye would see counts as changed. */
async function paint(
  room: PressRoom,
  bench: Workbench,
  { story, page, scene, seed }: Painting,
): Promise<void> {
  const drawing = drawScene(scene, seed);
  const inputs = [room.code.pictures, drawing, story.imageStyle, seed, page === 0];
  const save = async (file: string, wish: Wish) =>
    writeFile(file, await webpOf(await renderPicture(drawing, story.imageStyle, seed), wish));
  await bench.make(pageMedia.picture(page), inputs, (file) => save(file, page === 0 ? coverWish : pageWish));
  if (page === 0) await bench.make(previewName, inputs, (file) => save(file, previewWish));
}

function readAloud(
  room: PressRoom,
  bench: Workbench,
  story: NarratedStory,
  page: number,
  text: string,
): Promise<readonly Cue[]> {
  return bench.make(pageMedia.narration(page), voiceInputs(room, story, text), (file) => {
    const narration = spoken(story, text);
    writeMp3(file, narration);
    return narration.cues;
  });
}

function spoken(story: NarratedStory, text: string): Narration {
  return narrate(text, story.language, story.voice, paceOf(story.targetGroup));
}

function voiceInputs(room: PressRoom, story: NarratedStory, text: string): unknown[] {
  return [room.code.voices, text, story.language, story.voice, story.targetGroup ?? null];
}

/** The film that speaks aloud by itself: every player must mute it where the slide has a narration. */
const pageWithOwnSound = 2;

interface Filming {
  readonly story: NarratedStory;
  readonly speaker: SpeakerName;
  readonly page: number;
  readonly text: string;
}

async function filmSpeaker(room: PressRoom, bench: Workbench, filming: Filming): Promise<void> {
  const { story, speaker, page, text } = filming;
  const own = page === pageWithOwnSound;
  const inputs = [room.code.films, looksOf(speaker), ...voiceInputs(room, story, text), own];
  await bench.make(pageMedia.film(page), inputs, (file) =>
    writeMp4(
      file,
      framesOf(speaker, spoken(story, text)),
      own ? bench.place(pageMedia.narration(page)) : undefined,
    ),
  );
}
