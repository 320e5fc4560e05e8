// Understands a title as far as rules go: who, what, where, when, and what somebody wants.
import type { Figure } from '../lexicon/figure';
import { figureCalled } from '../lexicon/figures';
import { placeAmong, placeById } from '../lexicon/places';
import { moodAmong } from '../staging/light';
import { thingCalled, type Thing } from '../lexicon/things';
import type { Language } from '../wording/sentences';
import { goalIn } from './goals';
import { griefIn } from './grief';
import type { Goal, Idea } from './idea';
import { pairIn } from './pair';
import { adjectiveOf, peopleIn } from './people';
import { isFunctionWord, lemmasOf, wordsOf } from './words';

/** Returns what a title asks for. Any text is a title. */
export function understood(typed: string, language: Language): Idea {
  const title = typed.replaceAll(/\s+/g, ' ').trim();
  const words = wordsOf(title);
  const grief = griefIn(title, language);
  if (grief !== undefined) return { title, words, ...grief };
  const people = pairIn(peopleIn(words, language), words, language);
  const goal = goalIn(title, language);
  const lemmas = words.map((word) => (isFunctionWord(word, language) ? [] : lemmasOf(word, language)));
  // A puppy called Biscuit is none to eat.
  const unnamed = lemmas.map((forms, at) =>
    /^(?:called|named|namens)$/i.test(words[at - 1] ?? '') ? [] : forms,
  );
  const thing = thingIn(words, unnamed, language);
  // The only one whom the title names may be the one who is looked for.
  const isSought = thing === undefined && people.length === 1 && isMissing(title) && !owns(people[0], words);
  const isReceiver = people.length === 1 && isPresent.test(title);
  // `Angst vor Hunden` has a child.
  const isOfFear = /^(?:(?:ich habe?|i am|i’m|i'm) )?(?:keine )?(?:angst|afraid|scared|fear)\b/i.test(title);
  const isFeared = isOfFear && people.length === 1 && isOf(goal, people, language);
  const [named, ...others] =
    isSought || isReceiver || isFeared ? [] : people.map((one) => withSexOf(title, one, people, language));
  // `Mama, wann ist Weihnachten?` is asked of Mama by a child, and whoever goes camping with Papa is one.
  const isAnother =
    named !== undefined &&
    ((goal?.kind === 'question' && named.isKnown === true) ||
      (others.length === 0 && isCompany(named, words)));
  const hero = isAnother ? undefined : named;
  const mood = first(lemmas, (forms) => moodAmong(forms, language));
  // Nobody learns to swim on a hill.
  const swims = goal?.kind === 'learn' && goal.feat === 'swim';
  const place =
    first(withoutDesertIsland(lemmas), (forms) => placeAmong(forms, language)) ??
    (swims ? placeById('pond') : undefined);
  return {
    title,
    others: isSought || isReceiver || (isAnother && goal?.kind !== 'question') ? people : others,
    words,
    ...(hero ? { hero } : {}),
    ...(thing ? { thing } : {}),
    ...(place ? { place } : {}),
    ...(mood ? { mood } : {}),
    ...(goal ? { goal } : {}),
  };
}

/** Whether it is the only one in the title of whom somebody is afraid. */
function isOf(goal: Goal | undefined, [only]: readonly Figure[], language: Language): boolean {
  const feared = goal?.kind === 'afraid' ? peopleIn(wordsOf(goal.of ?? ''), language) : [];
  return feared.some(({ id }) => id === only?.id);
}

/** `Ein Geschenk für Opa`: who gets it does not bring it. */
const isPresent = /^(?:(?:ein|eine|das|der|die|a|an|the) )?[\p{L}-]+ (?:für|for) /iu;

/** Whether a title speaks of what is done with, or for, or at somebody of the family or Santa. */
function isCompany({ isKnown, isUnique, name, noun }: Figure, words: readonly string[]): boolean {
  const called = [name, noun.de.base, noun.en].map((one) => one?.toLowerCase());
  const at = words.findIndex((word) => called.includes(word.toLowerCase().replace(/s$/, '')));
  const before = words.slice(Math.max(0, at - 2), Math.max(0, at)).join(' ');
  return (
    (isKnown ?? isUnique ?? false) &&
    /(?:^|\b)(?:mit|bei|an|zwei|with|to|two)(?: (?:der|den|dem|the|my))?$/i.test(before)
  );
}

/** `The pirate who lost her hat`: a title may say whether somebody is he or she. */
function withSexOf(title: string, figure: Figure, people: readonly Figure[], language: Language): Figure {
  if (language !== 'English' || figure.name !== undefined || people.length > 1) return figure;
  if (/\b(?:she|her|herself)\b/i.test(title)) return { ...figure, sex: 'f' };
  return /\b(?:he|his|himself)\b/i.test(title) ? { ...figure, sex: 'm' } : figure;
}

/** Whether the only one in the title is the one who is looked for: `Where is my cat?`, `Das verlorene Schaf`. */
function isMissing(title: string): boolean {
  return /^(?:where|wo) |^(?:the |my |a |das |der |die |ein |eine )?(?:lost|missing|verlorene|verschwundene)|\b(?:ist|is) (?:verschwunden|weg|gone|missing|lost)\b/i.test(
    title,
  );
}

/** Whether a title speaks of what belongs to somebody: `Wo ist Milas Schuh?` */
function owns(figure: Figure | undefined, words: readonly string[]): boolean {
  const name = figure?.name?.toLowerCase();
  return words.some(
    (word) => /[’']s$/.test(word) || (name !== undefined && word.toLowerCase() === `${name}s`),
  );
}

function first<Item>(
  lemmas: readonly string[][],
  meaning: (lemmas: readonly string[]) => Item | undefined,
): Item | undefined {
  for (const forms of lemmas) {
    const found = meaning(forms);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** What stands before the thing that a title looks for. */
const isLost = /^(?:lost|missing|stolen|verloren|verschwunden|gestohlen)/i;

/** Returns the thing that is lost, else the first one, with the adjective before it: a colour is drawn, too. */
function thingIn(
  words: readonly string[],
  lemmas: readonly string[][],
  language: Language,
): Thing | undefined {
  const found = lemmas.map((forms, at) =>
    // `Drachen` are kites, and dragons.
    forms.some((form) => figureCalled(form, language))
      ? undefined
      : (thingOfTwo(words[at] ?? '', forms, lemmas[at + 1] ?? [], language) ??
        forms.map((form) => thingCalled(form, language)).find((thing) => thing !== undefined)),
  );
  const named = (at: number) => found[at] !== undefined;
  const lost = words.findIndex((word, at) => named(at + 1) && isLost.test(word));
  const index = lost < 0 ? found.findIndex((_, at) => named(at)) : lost + 1;
  const thing = found[index];
  const adjective = adjectiveOf(words[index - 1] ?? '', language);
  if (thing === undefined || adjective === undefined) return thing;
  const { c, ...form } = adjective;
  return { ...thing, adjective: form, ...(c ? { look: { ...thing.look, c } } : {}) };
}

/** `fire engine`: a thing whose name is two words, unless the second is somebody, as in `teddy bear`. */
function thingOfTwo(
  word: string,
  lemmas: readonly string[],
  next: readonly string[],
  language: Language,
): Thing | undefined {
  if (lemmas.length === 0 || next.some((form) => figureCalled(form, language))) return undefined;
  return next.map((form) => thingCalled(`${word} ${form}`, language)).find((thing) => thing !== undefined);
}

/** A desert island is no desert. */
function withoutDesertIsland(lemmas: readonly string[][]): string[][] {
  return lemmas.map((forms, at) =>
    forms.includes('desert') && lemmas[at + 1]?.includes('island') ? [] : forms,
  );
}
