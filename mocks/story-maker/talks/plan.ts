// Distributes what there is to tell over the slides of a talk.
import { findingOut, lookingBack, type QuestionSlide } from './question-slides';
import type { Fact, Topic } from './topics/topic';

interface TopicFact {
  readonly topic: Topic;
  readonly fact: Fact;
}

export type PlannedSlide =
  | { readonly kind: 'honest' }
  | { readonly kind: 'facts'; readonly facts: readonly TopicFact[] }
  | { readonly kind: 'questions'; readonly questionSlide: QuestionSlide };

/** The most facts of one slide. */
const maxFacts = 3;

const asSlides = (slides: readonly QuestionSlide[]) =>
  slides.map((questionSlide): PlannedSlide => ({ kind: 'questions', questionSlide }));

/**
 * Returns at most as many slides as are asked for: the facts, several on a slide where there are more of them than slides, and after
 * them how one finds out more. Without facts they are an honest beginning and how one finds out: five, whatever was asked.
 */
export function plannedSlides(facts: readonly TopicFact[], asked: number): PlannedSlide[] {
  if (facts.length === 0) return [{ kind: 'honest' } as const, ...asSlides(findingOut)].slice(0, asked);
  const chosen = facts.slice(0, asked * maxFacts);
  const count = Math.min(asked, chosen.length);
  const factSlides = Array.from({ length: count }, (_, index): PlannedSlide => {
    const [from, to] = [index, index + 1].map((at) => Math.round((at * chosen.length) / count));
    return { kind: 'facts', facts: chosen.slice(from, to) };
  });
  return [...factSlides, ...asSlides([...lookingBack, ...findingOut])].slice(0, asked);
}
