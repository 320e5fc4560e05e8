// The small notation in which story files write their texts:
//   {hero} {hero:acc} {place}   a slot, with a form of it (grammar/german.ts, grammar/english.ts); a capital first letter
//                               of the slot's name gives the result a capital.
//   «hero: Hello.»              direct speech and its speaker; the language's quotation marks are added.
//   [Only for five and older.]  left out for younger children.
//   (one|or the other)          one of the alternatives, by the story's seed.
//   /                           ends a paragraph.
import type { Random } from '../../../base/random';

export type Token =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string; readonly form: string; readonly isCapital: boolean }
  | { readonly kind: 'speech'; readonly speaker: string; readonly tokens: readonly Token[] }
  | { readonly kind: 'break' };
export type SlotToken = Extract<Token, { kind: 'slot' }>;

/** Returns what a template says beside its slots and speakers. */
export const withoutSlots = (template: string): string => template.replaceAll(/\{[^}]*\}|«[a-z]+:/g, ' ');

/** Returns the template without its brackets: the text for one age, with one of each set of alternatives. */
export function chosenText(template: string, isOlder: boolean, random: Random): string {
  const forAge = template.replaceAll(/\[([^\]]*)\]/g, isOlder ? '$1' : '');
  const chosen = forAge.replaceAll(/\(([^()]*\|[^()]*)\)/g, (_, inner: string) => {
    const alternatives = inner.split('|');
    return alternatives[Math.floor(random() * alternatives.length)] ?? '';
  });
  return chosen.replaceAll(/\s+/g, ' ').trim();
}

const pieces = /\{(?<slot>[^}]*)\}|«(?<speaker>[a-z]+): (?<speech>[^»]*)»|(?<end> ?\/ ?)/g;

/** Returns the tokens of a text. Throws RangeError when a bracket of the notation is left over. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const match of text.matchAll(pieces)) {
    if (match.index > from) tokens.push(textToken(text.slice(from, match.index)));
    from = match.index + match[0].length;
    const { slot, speaker, speech } = match.groups ?? {};
    if (slot !== undefined) tokens.push(slotToken(slot));
    else if (speaker !== undefined) tokens.push({ kind: 'speech', speaker, tokens: tokensOf(speech ?? '') });
    else tokens.push({ kind: 'break' });
  }
  if (from < text.length) tokens.push(textToken(text.slice(from)));
  return tokens;
}

function textToken(text: string): Token {
  if (/[{}«»[\]|]/.test(text)) throw new RangeError(`A bracket is left over in: ${text}`);
  return { kind: 'text', text };
}

function slotToken(slot: string): SlotToken {
  const [name = '', form = ''] = slot.split(':');
  return { kind: 'slot', name: lowered(name), form, isCapital: /^\p{Lu}/u.test(name) };
}

const lowered = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
