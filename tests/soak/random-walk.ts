// A child who does not know what buttons are for: random keys, taps, reloads and losses of network, the same for the same seed.

/** Numbers from 0 to below 1, the same row for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

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

/** Keys often, losses of network now and then. */
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

/** Draws the next step. */
export function nextStep(random: () => number): Step {
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let draw = random() * total;
  for (const step of steps) {
    draw -= weights[step];
    if (draw < 0) return step;
  }
  return 'wait';
}
