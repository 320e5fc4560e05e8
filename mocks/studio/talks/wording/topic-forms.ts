// The forms of a topic's name: cases in German, prepositions that melt into the article in French, Italian and Spanish.
import * as v from 'valibot';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import data from './topic-forms.json' with { type: 'json' };

/** By language and form: the beginning of a name, and what takes its place. The first that fits counts. */
const forms = v.parse(v.record(v.string(), v.record(v.string(), v.record(v.string(), v.string()))), data);

/**
 * Returns a form of a name that is written with its article: `dat` of `der Mond` is `dem Mond`, `of` of `le pain` is `du pain`.
 * Undefined for a form that the language does not have.
 */
export function topicForm(
  name: string,
  form: string,
  language: SpeakerLanguage,
  isPlural: boolean,
): string | undefined {
  if (form === 'topic') return name;
  const ofLanguage = forms[language] ?? {};
  const beginnings = (isPlural ? ofLanguage[`plural-${form}`] : undefined) ?? ofLanguage[form] ?? {};
  const found = Object.entries(beginnings).find(([beginning]) => name.startsWith(beginning));
  if (found === undefined) return undefined;
  const [from, to] = found;
  const noun = name.slice(from.length);
  if (form !== 'dat') return `${to}${noun}`;
  if (isPlural) return `${to}${/[nsa]$/.test(noun) ? noun : `${noun}n`}`;
  // An adjective has its weak ending: `der künstlichen Intelligenz`.
  return `${to}${noun.replace(/^(\p{Ll}+e) /u, '$1n ')}`;
}
