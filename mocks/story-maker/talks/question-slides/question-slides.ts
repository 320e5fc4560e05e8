// What a talk asks where it knows no further facts about its topic.
import { shuffled, type Random } from '../../../random';
import { asking } from './asking';
import { findingOut } from './finding-out';
import type { Motif, QuestionSlide } from './question-slide';
import { looking } from './looking';
import { placing } from './placing';
import { takingTime } from './taking-time';

const all: readonly QuestionSlide[] = [...looking, ...asking, ...placing, ...findingOut, ...takingTime];

/** Those that fit best where only few are asked for. */
const first: ReadonlySet<Motif> = new Set(['eyes', 'question', 'expert', 'parts']);

/** Returns the question slides for a known topic in an order by chance, the best ones first. */
export function questionSlidesFor(random: Random): QuestionSlide[] {
  return shuffled(all, random).sort((a, b) => Number(first.has(b.motif)) - Number(first.has(a.motif)));
}
