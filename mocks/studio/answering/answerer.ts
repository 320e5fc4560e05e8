// Answers spoken questions about a presentation with its own sentences, and speaks them. Recognises words by comparing the question
// with the presentation's words in our voices. This needs no model and no network, but a second of a core.
import { presentationEntrySchema } from '../../../src/contract/presentation/list-entry';
import { parse } from '../../../src/base/parse';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import type { Answer, Question } from '../../../src/contract/service/bodies';
import { createLruCache } from '../../base/lru-cache';
import { openMp3Encoder } from '../voices/mp3';
import { recite } from '../voices/narration';
import { openPico, type PicoEngine } from '../voices/pico/pico';
import { picoVoice } from '../voices/pico/pico-voice';
import { sentencesOf } from '../voices/sentences';
import { trimSilence } from '../voices/wave';
import { cepstraOf, type Frame } from './cepstra';
import { chooseAnswer, keywordsOf, type HeardWord, type SourceSentence } from './choose-answer';
import { decodeRecording } from './recording';
import { distanceOf } from './word-spotting';

/** The part of a presentation that answers. */
export interface AskedPresentation {
  /** Its list entry, unchecked. */
  readonly entry: unknown;
  /** The text of its index.json; undefined when there is none. */
  readonly index: string | undefined;
}

interface SpokenAnswer extends Pick<Answer, 'question' | 'answer'> {
  /** The answer as an MP3 file. */
  readonly sound: Uint8Array;
}

export interface Answerer {
  /** Returns the answer; undefined when the presentation has none, or nothing was heard. */
  answer(question: Question, presentation: AskedPresentation): Promise<SpokenAnswer | undefined>;
}

/** The sentence before an answer to words that may have been misheard, in the languages of our answering voices. */
const unsure = {
  English: 'I am not sure that I heard you right.',
  German: 'Ich bin nicht sicher, ob ich dich richtig verstanden habe.',
  French: 'Je ne suis pas sûre de t’avoir bien compris.',
  Italian: 'Non sono sicura di averti capito bene.',
  Spanish: 'No estoy segura de haberte entendido bien.',
} as const;
export type AnswerLanguage = keyof typeof unsure;

const isAnswered = (language: string): language is AnswerLanguage => Object.hasOwn(unsure, language);

/** Frames of a question that are compared; a recording has at most 30 s, of which the first 12 are enough. */
const maxFrames = 1200;

/** Creates an answerer, which loads a language's voice with its first question, and again after it could not be loaded. */
export function createAnswerer(openEngine: typeof openPico = openPico): Answerer {
  const engines = createLruCache<PicoEngine>(Object.keys(unsure).length);
  return {
    async answer({ conversation, audio }, presentation) {
      const { language } = parse(presentationEntrySchema, presentation.entry, 'entry');
      if (!isAnswered(language)) return undefined;
      const sentences = sentencesOfPresentation(presentation, language);
      if (sentences.length === 0) return undefined;
      const question = await framesOf(audio);
      if (question.length === 0) return undefined;
      const engine = await engines.get(language, () => openEngine(language));
      const said = conversation.map((turn) => turn.answer);
      const chosen = chooseAnswer(hear(question, sentences, engine), sentences, said);
      if (chosen === undefined) return undefined;
      const parts = [...(chosen.isSure ? [] : [unsure[language]]), ...chosen.sentences];
      const sound = await spoken(parts, engine);
      // Only its words are known of the question.
      return { question: `… ${chosen.words.join(' … ')} …?`, answer: parts.join(' '), sound };
    },
  };
}

/** Returns the sentences of all slides in order. A party has none. */
function sentencesOfPresentation(
  { index }: AskedPresentation,
  language: AnswerLanguage,
): readonly SourceSentence[] {
  const parsed = index === undefined ? undefined : parsePresentationIndex(index, 'index.json');
  if (parsed === undefined || parsed.kind === 'DALLIC_PARTY') return [];
  return parsed.sequence.flatMap(({ text }, slide) =>
    sentencesOf(text, language).map((sentence) => ({ text: sentence.text, slide })),
  );
}

/** Returns the frames of a recording. One without sound has none. */
async function framesOf(audio: string): Promise<readonly Frame[]> {
  const sound = await decodeRecording(audio);
  return sound.samples.length === 0 ? [] : cepstraOf(trimSilence(sound)).slice(0, maxFrames);
}

/** Compares each keyword with the question. */
function hear(
  question: readonly Frame[],
  sentences: readonly SourceSentence[],
  engine: PicoEngine,
): readonly HeardWord[] {
  return keywordsOf(sentences).map((keyword) => ({
    ...keyword,
    distance: distanceOf(cepstraOf(trimSilence(engine.speak(keyword.word))), question),
  }));
}

async function spoken(texts: readonly string[], engine: PicoEngine): Promise<Buffer> {
  const encoder = await openMp3Encoder();
  const voice = picoVoice(engine);
  const sentences = texts.map((text) => ({ text, closes: false, parts: [{ text, pitch: 100, speed: 94 }] }));
  return encoder.encode(recite(sentences, voice, 1));
}
