// How the presenter is drawn: from the description of the picture, then from the description of the person.
import * as v from 'valibot';
import { patternSchema } from '../data-schemas';
import { colourNamed } from '../writing/lexicon/adjectives';
import { figureCalled } from '../writing/lexicon/figures';
import { lookSchema, type Look } from '../writing/lexicon/figure';
import type { TalkPerson } from './made-talk';
import data from './presenter-traits.json' with { type: 'json' };

const grown: Look = { k: 'adult', wear: '#4f6f8a', pants: '#4a4a5a', hair: '#6a4630', hairstyle: 'short' };

/** What a description may say of a person, and how that is drawn; a later one wins. */
const traits = v.parse(
  v.array(v.strictObject({ words: patternSchema('u'), look: v.omit(lookSchema, ['k']) })),
  data,
);

const garments =
  /(?:(?<first>\p{L}+) )?(?<second>\p{L}+) (?:dress|jacket|shirt|t-shirt|pullover|jumper|coat|raincoat|cardigan|blazer|suit|kleid|jacke|hemd|pulli|pullover|mantel|strickjacke|anzug|sakko)\b/u;
const people =
  /^(?:man|woman|lady|boy|girl|person|somebody|someone|frau|mann|dame|herr|junge|mädchen|jemand|he|she|er|sie)$/;

/** Returns the look of the presenter: a described animal or robot, else a person with the named traits. */
export function presenterLook({
  imageDescription,
  personDescription,
}: Pick<TalkPerson, 'imageDescription' | 'personDescription'>): Look {
  const text = (imageDescription.trim() || personDescription).toLowerCase();
  // A man with a kitten is a man: the first named figure decides.
  for (const word of text.match(/\p{L}+/gu) ?? []) {
    if (people.test(word)) break;
    const animal = animalCalled(word);
    if (animal) return animal;
  }
  const { first = '', second = '' } = garments.exec(text)?.groups ?? {};
  const colour = colourNamed(second) ?? colourNamed(first);
  const named = traits.filter(({ words }) => words.test(text)).map(({ look }) => look);
  return Object.assign({ ...grown }, ...named, colour ? { wear: colour } : {});
}

const persons: ReadonlySet<string> = new Set(['baby', 'child', 'adult']);

function animalCalled(word: string): Look | undefined {
  if (/^(?:ai|ki|android|machine|maschine)$/.test(word)) return { k: 'robot' };
  const figure = figureCalled(word, 'German') ?? figureCalled(word, 'English');
  return figure && !persons.has(figure.look.k) ? figure.look : undefined;
}
