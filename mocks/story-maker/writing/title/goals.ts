// Finds out what somebody in a title wants, by the words of each language.
import type { Language } from '../wording/sentences';
import type { Goal } from './idea';

/** The stems of each thing that one can learn; keys of lexicon/feats.ts. */
const learnable: readonly (readonly [feat: string, stem: RegExp])[] = [
  ['fly', /^(fly|flying|fliegen|das fliegen)$/],
  ['swim', /^(swim|swimming|schwimmen|tauchen|dive)$/],
  ['sing', /^(sing|singing|singen)$/],
  ['dance', /^(dance|dancing|tanzen)$/],
  ['read', /^(read|reading|lesen)$/],
  ['jump', /^(jump|hop|jumping|springen|hüpfen)$/],
  ['paint', /^(paint|draw|painting|malen|zeichnen)$/],
  ['bake', /^(bake|cook|backen|kochen)$/],
  ['count', /^(count|counting|zählen|rechnen)$/],
  ['whistle', /^(whistle|whistling|pfeifen)$/],
  ['climb', /^(climb|climbing|klettern)$/],
];

/** What an infinitive phrase asks for. */
function goalOfPhrase(phrase: string): Goal {
  const plain = phrase.replace(/^(how to|das|once|one day) /, '').trim();
  const feat = learnable.find(([, stem]) => stem.test(plain.toLowerCase()))?.[0];
  if (feat) return { kind: 'learn', feat };
  if (/\b(sleep|schlafen|einschlafen|nap)\b/i.test(plain)) return { kind: 'sleep' };
  if (/friend|freund/i.test(plain)) return { kind: 'friend' };
  if (/\b(find|finden|suchen)\b/i.test(plain)) return { kind: 'find' };
  if (/\b(go|travel|see the world|reisen|gehen|fahren|die welt sehen)\b/i.test(plain))
    return { kind: 'journey' };
  return { kind: 'want', phrase: plain };
}

type Rule = readonly [pattern: RegExp, goal: (found: RegExpExecArray) => Goal | undefined];

const afraidOf = (of: string | undefined): Goal =>
  of === undefined ? { kind: 'afraid' } : { kind: 'afraid', of: of.trim() };

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
    /\b(?:want(?:s|ed)?|wish(?:es|ed)?|would like|dream(?:s|t|ed)? of being able) to ([\p{L} ’'-]+)/iu,
    (found) => goalOfPhrase(found[1] ?? ''),
  ],
  [
    /\b(?:lost|missing|looks? for|looking for|search\w*|finds?|hunt|seek\w*|treasure|stolen|disappeared)\b/i,
    () => ({ kind: 'find' }),
  ],
  [/^where (?:is|are)\b/i, () => ({ kind: 'find' })],
  [/^(?:why|how|what|who|when|where|do|does|is|are|can)\b|\?$/i, () => ({ kind: 'question' })],
  [/\b(?:friends?|friendship|lonely|alone)\b/i, () => ({ kind: 'friend' })],
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
    /\bvor ((?:dem|der|den) [\p{L}-]+)(?=.*(?:fürcht|angst))|(?:fürcht\p{L}*|angst).*\bvor ((?:dem|der|den)? ?[\p{L}-]+)/iu,
    (found) => afraidOf(found[1] ?? found[2]),
  ],
  [/angst|fürcht|gruselt|traute? sich|mutig|\bmut\b/i, () => ({ kind: 'afraid' })],
  [/\bnicht ([\p{L}]+) (?:kann|konnte)\b/iu, (found) => learnOnly(found[1])],
  [
    /\b(?:lernte?|lernen) (?:das )?([\p{L}]+)|\b([\p{L}]+) (?:lernt|lernte|lernen)\b/iu,
    (found) => learnOnly(found[1]) ?? learnOnly(found[2]),
  ],
  [
    /\b(?:der|die|das) ((?:(?!\bnicht\b)[\p{L} -])+) (?:wollte|möchte|will|wünschte)$/iu,
    (found) => goalOfPhrase(withoutFillers(found[1] ?? '')),
  ],
  [
    /\b(?:will|möchte|wollte) ((?:(?!\bnicht\b)[\p{L} -])+)$/iu,
    (found) => goalOfPhrase(withoutFillers(found[1] ?? '')),
  ],
  [
    /verl[oe]r|verschw|such|\bfind|gefunden|vermisst|schatz|gestohlen|^wo (?:ist|sind)\b/i,
    () => ({ kind: 'find' }),
  ],
  [
    /^(?:warum|wieso|weshalb|wie|was|wer|wann|woher|wohin|wo|gibt|kann|ist|sind)\b|\?$/i,
    () => ({ kind: 'question' }),
  ],
  [/freund|allein|einsam/i, () => ({ kind: 'friend' })],
  [/schl[aä]f|müde|tr[aä]um|gute nacht|\bbett\b|wiegenlied/i, () => ({ kind: 'sleep' })],
  [/geburtstag|\bfest\b|party|überraschung|geschenk/i, () => ({ kind: 'celebrate' })],
  [
    /reise|abenteuer|unterwegs|ausflug|\bweg (?:nach|zu)|\b(?:fährt|fliegt|geht|segelt) (?:nach|zu|ans|in|auf)/i,
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

/** Returns what somebody wants in this title; undefined when it does not say. */
export function goalIn(title: string, language: Language): Goal | undefined {
  const plain = title.replaceAll(/[!.…]+$/g, '').trim();
  for (const [pattern, goal] of language === 'German' ? german : english) {
    const found = pattern.exec(plain);
    const meant = found && goal(found);
    if (meant) return meant;
  }
  return undefined;
}
