// Answers spoken questions about a presentation with its own sentences, and speaks them. It hears by comparing the question with
// the presentation's words as our voices say them, which needs no model and no network. Keeps answers in memory only.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { presentationEntrySchema } from '../../../src/contract/presentation/list-entry';
import { parse } from '../../../src/contract/parse';
import { parsePresentationIndex } from '../../../src/contract/presentation/presentation-index';
import type { Answer, Question } from '../../../src/contract/service/bodies';
import { createLruCache } from '../../hosting/lru-cache';
import { bytesResource, type Resource } from '../../hosting/resource';
import { shortHash } from '../../service/identity/tokens';
import type { StoredPresentation } from '../../store/store';
import { openMp3Encoder } from '../../story-press/voice/mp3';
import { recite } from '../../story-press/voice/narration';
import { openPico, type PicoEngine } from '../../story-press/voice/pico/pico';
import { picoVoice } from '../../story-press/voice/pico/pico-voice';
import { sentencesOf } from '../../story-press/voice/sentences';
import { trimSilence } from '../../story-press/voice/wave';
import { answerTexts, answerLanguageOf, type AnswerLanguage } from './answer-texts';
import { cepstraOf, type Frame } from './cepstra';
import { chooseAnswer, type HeardWord } from './choose-answer';
import { keywordsOf, type SourceSentence } from './keywords';
import { decodeRecording } from './recording';
import { distanceOf } from './word-spotting';

export interface Answerer {
  /** Returns the answer; undefined when the presentation has none, or nothing was heard. */
  answer(question: Question, presentation: StoredPresentation): Promise<Answer | undefined>;
  /** Returns the file of a recent answer by its path. */
  medium(path: string): Resource | undefined;
}

/** How many answers can still be heard; older ones are forgotten. */
const maxAnswers = 40;
/** Frames of a question that are compared; a recording has at most 30 s, of which the first 12 are enough. */
const maxFrames = 1200;

/** Creates an answerer, which loads a language's voice with its first question, and again after it could not be loaded. */
export function createAnswerer(openEngine: typeof openPico = openPico): Answerer {
  const engines = createLruCache<PicoEngine>(Object.keys(answerTexts).length);
  const media = new Map<string, Resource>();
  return {
    medium: (path) => media.get(path),
    async answer({ presentationId, conversation, audio }, presentation) {
      const sentences = sentencesOfPresentation(presentation);
      const language = languageOf(presentation);
      if (sentences.length === 0 || language === undefined) return undefined;
      const question = await framesOf(audio);
      const engine = await engines.get(language, () => openEngine(language));
      const heard = await hear(question, sentences, engine);
      const said = conversation.map((turn) => turn.answer);
      const chosen = chooseAnswer(heard, sentences, said);
      if (chosen === undefined) return undefined;
      const texts = answerTexts[language];
      const parts = [...(chosen.isSure ? [] : [texts.unsure]), ...chosen.sentences];
      const name = `answers/${shortHash(`${presentationId}\n${audio}\n${parts.join('\n')}`)}.mp3`;
      media.set(`${presentationId}/${name}`, bytesResource(await spoken(parts, engine), 'audio/mpeg'));
      forgetOldest(media);
      return { question: texts.asked(chosen.words), answer: parts.join(' '), audioPath: name };
    },
  };
}

function forgetOldest(media: Map<string, Resource>): void {
  const [oldest] = media.keys();
  if (media.size > maxAnswers && oldest !== undefined) media.delete(oldest);
}

function languageOf({ entry }: StoredPresentation): AnswerLanguage | undefined {
  return answerLanguageOf(parse(presentationEntrySchema, entry, 'entry').language);
}

/** Returns the sentences of all slides in order. A party has none. */
function sentencesOfPresentation(presentation: StoredPresentation): readonly SourceSentence[] {
  const language = languageOf(presentation);
  if (presentation.index === undefined || language === undefined) return [];
  const index = parsePresentationIndex(presentation.index, 'index.json');
  if (index.kind === 'DALLIC_PARTY') return [];
  return index.sequence.flatMap(({ text }, slide) =>
    sentencesOf(text, language).map((sentence) => ({ text: sentence.text, slide })),
  );
}

/** Returns the frames of a recording. One without sound has none. */
async function framesOf(audio: string): Promise<readonly Frame[]> {
  const sound = await decodeRecording(audio);
  return sound.samples.length === 0 ? [] : cepstraOf(trimSilence(sound)).slice(0, maxFrames);
}

/** Compares each keyword with the question, with a turn of the event loop between two of them. */
async function hear(
  question: readonly Frame[],
  sentences: readonly SourceSentence[],
  engine: PicoEngine,
): Promise<readonly HeardWord[]> {
  const heard: HeardWord[] = [];
  for (const keyword of keywordsOf(sentences)) {
    heard.push({
      ...keyword,
      distance: distanceOf(cepstraOf(trimSilence(engine.speak(keyword.word))), question),
    });
    await nextTurn();
  }
  return heard;
}

async function spoken(texts: readonly string[], engine: PicoEngine): Promise<Buffer> {
  const encoder = await openMp3Encoder();
  const voice = picoVoice(engine);
  const sentences = texts.map((text) => ({ text, closes: false, parts: [{ text, pitch: 100, speed: 94 }] }));
  return encoder.encode(recite(sentences, voice, 1));
}
