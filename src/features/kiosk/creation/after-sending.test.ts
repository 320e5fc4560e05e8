import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as limits from '../../../contract/limits';
import { loadTexts } from '../../../platform/i18n/interface-language';
import { messageAt, shuffled } from './after-sending';

describe('the messages of a wait (spec screens §12)', () => {
  test.each(['de', 'en'] as const)('are fifty for each tone in %s, all different', async (language) => {
    const { serious, fun } = await loadTexts(language, 'waiting-messages');
    expect([serious.length, fun.length]).toEqual([50, 50]);
    expect(new Set([...serious, ...fun]).size).toBe(100);
  });

  test('come in a random order, and none twice in the longest run', () => {
    const messages = Array.from({ length: 50 }, (_, at) => `message ${at}`);
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (numbers) => {
        const random = () => Number(numbers.next().value);
        const order = shuffled(messages.length, random);
        const shown: (string | undefined)[] = [];
        for (
          let elapsed = 0;
          elapsed < limits.creationRun.timeLimit;
          elapsed += limits.creationRun.progressTick
        ) {
          const message = messageAt(elapsed, messages, order);
          if (message !== shown.at(-1)) shown.push(message);
        }
        expect(shown).toHaveLength(50);
        expect(new Set(shown).size).toBe(50);
      }),
      { numRuns: 50 },
    );
  });

  test('are none while they are not loaded', () => {
    expect(messageAt(0, [], [])).toBeUndefined();
  });
});
