import { expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { parsePresentationIndex } from '../../../contract/presentation/presentation-index';
import { previewOf } from './previews';
import { attractSlidesOf } from './Attract';

const index = parsePresentationIndex(
  JSON.stringify({
    initialSlide: { headline: 'by a bear', text: 'The way', imagePath: 'images/00.webp' },
    slides: [
      { headline: 'A dance', imagePath: 'images/01.webp', speakerVideoPath: 'video/01.mp4' },
      { headline: 'Nothing to see', speakerVideoPath: 'video/02.mp4' },
    ],
    finalSlide: {
      headline: 'Home',
      text: 'and '.repeat(19),
      imagePath: 'images/03.webp',
      speakerVideoPath: 'https://elsewhere.example.com/03.mp4',
    },
  }),
  'index',
);
const source = { appOrigin: 'https://museum.example.com', mediaOrigins: [] };

test('shows each slide that has a picture, with its words, its film and its reading time', () => {
  const slides = attractSlidesOf([previewOf('7', index, source)]);
  expect(slides.map(({ headline, filmUrl }) => [headline, filmUrl?.slice(source.appOrigin.length)])).toEqual([
    ['The way', undefined],
    ['A dance', '/presentations/7/video/01.mp4'],
    // The film lies outside of the presentations.
    ['Home', undefined],
  ]);
  expect(slides.map(({ duration }) => duration)).toEqual([
    limits.reading.min,
    limits.reading.min,
    20 * limits.reading.perWord,
  ]);
});
