// Distributes what there is to tell over the slides of a talk.
import { findingOut } from './question-slides/finding-out';
import type { QuestionSlide } from './question-slides/question-slide';
import type { Fact, Topic } from './topics/topic';

export interface TopicFact {
  readonly topic: Topic;
  readonly fact: Fact;
}

export type PlannedSlide =
  | { readonly kind: 'honest' }
  | { readonly kind: 'facts'; readonly facts: readonly TopicFact[] }
  | { readonly kind: 'questions'; readonly questionSlide: QuestionSlide };

/** The most facts of one slide. */
const maxFacts = 3;

/**
 * Returns at most as many slides as are asked for: the facts, several on a slide where there are more of them than slides, and
 * question slides between them where there are fewer. Begins with a fact.
 */
export function plannedSlides(
  facts: readonly TopicFact[],
  questionSlides: readonly QuestionSlide[],
  asked: number,
): PlannedSlide[] {
  const chosen = facts.slice(0, asked * maxFacts);
  if (chosen.length >= asked)
    return Array.from({ length: asked }, (_, index): PlannedSlide => {
      const [from, to] = [index, index + 1].map((at) => Math.round((at * chosen.length) / asked));
      return { kind: 'facts', facts: chosen.slice(from, to) };
    });
  const count = Math.min(asked, chosen.length + questionSlides.length);
  return Array.from({ length: count }, (_, index): PlannedSlide => {
    const before = Math.ceil((index * chosen.length) / count);
    const fact = chosen[before];
    if (fact && Math.ceil(((index + 1) * chosen.length) / count) > before)
      return { kind: 'facts', facts: [fact] };
    const questionSlide = questionSlides[index - before];
    if (questionSlide === undefined) throw new RangeError('No question slide to choose from.');
    return { kind: 'questions', questionSlide };
  });
}

/** Returns the slides about an unknown topic: the honest beginning, and how one finds out; five at most, whatever was asked. */
export function honestSlides(asked: number): PlannedSlide[] {
  const further = findingOut.map((questionSlide): PlannedSlide => ({ kind: 'questions', questionSlide }));
  return [{ kind: 'honest' } as const, ...further].slice(0, asked);
}
