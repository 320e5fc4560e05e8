// Indexes that ask for more than any story does, and the expected outcome of each.
import type { TestHook } from '../../../mocks/server/test-hook-client';
import { indexBounds } from '../../../src/contract/presentation/presentation-index';

type Outcome = 'shown' | 'too large' | 'unreadable';

export interface HostileIndex {
  readonly name: string;
  readonly outcome: Outcome;
  /** The text of the index.json. */
  readonly text: () => string;
}

const { bytes, slides, characters, cues, allCues } = indexBounds;
const many = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const party = { kind: 'DALLIC_PARTY', initialPrompt: 'A bear', changePrompt: 'More', numberOfIterations: 1 };
const brackets = `${'['.repeat(1e6)}${']'.repeat(1e6)}`;
const narratedSlide = (count: number) => ({
  text: many(count, (at) => `w${at}`).join(' '),
  transcription: many(count, (at) => ({ text: `w${at}`, start: at })),
});

const texts: readonly (readonly [name: string, outcome: Outcome, text: () => string])[] = [
  ['a hundred thousand slides', 'too large', () => JSON.stringify({ slides: many(1e5, () => ({})) })],
  [
    'as many slides as may be',
    'shown',
    () =>
      JSON.stringify({
        slides: many(slides, (at) => ({
          headline: `Page ${at}`,
          text: 'Ha ha. '.repeat(40),
          imagePath: `${at}.webp`,
        })),
      }),
  ],
  [
    'five thousand sentences on one slide',
    'too large',
    () => JSON.stringify({ slides: [narratedSlide(5000)] }),
  ],
  [
    'as many sentences as may be',
    'shown',
    () => JSON.stringify({ slides: many(allCues / cues, () => narratedSlide(cues)) }),
  ],
  ['three times the bytes that may be', 'too large', () => ' '.repeat(3 * bytes)],
  ['half a million brackets', 'too large', () => `{"slides":[{"text":"Ha","more":${brackets}}]}`],
  ['a text of a megabyte', 'too large', () => JSON.stringify({ slides: [{ text: 'ha '.repeat(350_000) }] })],
  [
    'texts as long as they may be',
    'shown',
    () =>
      JSON.stringify({ slides: many(190, () => ({ headline: 'Ha', text: 'ha '.repeat(characters / 3) })) }),
  ],
  [
    'words without an end',
    'shown',
    () => JSON.stringify({ slides: [{ headline: 'h'.repeat(characters), text: 'a'.repeat(characters) }] }),
  ],
  [
    'fields of other types',
    'unreadable',
    () =>
      JSON.stringify({ kind: [], slides: [{ headline: {}, text: 7, transcription: 'x', imagePath: [] }] }),
  ],
  [
    'keys of the prototype',
    'shown',
    () =>
      '{"__proto__":{"slides":null},"constructor":{"prototype":{"text":"x"}},' +
      '"slides":[{"__proto__":{"headline":1},"toString":1,"text":"Ha"}]}',
  ],
  ['a hundred thousand steps', 'too large', () => JSON.stringify({ ...party, steps: many(1e5, () => ({})) })],
  [
    'as many steps as may be',
    'shown',
    () =>
      JSON.stringify({
        ...party,
        steps: many(slides, (at) => ({ description: `Bear ${at}`, imageUrl: `${at}.webp` })),
      }),
  ],
];

/** Makes the host send an index uncompressed: compressing such a size would add the host's time. */
export function serveIndex(hook: TestHook, id: string, body: string): Promise<void> {
  return hook.respond(`/presentations/${id}/index.json`, { status: 200, body, type: 'application/json' });
}

export const hostileIndexes: readonly HostileIndex[] = texts.map(([name, outcome, text]) => ({
  name,
  outcome,
  text,
}));
