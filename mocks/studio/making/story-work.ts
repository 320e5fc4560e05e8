// Turns a story into what the press makes: its pages, what its voice says, its list entry and its index. Pure.
import { pictureSeedOf } from '../../base/random';
import { entryOf, narratedIndex, sequenceOf, type PageText } from '../press/index-json';
import { paceOf, recite } from '../voices/narration';
import { openPico } from '../voices/pico/pico';
import { picoVoice, type VoicedSentence } from '../voices/pico/pico-voice';
import { speakerVoices } from '../voices/speakers/speaker-voices';
import type { MadePage, MadeSentence, MadeStory, SpeakingVoice, StoryRequest } from '../writing/made-story';
import { languageOf } from '../writing/title/language';
import { writeStory } from '../writing/write-story';
import { storytellerOf } from './hidden-personalities';
import type { PressJob } from './press-messages';
import type { PressWork } from '../press/press-presentation';

/** Returns a story as the press makes it. The same title and seed give the same work. */
export function storyWork(
  { id, request, seed }: PressJob<StoryRequest>,
  write: (request: StoryRequest, seed: number) => MadeStory = writeStory,
): PressWork {
  const { kind, imageStyle, targetGroup } = request;
  // A title that is clearly in the other language is told, read and listed in it.
  const language = languageOf(request.title, request.language);
  const story = write({ ...request, language }, seed);
  const person = storytellerOf(kind, language);
  // A little slower than Pico's own speed.
  const narrator = { pitch: speakerVoices[person.speaker]?.pitch ?? 100, speed: 94 };
  const pages = sequenceOf<MadePage>(story);
  const source = {
    id,
    kind,
    cover: pageTextOf(story.cover),
    pages: story.pages.map(pageTextOf),
    ending: pageTextOf(story.ending),
  };
  return {
    pages: pages.map((told, page) => ({
      scene: told.scene,
      seed: pictureSeedOf(`${seed}:${page}`),
      description: pageTextOf(told).text || story.title,
    })),
    openVoice: async () => {
      const voice = picoVoice(await openPico(language));
      return pages.map(
        (page) => () => recite(voicedSentencesOf(page, story.speakers, narrator), voice, paceOf(targetGroup)),
      );
    },
    entry: entryOf(
      { ...source, title: story.title, language, imageStyle, targetGroup, improvised: story.isImprovised },
      story.cover.scene,
    ),
    indexOf: (cues) => ({ ...narratedIndex(source, cues), settings: { person } }),
  };
}

function pageTextOf({ headline, sentences }: MadePage): PageText {
  const text = sentences.map((sentence) => `${textOf(sentence)}${sentence.closes ? '\n' : ' '}`).join('');
  return { headline, text: text.trim() };
}

const textOf = ({ parts }: MadeSentence): string => parts.map(({ text }) => text).join('');

/** Returns the sentences of a page, each part with the pitch and speed of who speaks it: both are relative to the narrator's. */
function voicedSentencesOf(
  { sentences }: MadePage,
  speakers: MadeStory['speakers'],
  narrator: SpeakingVoice,
): VoicedSentence[] {
  return sentences.map((sentence) => ({
    text: textOf(sentence),
    closes: sentence.closes,
    parts: sentence.parts.map(({ text, speaker = '' }) => {
      const { pitch, speed } = speakers[speaker] ?? { pitch: 100, speed: 100 };
      return { text, pitch: (narrator.pitch * pitch) / 100, speed: (narrator.speed * speed) / 100 };
    }),
  }));
}
