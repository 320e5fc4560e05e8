// Makes the tiny story of the browser tests: plain shapes, one-second tones, and one speaker film with its own sound.
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { rasterised } from '../film/gestures';
import { filmFormat } from '../voices/ffmpeg';
import type { FixturePage, FixtureStory } from './fixture-story';
import { writeMp4, writePlainMp3 } from '../voices/ffmpeg';
import { sentencesOf } from '../voices/sentences';
import { softTone } from '../voices/tone';
import { writeWave } from '../voices/wave';
import { narratedIndex, pageMedia, previewName, sequenceOf } from './index-json';
import { presentationFolder, writeJson } from './library-files';

const seconds = 1;
/** The page with a speaker film, and the pitch of the film's own sound, which the player must mute. */
const filmed = { page: 2, pitch: 880 } as const;

/** Makes the files of a fixture story. Its cues spread the sentences evenly over the second. */
export async function pressFixture(library: string, story: FixtureStory): Promise<void> {
  const folder = presentationFolder(library, story.id);
  const file = (name: string) => path.join(folder, name);
  const pages = sequenceOf<FixturePage>(story);
  for (const [page, { colour, pitch }] of pages.entries()) {
    const picture = sharp(Buffer.from(lampSvg(colour, page))).webp({ quality: 60 });
    await picture.toFile(file(pageMedia.picture(page)));
    if (page === 0) await picture.toFile(file(previewName));
    writePlainMp3(file(pageMedia.narration(page)), softTone(pitch, seconds));
  }
  const sound = file('sound.wav');
  writeFileSync(sound, writeWave(softTone(filmed.pitch, seconds)));
  const face = rasterised(faceSvg, filmFormat.size);
  const frames = Array.from({ length: filmFormat.framesPerSecond * seconds }, () => face);
  await writeMp4(file(pageMedia.film(filmed.page)), frames, sound);
  rmSync(sound);
  const cues = pages.map(({ text }) =>
    sentencesOf(text, story.language).map((sentence, at, { length }) => ({
      text: sentence.text,
      start: (at * seconds) / length,
    })),
  );
  writeJson(file('index.json'), narratedIndex(story, cues, new Set([filmed.page])));
}

function lampSvg(colour: string, page: number): string {
  const glow = 50 + page * 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320">
<rect width="320" height="320" fill="${colour}"/><ellipse cx="160" cy="270" rx="110" ry="18" fill="#000" opacity="0.13"/>
<path d="M120 250 L200 250 L185 190 L135 190Z" fill="#6b4a3a"/><circle cx="160" cy="150" r="${glow}" fill="#fff3c4"/>
<circle cx="145" cy="145" r="5" fill="#333"/><circle cx="178" cy="145" r="5" fill="#333"/>
<path d="M148 165 Q161 178 175 165" stroke="#333" stroke-width="4" fill="none" stroke-linecap="round"/></svg>`;
}

const faceSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<rect width="512" height="512" fill="#00ff00"/><circle cx="256" cy="300" r="150" fill="#a9744a"/>
<circle cx="200" cy="270" r="18" fill="#2b2226"/><circle cx="312" cy="270" r="18" fill="#2b2226"/>
<ellipse cx="256" cy="360" rx="40" ry="24" fill="#8a3a3c"/></svg>`;
