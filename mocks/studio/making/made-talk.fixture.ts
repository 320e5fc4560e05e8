// A tiny talk for tests, and what its press request holds.
import type { NewPresentationSettings } from '../../../src/contract/creation/creation-settings';
import type { MadeTalk } from '../talks/made-talk';

export const tinySettings: NewPresentationSettings = {
  title: ' Why the moon shines ',
  numberOfSlides: 1,
  narrationStyle: 'humorous',
  language: 'English',
  createCoverSlideVideo: false,
  createSubtitles: true,
  contentModeration: false,
  promotion: 'none',
  imageGeneratorName: 'dalle-3',
  speakerVideoGeneratorName: 'none',
  textGeneratorName: 'openai-gpt4',
  person: {
    name: 'Ada',
    personDescription: 'honest',
    imageDescription: 'A woman with glasses',
    speaker: 'english-walter',
  },
};

export const tinyTalk: MadeTalk = {
  title: 'The moon',
  cover: {
    headline: 'Presented by Ada',
    sentences: ['The moon'],
    scene: { sky: 'night', ground: 'hills' },
  },
  slides: [
    {
      headline: 'Light',
      sentences: ['It borrows its light.', 'Who knew?'],
      spoken: ['It borrows its light.', 'Who, I ask?'],
      scene: { sky: 'dusk', ground: 'hills' },
    },
  ],
  ending: { headline: 'Thank you', sentences: ['Thank you.'], scene: { sky: 'dawn', ground: 'hills' } },
};
