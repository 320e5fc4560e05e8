import { describe, expect, test, vi } from 'vitest';
import { openMp3Encoder } from '../../story-press/voice/mp3';
import { openPico } from '../../story-press/voice/pico/pico';
import type { AnswerLanguage } from './answer-texts';
import { createAnswerer } from './answerer';

const talk = (language: string, ...texts: readonly string[]) => ({
  entry: { id: '7', title: 'A talk', language },
  index: JSON.stringify({ kind: 'PRESENTATION', slides: texts.map((text) => ({ text })) }),
  folder: undefined,
  media: new Map(),
  published: true,
});

async function recorded(language: AnswerLanguage, question: string): Promise<string> {
  const [engine, encoder] = await Promise.all([openPico(language), openMp3Encoder()]);
  // A little higher than the voice that answers.
  const sound = engine.speak(`<pitch level='110'>${question}</pitch>`);
  return dataUrlOf(encoder.encode(sound));
}

const dataUrlOf = (file: Buffer) => `data:audio/mp3;base64,${file.toString('base64')}`;

describe('a question that is spoken', () => {
  const bees = talk(
    'English',
    'Bees keep warm in winter. They share their honey.',
    'The dance shows the direction.',
  );

  test('is answered with the sentences that it asks about, which can be heard', async () => {
    const answerer = createAnswerer();
    const audio = await recorded('English', 'Which direction is it?');
    const answer = await answerer.answer({ presentationId: '7', conversation: [], audio }, bees);
    expect(answer).toMatchObject({
      question: expect.stringContaining('direction'),
      answer: expect.stringContaining('The dance shows the direction.'),
      sound: expect.any(Uint8Array),
    });
  });

  test('is answered by a voice that could not be loaded for the question before', async () => {
    const openEngine = vi.fn<typeof openPico>(openPico).mockRejectedValueOnce(new Error('EMFILE'));
    const answerer = createAnswerer(openEngine);
    const question = {
      presentationId: '7',
      conversation: [],
      audio: await recorded('English', 'Which direction is it?'),
    };
    await expect(answerer.answer(question, bees)).rejects.toThrow('EMFILE');
    for (const _ of ['again', 'by the same voice'])
      expect(await answerer.answer(question, bees)).toMatchObject({ sound: expect.any(Uint8Array) });
    expect(openEngine).toHaveBeenCalledTimes(2);
  });

  test.each<[AnswerLanguage, string, string, string]>([
    [
      'German',
      'Was machen sie im Winter?',
      'Im Winter bleiben sie zu Hause.',
      'Der Tanz zeigt die Richtung.',
    ],
    [
      'French',
      'Que font-elles en hiver ?',
      'Pendant l’hiver elles restent à la maison.',
      'La danse montre la direction.',
    ],
    [
      'Italian',
      'Che cosa fanno in inverno?',
      'Durante l’inverno restano a casa.',
      'La danza mostra la direzione.',
    ],
    [
      'Spanish',
      '¿Qué hacen en invierno?',
      'Durante el invierno se quedan en casa.',
      'El baile muestra la dirección.',
    ],
  ])('is answered in %s', async (language, question, expected, other) => {
    const audio = await recorded(language, question);
    const answer = await createAnswerer().answer(
      { presentationId: '7', conversation: [], audio },
      talk(language, other, expected),
    );
    expect(answer?.answer).toContain(expected);
    expect(answer?.answer).not.toContain(other);
  });

  test.each<[string, AnswerLanguage, string]>([
    ['in Japanese', 'English', 'Japanese'],
    ['in another language than the talk', 'German', 'English'],
  ])('%s ends without an answer of other words', async (_, spoken, language) => {
    const audio = await recorded(spoken, 'Wie spät ist es gerade?');
    const answer = await createAnswerer().answer(
      { presentationId: '7', conversation: [], audio },
      talk(language, 'Volcanoes erupt.', 'Lava glows.'),
    );
    expect(answer).toBeUndefined();
  });

  test('in which nothing can be heard is compared with no word', async () => {
    const openEngine = vi.fn<typeof openPico>(openPico);
    const encoder = await openMp3Encoder();
    const silence = encoder.encode({ rate: 16_000, samples: new Int16Array(16_000) });
    const question = { presentationId: '7', conversation: [], audio: dataUrlOf(silence) };
    expect(await createAnswerer(openEngine).answer(question, bees)).toBeUndefined();
    expect(openEngine).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no sound in it', 'data:audio/mp3;base64,AA', bees],
    [
      'the presentation is in a language without a voice',
      'data:audio/mp3;base64,AA',
      talk('Latin', 'Apes volant.'),
    ],
    ['the presentation has no words', 'data:audio/mp3;base64,AA', talk('English', '')],
  ])('has no answer when %s', async (_, audio, presentation) => {
    expect(
      await createAnswerer().answer({ presentationId: '7', conversation: [], audio }, presentation),
    ).toBeUndefined();
  });
});
