import { describe, expect, test } from 'vitest';
import { openMp3Encoder } from '../../story-press/voice/mp3';
import { openPico } from '../../story-press/voice/pico/pico';
import { createAnswerer } from './answerer';

const talk = (language: string, ...texts: readonly string[]) => ({
  entry: { id: '7', title: 'A talk', language },
  index: JSON.stringify({ kind: 'PRESENTATION', slides: texts.map((text) => ({ text })) }),
  folder: undefined,
  media: new Map(),
  published: true,
});

async function recorded(language: 'English' | 'German', question: string): Promise<string> {
  const [engine, encoder] = await Promise.all([openPico(language), openMp3Encoder()]);
  // A little higher than the voice that answers.
  const sound = engine.speak(`<pitch level='110'>${question}</pitch>`);
  return `data:audio/mp3;base64,${encoder.encode(sound).toString('base64')}`;
}

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
    });
    expect(answerer.medium(`7/${answer?.audioPath}`)).toMatchObject({
      type: 'audio/mpeg',
      size: expect.any(Number),
    });
    expect(answerer.medium('8/answers/other.mp3')).toBeUndefined();
  });

  test('is answered in German', async () => {
    const audio = await recorded('German', 'Was machen sie im Winter?');
    const bienen = talk('German', 'Der Tanz zeigt die Richtung.', 'Im Winter bleiben sie zu Hause.');
    const answer = await createAnswerer().answer({ presentationId: '7', conversation: [], audio }, bienen);
    expect(answer?.answer).toContain('Im Winter bleiben sie zu Hause.');
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
