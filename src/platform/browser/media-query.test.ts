import { describe, expect, test } from 'vitest';
import { mediaQuery } from './screen';

/** Creates a page on which the test can make one query match. */
function setUp(watched: string) {
  let matches = false;
  const listeners = new Set<EventListenerOrEventListenerObject>();
  const readable = mediaQuery(watched, (query) => ({
    matches: matches && query === watched,
    addEventListener: (_: string, listener: EventListenerOrEventListenerObject) => listeners.add(listener),
    removeEventListener: (_: string, listener: EventListenerOrEventListenerObject) =>
      listeners.delete(listener),
  }));
  const setMatches = (now: boolean) => {
    matches = now;
    for (const listener of listeners) if (typeof listener === 'function') listener(new Event('change'));
  };
  return { readable, listeners, setMatches };
}

describe('a media query', () => {
  test('is read anew at each call, without a subscription', () => {
    const { readable, setMatches } = setUp('(orientation: portrait)');
    expect(readable.get()).toBe(false);
    setMatches(true);
    expect(readable.get()).toBe(true);
  });

  test('calls its listeners at each change until they unsubscribe', () => {
    const { readable, listeners, setMatches } = setUp('(orientation: portrait)');
    const seen: boolean[] = [];
    const unsubscribe = readable.subscribe(() => seen.push(readable.get()));
    setMatches(true);
    setMatches(false);
    unsubscribe();
    setMatches(true);
    expect(seen).toEqual([true, false]);
    expect(listeners.size).toBe(0);
  });
});
