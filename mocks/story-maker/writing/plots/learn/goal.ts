// What the plot needs to know of a goal: how it is learnt, and how it looks when it is done.
import type { Character } from '../../../../story-press/scene';
import type { Idea } from '../../title/idea';

const winged = new Set(['owl', 'bird', 'dragon', 'butterfly', 'bee', 'ladybird', 'duck', 'hen', 'chick']);

const featOf = ({ goal }: Idea) => (goal?.kind === 'learn' ? goal.feat : undefined);

/** Whether the hero wants to fly and has no wings: somebody else's must do. */
export function needsWings(idea: Idea): boolean {
  return featOf(idea) === 'fly' && !winged.has(idea.hero?.id ?? '');
}

/** Whether the hero wants to swim. */
export function isSwimming(idea: Idea): boolean {
  return featOf(idea) === 'swim';
}

/** Whether the goal is not a skill but a dream, such as being a pirate: it comes true in play. */
export function isDream({ goal }: Idea): boolean {
  return goal?.kind === 'want';
}

/** Whether the goal is a skill that one can practise on dry land. */
export function isSkill(idea: Idea): boolean {
  return !needsWings(idea) && !isSwimming(idea) && !isDream(idea);
}

type Doing = Partial<Omit<Character, 'k' | 'x' | 'y'>>;

const doings: Readonly<Record<string, Doing>> = {
  sing: { face: 'sing', arm: 'up' },
  whistle: { face: 'sing' },
  dance: { pose: 'jump', face: 'laugh', arm: 'up' },
  jump: { pose: 'jump', face: 'laugh' },
  fly: { pose: 'jump', face: 'laugh', arm: 'up' },
  read: { face: 'happy', look: [0.3, 1], ar: 'hold', hold: 'book' },
};

/** Returns how somebody looks who can do it. */
export function doing(idea: Idea): Doing {
  return doings[featOf(idea) ?? ''] ?? { face: 'laugh', arm: 'up' };
}
