import { describe, expect, test } from 'vitest';
import type { Slide } from '../contract/presentation/presentation-index';
import { playableSlides, playableSteps } from './playable-story';

const indexUrl = 'https://host/presentations/12/index.json';
const slide = (paths: Partial<Slide>): Slide => ({ headline: '', text: '', transcription: [], ...paths });
const story = (...sequence: Slide[]) => ({ kind: 'STORY', sequence }) as const;

describe('a playable story', () => {
  test('resolves media paths against the index URL', () => {
    const { slides } = playableSlides(
      story(slide({ imagePath: 'a b.webp', audioPath: 'ä#1.mp3', speakerVideoPath: 'speaker.mp4' })),
      indexUrl,
      [],
    );
    expect(slides[0]).toMatchObject({
      pictureUrl: 'https://host/presentations/12/a%20b.webp',
      audioUrl: 'https://host/presentations/12/%C3%A4%231.mp3',
      filmUrl: 'https://host/presentations/12/speaker.mp4',
      pictureRefused: false,
    });
  });

  test('marks a refused picture for a placeholder, and omits refused audio', () => {
    const foreign = 'https://elsewhere.example/';
    const { slides } = playableSlides(
      story(slide({ imagePath: `${foreign}a.webp`, audioPath: `${foreign}a.mp3` })),
      indexUrl,
      [],
    );
    expect(slides[0]).toMatchObject({ pictureRefused: true });
    expect(slides[0]).not.toHaveProperty('pictureUrl');
    expect(slides[0]).not.toHaveProperty('audioUrl');
  });

  test('reports each refused path once', () => {
    const escape = slide({ imagePath: '../../secret.webp' });
    const script = slide({ audioPath: 'javascript:alert(1)' });
    const { errors } = playableSlides(story(escape, escape, script, script), indexUrl, []);
    expect(errors).toMatchObject([{ reason: 'outside-presentations' }, { reason: 'unsafe-protocol' }]);
  });

  test('reports all transcriptions that cannot be read at once, with slide and field', () => {
    const fault = { field: 'transcription.3.start', reason: 'not-a-time' } as const;
    const broken = { ...slide({}), transcriptionFault: fault };
    const { errors } = playableSlides(
      story(slide({}), ...Array.from({ length: 7 }, () => broken)),
      indexUrl,
      [],
    );
    expect(errors).toHaveLength(1);
    expect(errors[0]?.message).toMatch(/^slide 2 transcription\.3\.start: not-a-time, slide 3 .*, 2 more$/);
  });

  test('plays a part of a file, whose sentences are written in the time of the file', () => {
    const cues = [0, 3.5, 4, 6, 8].map((start) => ({ text: String(start), start }));
    const part = { audioPath: 'book.mp3', audioClip: { start: 4, end: 8 } };
    const { slides } = playableSlides(story(slide({ ...part, transcription: cues })), indexUrl, []);
    expect(slides[0]?.audioUrl).toBe('https://host/presentations/12/book.mp3#t=4,8');
    expect(slides[0]?.cues).toEqual([
      { text: '3.5', start: 0 },
      { text: '4', start: 0 },
      { text: '6', start: 2 },
    ]);
  });

  test('leaves sentences as they are that count from the beginning of a part', () => {
    const cues = [0, 3, 7].map((start) => ({ text: String(start), start }));
    const part = { speakerVideoPath: 'book.mp4', speakerVideoClip: { start: 60 } };
    const { slides } = playableSlides(story(slide({ ...part, transcription: cues })), indexUrl, []);
    expect(slides[0]?.filmUrl).toBe('https://host/presentations/12/book.mp4#t=60');
    expect(slides[0]?.cues).toEqual(cues);
  });

  test('allows media from origins that the deployment lists', () => {
    const path = 'https://media.example/a.webp';
    const { slides } = playableSlides(story(slide({ imagePath: path })), indexUrl, ['https://media.example']);
    expect(slides[0]?.pictureUrl).toBe(path);
  });

  test('keeps the steps of a party whose picture is refused', () => {
    const party = {
      kind: 'DALLIC_PARTY',
      initialPrompt: '',
      changePrompt: '',
      numberOfIterations: 2,
      steps: [
        { position: 0, description: 'one', imageUrl: '1.webp' },
        { description: 'two', imageUrl: 'data:text/html,x' },
      ],
    } as const;
    const { steps, refused } = playableSteps(party, indexUrl, []);
    expect(steps).toEqual([
      { index: 0, description: 'one', pictureUrl: 'https://host/presentations/12/1.webp' },
      { index: 1, description: 'two' },
    ]);
    expect(refused).toHaveLength(1);
  });
});
