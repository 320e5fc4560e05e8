import { describe, expect, test } from 'vitest';
import type { Scene } from '../drawing/scene';
import { entriesOf, entryOf, narratedIndex, partyIndex } from './index-json';

const lamp = {
  id: '7',
  title: 'The Lamp',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'crayon',
  targetGroup: 'age_3',
  cover: { headline: 'A story', text: 'The Lamp' },
  pages: [
    { headline: 'Evening', text: 'It was dark.' },
    { headline: 'Night', text: 'It was darker.' },
  ],
  ending: { headline: 'Good night', text: 'Sleep well.' },
} as const;

const party = {
  id: '8',
  title: 'A Pond',
  kind: 'DALLIC_PARTY',
  language: 'English',
  imageStyle: 'crayon',
  initialPrompt: 'A pond',
  changePrompt: 'Make it more interesting',
  steps: [
    { description: 'A pond.', scene: {} },
    { description: 'A duck comes.', scene: {} },
  ],
} as const;

describe('the index of a narrated story', () => {
  test('has the title as the text of its cover, for the app to swap (spec contract §1)', () => {
    expect(narratedIndex(lamp, []).initialSlide).toEqual({
      headline: 'A story',
      text: 'The Lamp',
      imagePath: 'images/00.webp',
      audioPath: 'audio/00.mp3',
      transcription: [],
    });
  });

  test('has its pages between cover and ending, with media named in reading order', () => {
    const { slides, finalSlide } = narratedIndex(lamp, []);
    expect(slides.map((slide) => slide.audioPath)).toEqual(['audio/01.mp3', 'audio/02.mp3']);
    expect(finalSlide).toMatchObject({ headline: 'Good night', imagePath: 'images/03.webp' });
  });

  test('gives each page its own cues, and a film only where there is one', () => {
    const cues = [[], [{ text: 'It was dark.', start: 0.12 }]];
    const { slides } = narratedIndex(lamp, cues, new Set([2]));
    expect(slides[0]).toMatchObject({ transcription: [{ text: 'It was dark.', start: 0.12 }] });
    expect(slides.map((slide) => 'speakerVideoPath' in slide)).toEqual([false, true]);
  });
});

test('the index of a party counts the changes, not the pictures', () => {
  expect(partyIndex(party)).toEqual({
    kind: 'DALLIC_PARTY',
    presentationId: '8',
    initialPrompt: 'A pond',
    changePrompt: 'Make it more interesting',
    numberOfIterations: 1,
    steps: [
      { imageUrl: 'images/00.webp', description: 'A pond.' },
      { imageUrl: 'images/01.webp', description: 'A duck comes.' },
    ],
  });
});

describe('the list entry', () => {
  test('of a story counts the pages between cover and ending', () => {
    expect(entryOf(lamp)).toEqual({
      id: '7',
      url: 'presentations/7/index.json',
      title: 'The Lamp',
      imageStyle: 'crayon',
      targetGroup: 'age_3',
      pageCount: 2,
      language: 'English',
      previewImage: 'presentations/7/preview.webp',
      kind: 'CHILDRENS_STORY',
    });
  });

  test.each([party, { ...lamp, kind: 'PRESENTATION' } as const])(
    'of a $kind has neither age nor page count',
    (story) => {
      expect(Object.keys(entryOf(story))).toEqual([
        'id',
        'url',
        'title',
        'imageStyle',
        'language',
        'previewImage',
        'kind',
      ]);
    },
  );

  test.each<[Scene, readonly string[] | undefined]>([
    [{ sky: 'snownight', put: [{ k: 'fox', x: 0, y: 0 }] }, ['animals', 'night']],
    [
      {
        put: [
          { t: 'tree', x: 0, y: 0 },
          { k: 'child', x: 0, y: 0 },
        ],
      },
      undefined,
    ],
  ])('names as subjects what the cover shows', (cover, subjects) => {
    expect(entryOf(lamp, cover).subjects).toEqual(subjects);
  });

  test('of the newest is first; ids are compared without losing digits', () => {
    const ids = ['9', '9007199254740992', '9007199254740993', '10'];
    expect(entriesOf(ids.map((id) => ({ ...lamp, id }))).map((entry) => entry.id)).toEqual([
      '9007199254740993',
      '9007199254740992',
      '10',
      '9',
    ]);
  });
});
