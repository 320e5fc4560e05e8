// The tiny story of the browser tests, once in each language: three pages of one second each, narrated by tones. So any machine can
// build it, and every test can recognise each page's sound. The two ids are the same JS number (spec contract §9).
import type { PageText } from './index-json';

export interface FixturePage extends PageText {
  /** The page's colour and the pitch of its tone in hertz. */
  readonly colour: string;
  readonly pitch: number;
}

const looks = [
  { colour: '#f3b562', pitch: 262 },
  { colour: '#7fb7be', pitch: 294 },
  { colour: '#b6a6d8', pitch: 330 },
  { colour: '#8fbf88', pitch: 349 },
  { colour: '#3d4a7a', pitch: 392 },
] as const;

/** Returns a story of these pages, the cover first, the ending last. */
function fixtureStory(
  id: string,
  language: 'German' | 'English',
  texts: readonly (readonly [headline: string, text: string])[],
) {
  const page = (at: number): FixturePage => {
    const [headline, text] = texts[at] ?? ['', ''];
    return { headline, text, ...(looks[at] ?? looks[0]) };
  };
  return {
    id,
    kind: 'CHILDRENS_STORY',
    title: page(0).text,
    language,
    imageStyle: 'scandi_minimal',
    targetGroup: 'age_3',
    cover: page(0),
    pages: [page(1), page(2), page(3)],
    ending: page(4),
  } as const;
}

export type FixtureStory = ReturnType<typeof fixtureStory>;

export const fixtureStories: readonly FixtureStory[] = [
  fixtureStory('9007199254740992', 'English', [
    ['A very short story', 'The Little Light'],
    ['A lamp', 'A small lamp stood on a shelf. It waited for the evening.'],
    ['A moth', 'A moth came in by the window. It asked for a little light.'],
    ['A glow', 'The lamp began to glow. The moth danced until it was dark.'],
    ['Good night, little light', 'And then it was quiet.'],
  ]),
  fixtureStory('9007199254740993', 'German', [
    ['Eine sehr kurze Geschichte', 'Das kleine Licht'],
    ['Eine Lampe', 'Eine kleine Lampe stand im Regal. Sie wartete auf den Abend.'],
    ['Ein Falter', 'Ein Falter kam zum Fenster herein. Er bat um ein wenig Licht.'],
    ['Ein Schein', 'Da begann die Lampe zu leuchten. Der Falter tanzte, bis es dunkel war.'],
    ['Gute Nacht, kleines Licht', 'Und dann war es still.'],
  ]),
];
