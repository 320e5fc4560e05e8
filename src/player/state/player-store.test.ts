import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createPlayerStore, type UpdatePhase } from './player-store';

const phases: readonly UpdatePhase[] = ['log', 'hold', 'effects'];

/** Subscribes in this order; returns what is called during one update. */
function updateWith(order: readonly (UpdatePhase | 'subscriber')[]): readonly string[] {
  const store = createPlayerStore(3);
  const calls: string[] = [];
  for (const phase of order)
    if (phase === 'subscriber') store.subscribe(() => calls.push(`subscriber ${store.get().index}`));
    else store.onAction(phase, (_, { index }) => calls.push(`${phase} ${index}`));
  store.dispatch({ type: 'Next' });
  return calls;
}

describe('an update', () => {
  test('goes through its phases in the same order, whoever subscribed first', () => {
    const once = [...phases, 'subscriber'] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...once, ...once], { minLength: once.length }), (order) => {
        const expected = once.flatMap((phase) => order.filter((other) => other === phase));
        expect(updateWith(order)).toEqual(expected.map((phase) => `${phase} 1`));
      }),
    );
  });

  test('is complete before an action of a listener is processed', () => {
    const store = createPlayerStore(3);
    const seen: string[] = [];
    store.onAction('effects', ({ type }) => {
      if (type === 'Next') store.dispatch({ type: 'Pause' });
    });
    store.onAction('log', ({ type }, { name, index }) => seen.push(`${type}: ${name} ${index}`));
    store.subscribe(() => seen.push(`subscriber: ${store.get().name}`));
    store.dispatch({ type: 'Play' });
    store.dispatch({ type: 'Next' });
    expect(seen).toEqual([
      'Play: FIRST_SLIDE_PLAYING 0',
      'subscriber: FIRST_SLIDE_PLAYING',
      'Next: PLAYING 1',
      'subscriber: PLAYING',
      'Pause: PAUSED 1',
      'subscriber: PAUSED',
    ]);
  });

  test('tells its listeners that it is in progress', () => {
    const store = createPlayerStore(3);
    const during = vi.fn<() => void>(() => expect(store.isUpdating()).toBe(true));
    store.onAction('effects', during);
    store.subscribe(during);
    store.dispatch({ type: 'Next' });
    expect(during).toHaveBeenCalledTimes(2);
    expect(store.isUpdating()).toBe(false);
  });

  test('that fails does not block the next one', () => {
    const store = createPlayerStore(3);
    const stop = store.onAction('effects', () => {
      throw new Error('no sound');
    });
    expect(() => store.dispatch({ type: 'Next' })).toThrow('no sound');
    stop();
    store.dispatch({ type: 'Next' });
    expect(store.get().index).toBe(2);
  });
});
