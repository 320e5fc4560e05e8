// Turns a made story into what the library stores of it: the texts of its index, its list entry, and what its voice says. Pure.
import type { IndexSource, PageText } from '../../story-press/build/index-json';
import type { PersonData } from '../../../src/contract/creation/settings';
import { speakerVoices } from '../../story-press/voice/speakers/speaker-voices';
import type { VoicedSentence } from '../../story-press/voice/pico/pico-voice';
import type { MadePage, MadeSentence, MadeStory, SpeakingVoice, StoryRequest } from '../writing/made-story';

/** Every narrator's speed: a little slower than Pico's own. */
const narratorSpeed = 94;

/** Returns the voice of a storyteller: the pitch of its speaker, at the pace of a story. */
export function narratorOf({ speaker }: Pick<PersonData, 'speaker'>): SpeakingVoice {
  return { pitch: speakerVoices[speaker]?.pitch ?? 100, speed: narratorSpeed };
}

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
  narrator: SpeakingVoice,
): VoicedSentence[] {
  const voiceOf = (speaker: string | undefined) =>
    relativeTo(narrator, speaker === undefined ? undefined : speakers[speaker]);
  return sentences.map((sentence) => ({
    text: textOf(sentence),
    closes: sentence.closes,
    parts: sentence.parts.map(({ text, speaker }) => ({
      text,
      ...voiceOf(speaker),
    })),
  }));
}

function relativeTo(
  narrator: SpeakingVoice,
  voice: SpeakingVoice = { pitch: 100, speed: 100 },
): SpeakingVoice {
  return { pitch: (narrator.pitch * voice.pitch) / 100, speed: (narrator.speed * voice.speed) / 100 };
}
