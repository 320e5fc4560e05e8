// Finds out what somebody in a title wants, by the words of each language.
import type { Language } from '../wording/sentences';
import type { Goal } from './idea';
import { withoutTitleCase } from './letter-case';
import { patterns, rewritten } from './patterns';

type Kind = (typeof patterns.phrases)[number]['meant'];

/** Returns what somebody wants in this title; undefined when it does not say. */
export function goalIn(title: string, language: Language): Goal | undefined {
  const plain = rewritten(title.replaceAll(/[!.…]+$/g, '').trim(), 'courage', language);
  for (const { meant, title: pattern } of patterns.goals[language]) {
    const found = pattern.exec(plain);
    const said: Readonly<Record<string, string | undefined>> = found?.groups ?? {};
    const groups = Object.entries(said).map(([name, text = '']) => [
      name,
      withoutTitleCase(text, title, language),
    ]);
    const goal = found && goalOf(meant, Object.fromEntries(groups), language);
    if (goal) return goal;
  }
  return undefined;
}

function goalOf(
  kind: Kind,
  { of, feat, want, phrase }: Readonly<Record<string, string | undefined>>,
  language: Language,
): Goal | undefined {
  if (kind === 'afraid') return of === undefined ? { kind } : { kind, of: rewritten(of, 'feared', language) };
  if (kind === 'learn') return learnt(feat);
  if (kind === 'refuse') return refusedIn(phrase, language);
  if (kind !== 'want') return { kind };
  const wanted = rewritten(want ?? phrase ?? '', 'wished', language);
  return goalOfPhrase(wanted) ?? { kind, phrase: wanted };
}

/** `Mia will nicht gern` does not say what. */
function refusedIn(said = '', language: Language): Goal | undefined {
  const phrase = rewritten(said, 'wished', language);
  // `Tidying up`
  const isSmall = language === 'English';
  return phrase === '' ? undefined : { kind: 'refuse', phrase: isSmall ? inSmall(phrase) : phrase };
}

const inSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** What an infinitive phrase asks for besides. */
function goalOfPhrase(phrase: string): Goal | undefined {
  const rule = patterns.phrases.find(({ title }) => title.test(phrase));
  return learnt(phrase) ?? (rule && goalOf(rule.meant, {}, 'English'));
}

function learnt(word = ''): Goal | undefined {
  const found = Object.entries(patterns.feats).find(([, { words }]) => words.has(word.toLowerCase()));
  return found && { kind: 'learn', feat: found[0], called: found[1] };
}
