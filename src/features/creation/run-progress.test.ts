import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasStarted, progressOf } from './run-parts';

test('the waiting display begins with one message, wherever it comes', () => {
  expect(hasStarted(['Checking the title'])).toBe(false);
  expect(hasStarted(['Checking the title', 'Started generation', 'Writing'])).toBe(true);
});

describe('a message of the service', () => {
  test.each([
    ['Started generation', 'working', undefined],
    ['Writing the story', 'writing', undefined],
    ['Painting the cover', 'painting', undefined],
    ['Painting page 3 of 8', 'painting', 3],
    ['Reading aloud page 3 of 8', 'speaking', 3],
    ['Recording the voice', 'speaking', undefined],
    ['Binding the pages', 'binding', undefined],
    ['Filming slide 2 of 3', 'filming', 2],
    ['Putting the slides together', 'binding', undefined],
    ['Painting page 9 of 8', 'painting', undefined],
    ['Painting page 0 of 0', 'painting', undefined],
    ['Etwas ganz anderes', 'working', undefined],
  ])('%s is %s, page %s', (message, stage, page) => {
    expect(progressOf([message])).toMatchObject({ stage, page });
  });
});

describe('the share', () => {
  const shares = (messages: readonly string[]) =>
    messages.map((_, at) => progressOf(messages.slice(0, at + 1)).share);
  const pages = Array.from({ length: 8 }, (_, at) => `page ${at + 1} of 8`);

  test.each([
    ['page by page', pages.flatMap((page) => [`Painting ${page}`, `Reading aloud ${page}`])],
    ['pictures first', [...pages.map((page) => `Painting ${page}`), 'Recording the voice']],
  ])('grows from 0 to almost 1 when the service works %s', (_, making) => {
    const all = shares(['Started generation', 'Writing the story', ...making, 'Binding the pages']);
    expect(all[0]).toBe(0);
    expect([...all].sort((a, b) => a - b)).toEqual(all);
    expect(all.at(-1)).toBe(0.95);
  });

  test('never falls and stays within 0 and 1, for any messages', () => {
    const message = fc.oneof(
      fc.string(),
      fc
        .tuple(fc.constantFrom('Painting', 'Reading'), fc.nat(20), fc.nat(20))
        .map(([what, page, of]) => `${what} page ${page} of ${of}`),
    );
    fc.assert(
      fc.property(fc.array(message), (messages) => {
        let before = 0;
        for (const share of shares(messages)) {
          expect(share).toBeGreaterThanOrEqual(before);
          expect(share).toBeLessThanOrEqual(1);
          before = share;
        }
      }),
    );
  });
});
