// What a written story says, for comparison with a title: its sample titles, and the words of its pages.
import type { Idea } from '../title/idea';
import { lemmasOf, wordsOf } from '../title/words';
import { inBoth, inLanguage } from '../wording/sentences';
import { withoutSlots } from '../wording/template';
import { oncePer } from './once-per';
import type { StoryFile } from './story-file';

const plainTitle = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The titles that the wizards offer for a story. */
export const samplesOf = oncePer(({ titles }: StoryFile) =>
  inBoth((language) => new Set(inLanguage(titles, language).map(plainTitle))),
);

/** Returns the title of an idea without case and punctuation: made once, since the samples of every story are compared with it. */
export const plainTitleOf = oncePer(({ title }: Idea) => ({ plain: plainTitle(title) }));

/** What a story is about, each as its words: the longest first. */
export const subjectsOf = oncePer(({ about }: StoryFile) =>
  inBoth((language) =>
    inLanguage(about, language)
      .map((entry): readonly string[] => entry.split(' '))
      .sort((a, b) => b.length - a.length),
  ),
);

/** The words, in every form that they may stand for, of the pages that even the shortest version has. */
export const pagesOf = oncePer(({ beats, ending }: StoryFile) =>
  inBoth((language) => {
    const texts = beats
      .filter(({ need }) => need <= 6)
      .flatMap(({ headline, ...beat }) => [
        inLanguage(headline, language),
        inLanguage(beat, language).middle.replaceAll(/\[[^\]]*\]/g, ''),
      ]);
    const said = withoutSlots([...texts, inLanguage(ending, language)].join(' '));
    return new Set(wordsOf(said).flatMap((word) => lemmasOf(word, language)));
  }),
);

/** The words of all pages, as they stand there. */
export const wordsIn = oncePer(({ beats, ending }: StoryFile) =>
  inBoth((language) => {
    const texts = [...beats.map((beat) => inLanguage(beat, language).middle), inLanguage(ending, language)];
    return new Set(wordsOf(withoutSlots(texts.join(' ')).toLowerCase()));
  }),
);
