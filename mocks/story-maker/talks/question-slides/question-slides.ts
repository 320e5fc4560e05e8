// All question slides, at least as many as a talk has slides.
import { shuffled, type Random } from '../../../random';
import { asking } from './asking';
import { findingOut } from './finding-out';
import type { Motif, QuestionSlide } from './question-slide';
import { looking } from './looking';
import { placing } from './placing';
import { takingTime } from './taking-time';

/**
 * Those that are kind to every topic. A typed title may name people: nobody counts, maps or tries out people, or imagines the
 * world without them.
 */
const kind: ReadonlySet<Motif> = new Set([
  'eyes',
  'parts',
  'ear',
  'question',
  'expert',
  'doubt',
  'word',
  'letter',
  'night',
  'clock',
  'shelf',
]);

const forAll: readonly QuestionSlide[] = [
  ...[...looking, ...asking, ...placing].filter(({ motif }) => kind.has(motif)),
  ...findingOut,
  ...takingTime,
];
const forThings: readonly QuestionSlide[] = [...looking, ...asking, ...placing];

/** Those that fit best where only few are asked for. */
const first: ReadonlySet<Motif> = new Set(['eyes', 'question', 'expert', 'parts', 'doubt', 'night']);

/** Returns the question slides for a topic in an order by chance, the best ones first. */
export function questionSlidesFor(isKnown: boolean, random: Random): QuestionSlide[] {
  return shuffled(isKnown ? forThings : forAll, random).sort(
    (a, b) => Number(first.has(b.motif)) - Number(first.has(a.motif)),
  );
}
