import { describe, expect, test, vi } from 'vitest';
import { openPico } from '../voices/pico/pico';
import { createAnswerer, type AnswerLanguage } from './answerer';
import { bees, engineOf, questionOf, spokenQuestion, talk } from './spoken-question.fixture';

const answerer = createAnswerer(engineOf);

describe('a question that is spoken', () => {
  test('is answered with the sentences that it asks about, which can be heard', async () => {
    const answer = await answerer.answer(await spokenQuestion('Which direction is it?'), bees);
    expect(answer).toMatchObject({
      question: expect.stringContaining('direction'),
      answer: expect.stringContaining('The dance shows the direction.'),
      sound: expect.any(Uint8Array),
    });
  });

  test('is answered by a voice that could not be loaded for the question before', async () => {
    const openEngine = vi.fn<typeof engineOf>(engineOf).mockRejectedValueOnce(new Error('EMFILE'));
    const failing = createAnswerer(openEngine);
    const question = await spokenQuestion('Which direction is it?');
    await expect(failing.answer(question, bees)).rejects.toThrow('EMFILE');
    for (const _ of ['again', 'by the same voice'])
      expect(await failing.answer(question, bees)).toMatchObject({ sound: expect.any(Uint8Array) });
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
  ])('is answered in %s', async (language, text, expected, other) => {
    const question = await spokenQuestion(text, language);
    const answer = await answerer.answer(question, talk(language, other, expected));
    expect(answer?.answer).toContain(expected);
    expect(answer?.answer).not.toContain(other);
  });

  test.each<[string, AnswerLanguage, string]>([
    ['in Japanese', 'English', 'Japanese'],
    ['in another language than the talk', 'German', 'English'],
  ])('%s ends without an answer of other words', async (_, spoken, language) => {
    const question = await spokenQuestion('Wie spät ist es gerade?', spoken);
    const about = talk(language, 'Volcanoes erupt.', 'Lava glows.');
    expect(await answerer.answer(question, about)).toBeUndefined();
  });

  test('in which nothing can be heard is compared with no word', async () => {
    const openEngine = vi.fn<typeof openPico>(openPico);
    const question = await questionOf({ rate: 16_000, samples: new Int16Array(16_000) });
    expect(await createAnswerer(openEngine).answer(question, bees)).toBeUndefined();
    expect(openEngine).not.toHaveBeenCalled();
  });

  test.each([
    ['there is no sound in it', bees],
    ['the presentation is in a language without a voice', talk('Latin', 'Apes volant.')],
    ['the presentation has no words', talk('English', '')],
  ])('has no answer when %s', async (_, presentation) => {
    const question = { presentationId: '7', conversation: [], audio: 'data:audio/mp3;base64,AA' };
    expect(await answerer.answer(question, presentation)).toBeUndefined();
  });
});
