// Draws the steps of a random walk from a seed: keys, taps, reloads and losses of network, as by a child who tries
// everything.
import type { Random } from '../../mocks/base/random';

const steps = [
  'ArrowRight',
  'ArrowLeft',
  'Space',
  's',
  'r',
  'tap',
  'wait',
  'reload',
  'shelf',
  'story',
  'stop-service',
  'start-service',
] as const;
export type Step = (typeof steps)[number];

/** Keys are frequent, losses of network rare. */
const weights: Record<Step, number> = {
  ArrowRight: 8,
  ArrowLeft: 5,
  Space: 6,
  s: 2,
  r: 1,
  tap: 6,
  wait: 4,
  reload: 2,
  shelf: 2,
  story: 2,
  'stop-service': 1,
  'start-service': 2,
};

/** Returns the next step. */
export function nextStep(random: Random): Step {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let draw = random() * total;
  for (const step of steps) {
    draw -= weights[step];
    if (draw < 0) return step;
  }
  return 'wait';
}
