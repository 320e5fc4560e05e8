// A question that our own voices speak, and a talk that answers it.
import { openMp3Encoder } from '../voices/mp3';
import { openPico, type PicoEngine } from '../voices/pico/pico';
import type { Sound } from '../voices/wave';
import type { AnswerLanguage } from './answerer';

/** Returns a question with this recording. */
export async function questionOf(sound: Sound) {
  const file = (await openMp3Encoder()).encode(sound);
  return { presentationId: '7', conversation: [], audio: `data:audio/mp3;base64,${file.toString('base64')}` };
}

const engines = new Map<string, ReturnType<typeof openPico>>();

function speakingOnce(engine: PicoEngine): PicoEngine {
  const spoken = new Map<string, Sound>();
  return {
    speak: (text) => {
      const sound = spoken.get(text) ?? engine.speak(text);
      spoken.set(text, sound);
      return sound;
    },
  };
}

/**
 * Returns the engine of a language, which is opened once for all tests. It speaks a text once: the words of a talk take most of the time
 * of a question, and are the same for each.
 */
export const engineOf: typeof openPico = (language) => {
  const engine = engines.get(language) ?? openPico(language).then(speakingOnce);
  engines.set(language, engine);
  return engine;
};

/** Returns a question in a voice that is a little higher than the answering voice. */
export async function spokenQuestion(text: string, language: AnswerLanguage = 'English') {
  return questionOf((await engineOf(language)).speak(`<pitch level='110'>${text}</pitch>`));
}

/** Returns a talk with a slide for each text. */
export const talk = (language: string, ...texts: readonly string[]) => ({
  entry: { id: '7', title: 'A talk', language },
  index: JSON.stringify({ kind: 'PRESENTATION', slides: texts.map((text) => ({ text })) }),
});

export const bees = talk(
  'English',
  'Bees keep warm in winter. They share their honey.',
  'The dance shows the direction.',
);
