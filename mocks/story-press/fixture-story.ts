// The tiny story of the browser tests, once in each language: three pages of one second each, narrated by tones, so that it
// can be built on any machine and every test can recognise each page's sound. The two ids are the same JS number
// (spec contract §9).
import type { IndexSource, PageText } from './build/index-json';
import type { ImageStyle } from '../../src/contract/creation/image-styles';

export interface FixturePage extends PageText {
  /** The page's colour and the pitch of its tone in hertz. */
  readonly colour: string;
  readonly pitch: number;
}

export interface FixtureStory extends IndexSource {
  readonly title: string;
  readonly language: 'German' | 'English';
  readonly imageStyle: ImageStyle;
  readonly targetGroup: string;
  readonly cover: FixturePage;
  readonly pages: readonly FixturePage[];
  readonly ending: FixturePage;
}

const looks = [
  { colour: '#f3b562', pitch: 262 },
  { colour: '#7fb7be', pitch: 294 },
  { colour: '#b6a6d8', pitch: 330 },
  { colour: '#8fbf88', pitch: 349 },
  { colour: '#3d4a7a', pitch: 392 },
] as const;

const [coverLook, lampLook, mothLook, glowLook, endingLook] = looks;

const shared = {
  kind: 'CHILDRENS_STORY',
  imageStyle: 'scandi_minimal',
  targetGroup: 'age_3',
} as const;

export const fixtureStories: readonly FixtureStory[] = [
  {
    ...shared,
    id: '9007199254740992',
    title: 'The Little Light',
    language: 'English',
    cover: { headline: 'A very short story', text: 'The Little Light', ...coverLook },
    pages: [
      { headline: 'A lamp', text: 'A small lamp stood on a shelf. It waited for the evening.', ...lampLook },
      {
        headline: 'A moth',
        text: 'A moth came in by the window. It asked for a little light.',
        ...mothLook,
      },
      {
        headline: 'A glow',
        text: 'The lamp began to glow. The moth danced until it was dark.',
        ...glowLook,
      },
    ],
    ending: { headline: 'Good night, little light', text: 'And then it was quiet.', ...endingLook },
  },
  {
    ...shared,
    id: '9007199254740993',
    title: 'Das kleine Licht',
    language: 'German',
    cover: { headline: 'Eine sehr kurze Geschichte', text: 'Das kleine Licht', ...coverLook },
    pages: [
      {
        headline: 'Eine Lampe',
        text: 'Eine kleine Lampe stand im Regal. Sie wartete auf den Abend.',
        ...lampLook,
      },
      {
        headline: 'Ein Falter',
        text: 'Ein Falter kam zum Fenster herein. Er bat um ein wenig Licht.',
        ...mothLook,
      },
      {
        headline: 'Ein Schein',
        text: 'Da begann die Lampe zu leuchten. Der Falter tanzte, bis es dunkel war.',
        ...glowLook,
      },
    ],
    ending: { headline: 'Gute Nacht, kleines Licht', text: 'Und dann war es still.', ...endingLook },
  },
];
