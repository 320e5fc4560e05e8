// Chooses which message is shown when, so that none comes twice within the longest run.
import * as limits from '../../../contract/limits';

/** Milliseconds that a message stands: 50 messages last as long as a run may take. */
const messageTime = limits.creationRun.timeLimit / 50;

/** Returns the positions 0 to `count - 1` in a random order. */
export function shuffled(count: number, random: () => number): readonly number[] {
  const order = Array.from({ length: count }, (_, position) => position);
  for (let last = count - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [order[last], order[chosen]] = [order[chosen] ?? 0, order[last] ?? 0];
  }
  return order;
}

/** Returns the message at this time of a run, in milliseconds; undefined when there is none. */
export function messageAt(
  elapsed: number,
  messages: readonly string[],
  order: readonly number[],
): string | undefined {
  const position = Math.min(Math.floor(elapsed / messageTime), messages.length - 1);
  return messages[order[position] ?? 0];
}
