// Makes one presentation of the sample library: pictures, narration, speaker films and index.
import path from 'node:path';
import { pictureSeedOf } from '../../base/random';
import { speakers } from '../drawing/speaker-figure';
import { presenterFilm } from '../film/presenter-film';
import { paceOf, recite } from '../voices/narration';
import { openPico } from '../voices/pico/pico';
import { picoVoice } from '../voices/pico/pico-voice';
import { sentencesOf } from '../voices/sentences';
import { narratedIndex, partyIndex, sequenceOf } from './index-json';
import { pressPresentation, type PressWork } from './press-presentation';
import type { NarratedStory, Page, Party, Story } from './story';

/** Makes the files of a story, its index last; pictures are 1024 pixels square by default. Throws what the press throws. */
export async function pressStory(library: string, story: Story, pictureSize?: number): Promise<void> {
  const folder = path.join(library, 'presentations', story.id);
  const work = story.kind === 'DALLIC_PARTY' ? partyWork(story) : narratedWork(story);
  const { imageStyle } = story;
  const deps = { now: () => 0, onProgress: () => undefined, pictureSize };
  await pressPresentation({ folder, imageStyle }, () => work, deps);
}

function partyWork(party: Party): PressWork {
  // One seed for all steps: only the prompt changes the picture.
  const seed = pictureSeedOf(party.id);
  return { pages: party.steps.map(({ scene }) => ({ scene, seed })), indexOf: () => partyIndex(party) };
}

/** Pitch and speed of the narrators. */
const narrators: Record<NarratedStory['voice'], { readonly pitch: number; readonly speed: number }> = {
  'english-woman': { pitch: 100, speed: 94 },
  'english-man': { pitch: 82, speed: 94 },
  'german-woman': { pitch: 100, speed: 94 },
  'german-man': { pitch: 80, speed: 94 },
};

function narratedWork({ language, speaker, targetGroup, ...story }: NarratedStory): PressWork {
  const pages = sequenceOf<Page>(story);
  return {
    pages: pages.map(({ scene }, page) => ({ scene, seed: pictureSeedOf(`${story.id}:${page}`) })),
    openVoice: async () => {
      const voice = picoVoice(await openPico(language));
      const voiced = ({ text }: Page) =>
        sentencesOf(text, language).map((sentence) => ({
          ...sentence,
          parts: [{ text: sentence.text, ...narrators[story.voice] }],
        }));
      return pages.map((page) => () => recite(voiced(page), voice, paceOf(targetGroup)));
    },
    openFilm: speaker && ((size) => Promise.resolve(presenterFilm(speakers[speaker], size))),
    indexOf: (cues, filmed) => narratedIndex(story, cues, filmed),
  };
}
