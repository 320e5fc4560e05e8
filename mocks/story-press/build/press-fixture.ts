// Makes the tiny story of the browser tests: plain shapes, one-second tones, and one speaker film with its own sound.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { FixturePage, FixtureStory } from '../fixture-story';
import { film, writeMp4, writePlainMp3 } from '../voice/ffmpeg';
import type { Cue } from '../voice/narration';
import { sentencesOf } from '../voice/sentences';
import { softTone } from '../voice/tone';
import { writeWave } from '../voice/wave';
import { narratedIndex, pageMedia, previewName, sequenceOf } from './index-json';
import { PresentationFolder, type PressContext } from './presentation-folder';
import { rasterised } from './media/gesture-frames';

const seconds = 1;
const pictureSize = 320;
/** The page with a speaker film, and the pitch of the film's own sound, which the player must mute. */
const filmed = { page: 2, pitch: 880 } as const;

/** Makes the changed files of a fixture story, and writes its index. */
export async function pressFixture(context: PressContext, story: FixtureStory): Promise<void> {
  const folder = new PresentationFolder(context, story.id);
  const cues: (readonly Cue[])[] = [];
  for (const [page, { text, colour, pitch }] of sequenceOf<FixturePage>(story).entries()) {
    const picture = lampSvg(colour, page);
    await folder.make(pageMedia.picture(page), [picture], (file) => drawWebp(picture, file));
    if (page === 0) await folder.make(previewName, [picture], (file) => drawWebp(picture, file));
    await folder.make(pageMedia.narration(page), [context.code.voices, pitch], (file) =>
      writePlainMp3(file, softTone(pitch, seconds)),
    );
    if (page === filmed.page)
      await folder.make(pageMedia.film(page), [context.code.voices, faceSvg], filmFace);
    cues.push(evenCues(text, story.language));
  }
  folder.finish(narratedIndex(story, cues, new Set([filmed.page])));
  context.log(`${story.id} ${story.title}: ${folder.made} files made`);
}

/** Returns cues that spread the sentences evenly over the second. */
function evenCues(text: string, language: 'German' | 'English'): Cue[] {
  const sentences = sentencesOf(text, language);
  return sentences.map((sentence, index) => ({
    text: sentence.text,
    start: (index * seconds) / sentences.length,
  }));
}

function lampSvg(colour: string, page: number): string {
  const glow = 50 + page * 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize}" height="${pictureSize}">
<rect width="320" height="320" fill="${colour}"/><ellipse cx="160" cy="270" rx="110" ry="18" fill="#000" opacity="0.13"/>
<path d="M120 250 L200 250 L185 190 L135 190Z" fill="#6b4a3a"/><circle cx="160" cy="150" r="${glow}" fill="#fff3c4"/>
<circle cx="145" cy="145" r="5" fill="#333"/><circle cx="178" cy="145" r="5" fill="#333"/>
<path d="M148 165 Q161 178 175 165" stroke="#333" stroke-width="4" fill="none" stroke-linecap="round"/></svg>`;
}

async function drawWebp(svg: string, file: string): Promise<void> {
  await writeFile(file, await sharp(Buffer.from(svg)).webp({ quality: 60 }).toBuffer());
}

const faceSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<rect width="512" height="512" fill="#00ff00"/><circle cx="256" cy="300" r="150" fill="#a9744a"/>
<circle cx="200" cy="270" r="18" fill="#2b2226"/><circle cx="312" cy="270" r="18" fill="#2b2226"/>
<ellipse cx="256" cy="360" rx="40" ry="24" fill="#8a3a3c"/></svg>`;

async function filmFace(file: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const sound = path.join(folder, 'sound.wav');
  try {
    writeFileSync(sound, writeWave(softTone(filmed.pitch, seconds)));
    const face = rasterised(faceSvg, film.size);
    await writeMp4(
      file,
      Array.from({ length: film.framesPerSecond * seconds }, () => face),
      sound,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
