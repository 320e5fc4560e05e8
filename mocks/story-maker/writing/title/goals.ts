// Finds out what somebody in a title wants, by the words of each language.
import type { Language, Line } from '../wording/sentences';
import type { Goal } from './idea';

/** Something that one can learn: its infinitives, and the words of titles for it. */
interface Feat extends Line {
  readonly words: RegExp;
}

export const feats: ReadonlyMap<string, Feat> = new Map(
  Object.entries({
    fly: { de: 'fliegen', en: 'fly', words: /^(fly|flying|fliegen|das fliegen)$/ },
    swim: { de: 'schwimmen', en: 'swim', words: /^(swim|swimming|schwimmen|tauchen|dive)$/ },
    sing: { de: 'singen', en: 'sing', words: /^(sing|singing|singen)$/ },
    dance: { de: 'tanzen', en: 'dance', words: /^(dance|dancing|tanzen)$/ },
    read: { de: 'lesen', en: 'read', words: /^(read|reading|lesen)$/ },
    jump: { de: 'springen', en: 'jump', words: /^(jump|hop|jumping|springen|hüpfen)$/ },
    paint: { de: 'malen', en: 'paint', words: /^(paint|draw|painting|malen|zeichnen)$/ },
    bake: { de: 'backen', en: 'bake', words: /^(bake|cook|backen|kochen)$/ },
    count: { de: 'zählen', en: 'count', words: /^(count|counting|zählen|rechnen)$/ },
    whistle: { de: 'pfeifen', en: 'whistle', words: /^(whistle|whistling|pfeifen)$/ },
    climb: { de: 'klettern', en: 'climb', words: /^(climb|climbing|klettern)$/ },
  }),
);

/** What an infinitive phrase asks for. */
function goalOfPhrase(phrase: string): Goal {
  const plain = phrase.replace(/^(how to|das|once|one day) /, '').trim();
  const feat = [...feats].find(([, { words }]) => words.test(plain.toLowerCase()))?.[0];
  if (feat) return { kind: 'learn', feat };
  if (/\b(sleep|schlafen|einschlafen|nap)\b/i.test(plain)) return { kind: 'sleep' };
  if (/friend|freund/i.test(plain)) return { kind: 'friend' };
  if (/\b(find|finden|suchen)\b/i.test(plain)) return { kind: 'find' };
  if (/\b(go|travel|see the world|reisen|gehen|fahren|die welt sehen)\b/i.test(plain))
    return { kind: 'journey' };
  return { kind: 'want', phrase: inFirstPerson(plain) };
}

/** `to have her own house` is said by whoever wants it: `to have my own house`. */
function inFirstPerson(phrase: string): string {
  return phrase
    .replace(/\b(?:his|its|their)\b|\bher\b(?= )/gi, 'my')
    .replace(/\b(?:himself|herself|itself|themselves|him|her|it|them)$/i, 'myself')
    .replace(/\bsich\b/g, 'mich')
    .replace(/\b(?:sein|ihr)(e[mnrs]?)?\b(?= )/g, 'mein$1');
}

type Rule = readonly [pattern: RegExp, goal: (found: RegExpExecArray) => Goal | undefined];

const afraidOf = (of: string | undefined): Goal =>
  of === undefined ? { kind: 'afraid' } : { kind: 'afraid', of: withoutOwner(of.trim()) };

/** `his own shadow` is said of by whoever fears it: `the shadow`. */
function withoutOwner(of: string): string {
  return of
    .replace(/^(?:his|her|its|their|my)(?: own)? /i, 'the ')
    .replace(/^(?:sein|ihr|mein|unser)(em|er|en) (?:eigenen )?/, 'd$1 ');
}

/** From the plainest statement to the faintest hint; the first that matches counts. */
const english: readonly Rule[] = [
  [
    /\b(?:could ?n[o’']t|can ?n[o’']t|can[’']?t|did ?n[o’']t want to|would ?n[o’']t) (?:fall a)?sleep/i,
    () => ({ kind: 'sleep' }),
  ],
  [/\b(?:afraid|scared|frightened) of (?:the dark|darkness|the night)/i, () => afraidOf(undefined)],
  [/\b(?:afraid|scared|frightened) of ([\p{L} -]+)/iu, (found) => afraidOf(found[1])],
  [/\b(?:afraid|scared|frightened|fear|brave|courage)/i, () => ({ kind: 'afraid' })],
  [
    /\b(?:could ?n[o’']t|can ?n[o’']t|can[’']?t|learns?|learned|learning) (?:how )?(?:to )?([\p{L}]+)/iu,
    (found) => learnOnly(found[1]),
  ],
  [
    /\b(?:learns?|learned|learning) (?:how )?to (\p{Ll}[\p{L} ’'-]+)$/u,
    (found) => ({ kind: 'want', phrase: inFirstPerson(found[1] ?? '') }),
  ],
  [
    // `The dragon who couldn’t breathe fire` wants to.
    /\b(?:could ?n[o’']t|can ?n[o’']t|can[’']?t) (?!(?:stop|find|wait|help|be|stay|sit|keep|decide|remember|see|hear|walk|talk|speak)\b)(\p{Ll}[\p{L} ’'-]+)$/u,
    (found) => ({ kind: 'want', phrase: inFirstPerson(found[1] ?? '') }),
  ],
  [
    /(?<!\b(?:not|never|\p{L}+n[’']t) )\b(?:want(?:s|ed)?|wish(?:es|ed)?|would like|dream(?:s|t|ed)? of being able) to ([\p{L} ’'-]+)/iu,
    (found) => goalOfPhrase(found[1] ?? ''),
  ],
  [/\b(?:friends?|friendship|lonely|alone)\b/i, () => ({ kind: 'friend' })],
  [
    /\b(?:lost|missing|looks? for|looking for|search\w*|finds?(?! an? )|hunt|seek\w*|treasure|stolen|disappeared)\b/i,
    () => ({ kind: 'find' }),
  ],
  [/^where (?:is|are)\b/i, () => ({ kind: 'find' })],
  [
    // `How the leopard got its spots` and `When Daddy goes away` ask nothing.
    /^(?:why|do|does|is|are|can)\b|^(?:how|what|who|when|where) (?:is|are|was|were|do|does|did|can|could|will|would|many|much|big|old|come)\b|\?$/i,
    () => ({ kind: 'question' }),
  ],
  [/\b(?:sleep\w*|bed|bedtime|tired|dreams?|good ?night|lullaby)\b/i, () => ({ kind: 'sleep' })],
  [/\b(?:birthday|party|surprise|presents?|gifts?)\b/i, () => ({ kind: 'celebrate' })],
  [
    /\b(?:journey|trip|travels?|voyage|adventures?|goes to|go to|way to|flies to|off to|sails?)\b/i,
    () => ({ kind: 'journey' }),
  ],
  [/\b(?:help\w*|saves?|rescue\w*|mends?|repairs?)\b/i, () => ({ kind: 'help' })],
];

const german: readonly Rule[] = [
  [/\bnicht (?:ein)?schlafen|schlaflos/i, () => ({ kind: 'sleep' })],
  [/(?:angst|fürchte\w*|gefürchtet)\b.*\b(?:dunkel|nacht)/i, () => afraidOf(undefined)],
  [/dunkel.*\b(?:angst|fürchte\w*)/i, () => afraidOf(undefined)],
  [
    // All before the noun, which alone has a capital; the fear may stand before or after it.
    /\bvorm?(?=.*(?:[Ff]ürcht|[Aa]ngst)|(?<=(?:[Ff]ürcht|[Aa]ngst).*)) ((?!nichts)(?:\p{Ll}+(?:e[mnr]|er) )*\p{Lu}[\p{L}-]+)/u,
    (found) => afraidOf(found[0].startsWith('vorm') ? `dem ${found[1] ?? ''}` : found[1]),
  ],
  [/angst|fürcht|gruselt|traute? sich|mutig|\bmut\b/i, () => ({ kind: 'afraid' })],
  [/\bnicht ([\p{L}]+) (?:kann|konnte)\b/iu, (found) => learnOnly(found[1])],
  [
    // `Der Löwe, der nicht brüllen konnte` will das; was nicht jeder lernt, steht hier nicht.
    /\b(?:der|die|das) nicht (?!(?:warten|aufhören|finden|helfen|gehen|laufen|sehen|hören|sprechen|reden)\b)(\p{Ll}+n) (?:kann|konnte)$/u,
    (found) => ({ kind: 'want', phrase: found[1] ?? '' }),
  ],
  [/\b(?:kann|konnte) (?:noch )?nicht ([\p{L}]+)/iu, (found) => learnOnly(found[1])],
  [/\b(?:lernte?|lernen) (?:das )?([\p{L}]+)/iu, (found) => learnOnly(found[1])],
  [/\b([\p{L}]+) (?:lernte?|lernen)\b/iu, (found) => learnOnly(found[1])],
  [
    /\b(?:lernte?|lernen) ((?:\p{L}+ )+(?!kennen|lieben)\p{Ll}+n)$/u,
    (found) => ({ kind: 'want', phrase: inFirstPerson(found[1] ?? '') }),
  ],
  [
    // `Der Drache, der kein Feuer spucken konnte` will das.
    /\b(?:der|die|das) keine?n? ((?:\p{L}+ )+\p{Ll}+n) (?:kann|konnte)$/u,
    (found) => ({ kind: 'want', phrase: found[1] ?? '' }),
  ],
  [
    /\b(?:der|die|das) ([\p{L} -]+) wäre$/iu,
    (found) => ({ kind: 'want', phrase: `${withoutFillers(found[1] ?? '')} sein` }),
  ],
  [
    /\b(?:der|die|das) ((?:(?!\bnicht\b)[\p{L} -])+) (?:wollte|möchte|will|wünschte)$/iu,
    (found) => goalOfPhrase(withoutFillers(found[1] ?? '')),
  ],
  [
    // `Lena will ein Pferd` will eins haben.
    /\b(?:will|möchte|wollte) ((?:(?!\bnicht\b)[\p{L} -])+)$/iu,
    (found) =>
      goalOfPhrase(
        withoutFillers(found[1] ?? '').replace(/^eine?n? (?:\p{Ll}+ )*\p{Lu}\p{Ll}+$/u, '$& haben'),
      ),
  ],
  [/freund|allein|einsam/i, () => ({ kind: 'friend' })],
  [
    /verl[oe]r|verschw|\bsuch|\bfind(?!et eine?[nms]? )|gefunden|vermisst|schatz|gestohlen|\b(?:ist|sind) weg\b|^wo (?:ist|sind)\b/i,
    () => ({ kind: 'find' }),
  ],
  [
    // `Wie der Elefant zu seinem Rüssel kam` asks nothing.
    /^(?:warum|wieso|weshalb|gibt|kann|ist|sind)\b|^(?:wie|was|wer|wann|woher|wohin|wo) (?!(?:mit|seit|weit)\b)(?:ist|sind|\p{L}+(?:t|en))\b|\?$/iu,
    () => ({ kind: 'question' }),
  ],
  [/(?<!ver)schl[aä]f|müde|(?<!wel)tr[aä]um|gute nacht|\bbett\b|wiegenlied/i, () => ({ kind: 'sleep' })],
  [/geburtstag|\bfest\b|party|überraschung|geschenk/i, () => ({ kind: 'celebrate' })],
  [
    /reise|abenteuer|unterwegs|ausflug|\bweg (?:nach|zu)|\b(?:fährt|fliegt|geht|segelt|reist|wandert) (?:nach|zu|ans|in|auf)/i,
    () => ({ kind: 'journey' }),
  ],
  [/hilf|helf|rett|repar/i, () => ({ kind: 'help' })],
];

function learnOnly(word: string | undefined): Goal | undefined {
  const goal = goalOfPhrase(word ?? '');
  return goal.kind === 'learn' ? goal : undefined;
}

/** Words that say how much somebody wants, not what. */
function withoutFillers(phrase: string): string {
  return phrase
    .replaceAll(
      /\b(?:so|gern|gerne|unbedingt|immer|auch|einmal|mal|endlich|lieber|eigentlich|doch)\b ?/giu,
      '',
    )
    .trim();
}

const noFear: Record<Language, readonly RegExp[]> = {
  English: [
    /\b(?:not|never|\p{L}+n[’']t) (?:at all )?(?:afraid|scared|frightened)\b.*$/iu,
    /\b(?:afraid|scared|frightened) of nothing\b.*$/i,
  ],
  German: [
    /\b(?:der|die|das|hat|hatte|habe) (?:\p{L}+ )?keine (?:angst|furcht)\b.*$/iu,
    /\bvor nichts\b.*$/i,
    /\bohne (?:angst|furcht)\b.*$/i,
  ],
};

/** Returns the title without what says that somebody is not afraid. */
const withoutCourage = (title: string, language: Language): string =>
  noFear[language].reduce((rest, pattern) => rest.replace(pattern, ''), title);

/** Returns what somebody wants in this title; undefined when it does not say. */
export function goalIn(title: string, language: Language): Goal | undefined {
  const plain = withoutCourage(title.replaceAll(/[!.…]+$/g, '').trim(), language);
  for (const [pattern, goal] of language === 'German' ? german : english) {
    const found = pattern.exec(plain);
    const meant = found && goal(found);
    if (meant) return meant;
  }
  return undefined;
}
