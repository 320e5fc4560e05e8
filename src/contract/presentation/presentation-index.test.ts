import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import {
  EmptyPresentationError,
  mediaPathsOf,
  parsePresentationIndex,
  swapCover,
  titleOf,
  type NarratedIndex,
} from './presentation-index';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const call = 'GET /presentations/:presentationId/index.json';
const read = (index: unknown) => parsePresentationIndex(JSON.stringify(index), call);

function readStory(index: object): NarratedIndex {
  const story = read(index);
  if (story.kind === 'DALLIC_PARTY') throw new Error('a party is no story');
  return story;
}

const slide = {
  headline: 'Der Bär',
  text: 'Ein Bär wollte fliegen.',
  imagePath: 'bear.webp',
  audioPath: '1.mp3',
};

describe('the sequence of slides (spec player §1)', () => {
  test('is the initial slide, the slides and the final slide', () => {
    const { sequence } = readStory({
      initialSlide: { headline: 'Eine Geschichte', text: 'Der Bär' },
      slides: [slide, { ...slide, headline: 'Der Berg' }],
      finalSlide: { headline: 'Danke' },
    });
    expect(sequence.map((each) => each.headline)).toEqual(['Der Bär', 'Der Bär', 'Der Berg', 'Danke']);
  });

  test.each([
    [{ initialSlide: { text: 'Nur ein Titel' } }, 1],
    [{ slides: [slide] }, 1],
    [{ finalSlide: { imagePath: 'end.webp' } }, 1],
    [{ initialSlide: null, slides: [slide, slide], finalSlide: null }, 2],
  ])('of %j has %i slides', (index, length) => {
    expect(readStory(index).sequence).toHaveLength(length);
  });

  test.each([{}, { slides: [] }, { kind: 'STORY', initialSlide: null, slides: null }])(
    'of %j is empty and throws EmptyPresentationError',
    (index) => {
      expect(() => read(index)).toThrow(EmptyPresentationError);
    },
  );
});

test.each([
  ['French', { language: 'French' }],
  ['', {}],
  [null, {}],
  [7, {}],
])('the language %j is read as %j, in a party too', (language, fields) => {
  const { sequence, ...story } = readStory({ language, slides: [slide] });
  expect(story).toEqual({ kind: 'PRESENTATION', ...fields });
  expect(read({ kind: 'DALLIC_PARTY', language })).toEqual({ ...read({ kind: 'DALLIC_PARTY' }), ...fields });
  expect(sequence).toHaveLength(1);
});

describe('the cover', () => {
  test('has headline and text swapped, so that the title is the cover’s title (spec contract §1)', () => {
    const [cover] = readStory({ initialSlide: { headline: 'Erzählt von Ida', text: 'Der Bär' } }).sequence;
    expect(cover).toEqual({ headline: 'Der Bär', text: 'Erzählt von Ida', transcription: [] });
  });

  test('is unchanged after two swaps', () => {
    const [first] = readStory({ slides: [slide] }).sequence;
    expect(first && swapCover(swapCover(first))).toEqual(first);
  });

  test('of a slide-deck set holds only text and picture (spec contract §1)', () => {
    const set = {
      initialSlide: { text: 'Der Bär', imagePath: 'a.webp' },
      finalSlide: { imagePath: 'b.webp' },
    };
    expect(readStory(set).sequence).toEqual([
      { headline: 'Der Bär', text: '', imagePath: 'a.webp', transcription: [] },
      { headline: '', text: '', imagePath: 'b.webp', transcription: [] },
    ]);
  });
});

describe('a slide', () => {
  test('may lack every field (spec contract §10)', () => {
    expect(readStory({ slides: [{}] }).sequence).toEqual([{ headline: '', text: '', transcription: [] }]);
  });

  test('has no medium where its path is null or empty', () => {
    const empty = { imagePath: '', audioPath: null, speakerVideoPath: '' };
    expect(readStory({ slides: [empty] }).sequence).toEqual([{ headline: '', text: '', transcription: [] }]);
  });

  test.each([
    [{ slides: [{ headline: 5 }] }, 'slides.0.headline'],
    [{ slides: [slide, { audioPath: {} }] }, 'slides.1.audioPath'],
    [{ slides: 'none' }, 'slides'],
    [{ slides: [null] }, 'slides.0'],
    [{ initialSlide: 'cover' }, 'initialSlide'],
  ])('of the wrong shape names its field: %j', (index, field) => {
    expect(() => read(index)).toThrow(expect.objectContaining({ name: 'ShapeError', call, field }));
  });
});

describe('a transcription (spec contract §1)', () => {
  const cues = (transcription: unknown) =>
    readStory({ slides: [{ transcription }] }).sequence[0]?.transcription;

  test('is sorted by start', () => {
    const late = { text: 'zwei', start: 2.5 };
    const early = { text: 'eins', start: 0 };
    expect(cues([late, early])).toEqual([early, late]);
  });

  test.each([undefined, null, 'text', 7, {}])('that is %j is none', (transcription) => {
    expect(cues(transcription)).toEqual([]);
  });

  test('leaves out sentences without text or time', () => {
    const good = { text: 'gut', start: 1 };
    const broken = [
      { text: 'ohne' },
      { start: 2 },
      null,
      'x',
      { text: 'früh', start: -1 },
      { text: 'x', start: 'bald' },
    ];
    expect(cues([...broken, good])).toEqual([good]);
  });

  test('understands numbers in strings and clock times', () => {
    const written = ['0', '1.5', '00:00:02.500', '0:03,5'];
    const read = cues(written.map((start) => ({ text: 'x', start })));
    expect(read?.map(({ start }) => start)).toEqual([0, 1.5, 2.5, 3.5]);
  });

  const good = { text: 'x', start: 1 };
  test.each([
    ['text', 'transcription', 'wrong-shape'],
    [[good, null], 'transcription.1', 'wrong-shape'],
    [[{ start: 1 }, good], 'transcription.0.text', 'wrong-shape'],
    [[good, { ...good, start: -1 }, { ...good, start: 'soon' }], 'transcription.1.start', 'not-a-time'],
    [[good, { text: 'x' }], 'transcription.1.start', 'not-a-time'],
    [[good, { ...good, start: 0.5 }], 'transcription.1.start', 'not-increasing'],
    [[good, good, good], 'transcription.1.start', 'not-increasing'],
  ])('%j has a fault in %s: %s', (transcription, field, reason) => {
    const [slide] = readStory({ slides: [{ transcription }] }).sequence;
    expect(slide?.transcriptionFault).toEqual({ field, reason });
  });

  test.each([[undefined], [null], [[]], [[good]], [[good, good]], [[good, { ...good, start: 7 }]]])(
    '%j has no fault',
    (transcription) => {
      const [slide] = readStory({ slides: [{ transcription }] }).sequence;
      expect(slide).not.toHaveProperty('transcriptionFault');
    },
  );

  test('leaves out an invalid time', () => {
    const json = '{"slides":[{"transcription":[{"text":"a","start":1e999},{"text":"b","start":1}]}]}';
    expect(parsePresentationIndex(json, call)).toMatchObject({
      sequence: [{ transcription: [{ text: 'b', start: 1 }] }],
    });
  });
});

describe('the kind', () => {
  test.each([
    ['STORY', 'STORY'],
    ['CHILDRENS_STORY', 'CHILDRENS_STORY'],
    ['DARKTALE', 'DARKTALE'],
    ['CHRISTMAS_STORY', 'CHRISTMAS_STORY'],
    ['PRESENTATION', 'PRESENTATION'],
    ['DARK_TALE', 'PRESENTATION'],
    ['opera', 'PRESENTATION'],
    ['__proto__', 'PRESENTATION'],
    ['toString', 'PRESENTATION'],
    [5, 'PRESENTATION'],
    [undefined, 'PRESENTATION'],
  ])('%j is read as %s (spec contract §1)', (kind, read) => {
    expect(readStory({ kind, slides: [slide] }).kind).toBe(read);
  });
});

describe('a Dallic Party', () => {
  test('keeps its prompts and steps', () => {
    const steps = [{ imageUrl: '0.webp', description: 'ein Tee' }, { description: 'ohne Bild' }];
    const party = {
      kind: 'DALLIC_PARTY',
      initialPrompt: 'Tee',
      changePrompt: 'mehr',
      numberOfIterations: 2,
      steps,
    };
    expect(read(party)).toEqual(party);
    expect(mediaPathsOf(read(party))).toEqual(['0.webp']);
  });

  test('may be empty', () => {
    expect(read({ kind: 'DALLIC_PARTY', numberOfIterations: 'many' })).toEqual({
      kind: 'DALLIC_PARTY',
      initialPrompt: '',
      changePrompt: '',
      numberOfIterations: 0,
      steps: [],
    });
  });
});

describe('the id inside', () => {
  test.each([
    ['12', '12'],
    ['9007199254740993', '9007199254740993'],
    ['../12', undefined],
    ['', undefined],
    [12, undefined],
  ])('%j is read as %j (spec contract §9)', (presentationId, id) => {
    expect(readStory({ presentationId, slides: [slide] }).presentationId).toBe(id);
  });
});

test('media are listed once, cover first, then each slide’s picture, narration and speaker’s film', () => {
  const story = readStory({
    initialSlide: { imagePath: 'cover.webp', audioPath: '0.mp3' },
    slides: [{ ...slide, speakerVideoPath: '1.mp4' }, { imagePath: 'bear.webp' }],
    finalSlide: { imagePath: 'cover.webp' },
  });
  expect(mediaPathsOf(story)).toEqual(['cover.webp', '0.mp3', 'bear.webp', '1.mp3', '1.mp4']);
});

test('one file of which slides play parts is listed once', () => {
  const parts = ['book.mp3#t=0,4', 'book.mp3#t=4,8.5', 'book.mp3'];
  const story = readStory({ slides: parts.map((audioPath) => ({ audioPath })) });
  expect(mediaPathsOf(story)).toEqual(['book.mp3']);
  expect(story.sequence.map(({ audioClip }) => audioClip)).toEqual([
    { start: 0, end: 4 },
    { start: 4, end: 8.5 },
    undefined,
  ]);
});

test.each(['', '{', 'null', '[1', '"story"', '7', '<html></html>'])('the body %j is a ShapeError', (body) => {
  expect(() => parsePresentationIndex(body, call)).toThrow(ShapeError);
});

test('keys of the prototype have no effect', () => {
  const json = '{"__proto__":{"kind":"DARKTALE"},"constructor":1,"slides":[{"__proto__":{"text":"x"}}]}';
  expect(parsePresentationIndex(json, call)).toEqual({
    kind: 'PRESENTATION',
    sequence: [{ headline: '', text: '', transcription: [] }],
  });
});

test('texts are not changed, including half surrogates and markup', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(readStory({ slides: [{ text }] }).sequence[0]?.text).toBe(text);
    }),
  );
});

const story = (initialSlide: object) => ({ kind: 'STORY', initialSlide });
const party = { initialPrompt: 'A bear ', changePrompt: '', numberOfIterations: 2, steps: [{}, {}] };

test.each<[string, object, string]>([
  // The cover's headline is its text (spec contract §1).
  ['a story', story({ text: ' The owl\n' }), 'The owl'],
  ['a story whose title is spaces', story({ text: '  ', headline: 'The owl' }), ''],
  ['a party', { kind: 'DALLIC_PARTY', ...party }, 'A bear'],
])('%s has a title without spaces around it', (_, index, title) => {
  expect(titleOf(parsePresentationIndex(JSON.stringify(index), 'index.json'))).toBe(title);
});
