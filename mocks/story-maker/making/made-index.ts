// Turns a made story into what the library stores of it: the texts of its index, its list entry, and what its voice says. Pure.
import type { IndexSource, PageText } from '../../story-press/build/index-json';
import type { VoicedSentence } from '../../story-press/voice/pico/pico-voice';
import type { MadePage, MadeSentence, MadeStory, SpeakingVoice, StoryRequest } from '../writing/made-story';

/** The narrator's pitch and speed: a little slower than Pico's own. */
const narrator: SpeakingVoice = { pitch: 100, speed: 94 };

/** Returns cover, pages and ending as the index holds them. */
export function indexSourceOf(id: string, kind: StoryRequest['kind'], story: MadeStory): IndexSource {
  return {
    id,
    kind,
    cover: pageTextOf(story.cover),
    pages: story.pages.map(pageTextOf),
    ending: pageTextOf(story.ending),
  };
}

function pageTextOf({ headline, sentences }: MadePage): PageText {
  const text = sentences.map((sentence) => `${textOf(sentence)}${sentence.closes ? '\n' : ' '}`).join('');
  return { headline, text: text.trim() };
}

function textOf({ parts }: MadeSentence): string {
  return parts.map(({ text }) => text).join('');
}

/** Returns the sentences of a page, each part with the pitch and speed of who speaks it. */
export function voicedSentencesOf(
  { sentences }: MadePage,
  speakers: MadeStory['speakers'],
): VoicedSentence[] {
  return sentences.map((sentence) => ({
    text: textOf(sentence),
    closes: sentence.closes,
    parts: sentence.parts.map(({ text, speaker }) => ({
      text,
      ...relativeToNarrator(speaker === undefined ? undefined : speakers[speaker]),
    })),
  }));
}

function relativeToNarrator(voice: SpeakingVoice = { pitch: 100, speed: 100 }): SpeakingVoice {
  return { pitch: (narrator.pitch * voice.pitch) / 100, speed: (narrator.speed * voice.speed) / 100 };
}
