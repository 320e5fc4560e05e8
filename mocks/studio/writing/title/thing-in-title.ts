// Finds out what thing a title is about, its colour and its name.
import { adjectiveOf } from '../lexicon/adjectives';
import { figureCalled } from '../lexicon/figures';
import { sexOfName } from '../lexicon/names';
import { thingCalled, type Thing } from '../lexicon/things';
import { isKnown } from '../stories/known-words';
import { inLanguage, type Language } from '../wording/sentences';
import { first } from './people';
import { beginsAs, isFunctionWord, isOf } from './words';

/** Returns the thing that is lost, else the first one, with the adjective before it: a colour is drawn, too. */
export function thingIn(
  title: string,
  words: readonly string[],
  lemmas: readonly string[][],
  language: Language,
): Thing | undefined {
  // `Drachen` are kites, and dragons.
  const isSomebody = (forms: readonly string[]) => forms.some((form) => figureCalled(form, language));
  const found = lemmas.map((forms, at) => {
    if (forms.length === 0 || isSomebody(forms) || isOf('called', words[at - 1])) return undefined;
    // `fire engine` is two words; in `teddy bear` the second is somebody.
    const next = isSomebody(lemmas[at + 1] ?? []) ? [] : (lemmas[at + 1] ?? []);
    const pairs = next.map((form) => `${words[at] ?? ''} ${form}`);
    return first([...pairs, ...forms], (form) => thingCalled(form, language));
  });
  const lost = words.findIndex((word, at) => found[at + 1] !== undefined && beginsAs('lost', word));
  const index = lost < 0 ? found.findIndex((one) => one !== undefined) : lost + 1;
  const thing = found[index];
  const adjective = adjectiveOf(words[index - 1] ?? '', language);
  if (thing === undefined) return undefined;
  const named = withName(thing, title, words, index, language);
  if (adjective === undefined) return named;
  const { c, ...form } = adjective;
  return { ...named, adjective: form, ...(c ? { look: { ...thing.look, c } } : {}) };
}

/** `Traktor Toni`, `Theo the tractor`, `Bus 42`: a thing may have a name. */
function withName(
  thing: Thing,
  title: string,
  words: readonly string[],
  index: number,
  language: Language,
): Thing {
  const after = isOf('called', words[index + 1]) ? index + 2 : index + 1;
  const [lead = '', joint = '', next = ''] = [words[index - 2], words[index - 1], words[after]];
  if (/^\d{1,3}$/.test(next)) {
    const { de, en } = thing.noun;
    const called = inLanguage({ de: de.base, en: en.charAt(0).toUpperCase() + en.slice(1) }, language);
    return { ...thing, name: `${called} ${next}`, isKnown: true };
  }
  const isNameLike = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word) && !isFunctionWord(word, language);
  const isBefore =
    /^(?:the|der|die|das)$/i.test(joint) &&
    // `Omar, the digger and the nest` are three.
    title.includes(`${lead} ${joint}`) &&
    (sexOfName(lead) !== undefined || (index === 2 && isNameLike(lead))) &&
    figureCalled(lead, language) === undefined;
  if (isBefore) return { ...thing, name: lead };
  const isPair = index === 0 && words.length === 2 && language === 'German';
  const isWhole = (isPair || thing.prop === 'teddy') && isNameLike(next);
  const isAfter = sexOfName(next) !== undefined || (isWhole && !isKnown(next.toLowerCase(), language));
  return isAfter ? { ...thing, name: next } : thing;
}
