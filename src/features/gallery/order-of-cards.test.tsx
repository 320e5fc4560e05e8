import { act, cleanup, render } from '@testing-library/react';
import fc from 'fast-check';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { startI18n } from '../../platform/i18n/i18n';
import { en } from '../../platform/i18n/texts.fixture';
import { favouritesOf, many, showGallery, titles } from './show-gallery.fixture';
import { inRank, useOrder } from './Shelf';
import { stubIntersectionObserver } from './stub-intersection-observer.fixture';

beforeEach(async () => {
  stubIntersectionObserver();
  await startI18n('en', en);
});
afterEach(cleanup);

/** Returns the titles of the cards that were inserted or moved during the call. */
function movedDuring(change: () => void): (string | undefined)[] {
  const shelf = document.querySelector('.shelf');
  if (shelf === null) throw new Error('There is no shelf');
  const observer = new MutationObserver(() => undefined);
  observer.observe(shelf, { childList: true });
  change();
  const records = observer.takeRecords();
  observer.disconnect();
  return records
    .flatMap(({ addedNodes }) => [...addedNodes])
    .map((node) => (node instanceof Element ? node.querySelector('.card-link')?.textContent : undefined));
}

describe('of all the cards on the shelf', () => {
  test('only the favourite is moved, there and back', async () => {
    const favourites = favouritesOf();
    await showGallery(many(20), { favourites });
    const choose = (isFavourite: boolean) => () => act(() => void favourites.choose('1', isFavourite));
    expect(movedDuring(choose(true))).toEqual(['Story 1']);
    expect(titles().slice(0, 2)).toEqual(['Story 1', 'Story 20']);
    expect(movedDuring(choose(false))).toEqual(['Story 1']);
    expect(titles().at(-1)).toBe('Story 1');
  });

  test('one from beyond the shown ones is added, and the last one is removed', async () => {
    const favourites = favouritesOf();
    await showGallery(many(30), { favourites });
    expect(movedDuring(() => act(() => void favourites.choose('1', true)))).toContain('Story 1');
    expect(titles()).toHaveLength(21);
    expect(titles().slice(0, 2)).toEqual(['Story 1', 'Story 30']);
    expect(titles().at(-1)).toBe('Story 11');
  });
});

test('the cards are put from any order into any other, and screen readers know their positions', () => {
  const entries = new Map(many(8).map((entry) => [entry.id, entry]));
  const positionsOf = (order: readonly PresentationEntry[]) =>
    new Map(order.map((entry, at) => [entry, at + 30]));
  function Cards({ order }: { readonly order: readonly PresentationEntry[] }) {
    const shelf = useRef<HTMLDivElement>(null);
    useOrder(shelf, positionsOf(order), 99);
    return (
      <div ref={shelf}>
        {order
          .map(({ id }) => id)
          .sort()
          .map((id) => (
            <p key={id} data-presentation-id={id} />
          ))}
      </div>
    );
  }
  const orders = fc.array(fc.shuffledSubarray([...entries.values()], { minLength: 1 }));
  fc.assert(
    fc.property(orders, (sequence) => {
      const { container, rerender } = render(<Cards order={[]} />);
      for (const order of sequence) {
        rerender(<Cards order={order} />);
        const cards = [...container.querySelectorAll<HTMLElement>('p')];
        expect(cards.map(({ dataset }) => dataset['presentationId'])).toEqual(order.map(({ id }) => id));
        expect(cards.map((card) => card.getAttribute('aria-posinset'))).toEqual(
          order.map((_, at) => `${at + 31}`),
        );
        expect(cards.every((card) => card.getAttribute('aria-setsize') === '99')).toBe(true);
      }
      cleanup();
    }),
    { numRuns: 50 },
  );
});

test('inRank returns the shown entries in the order of the ranked ones', () => {
  const ranked = many(5);
  const shown = new Map(
    ranked
      .slice(1, 3)
      .reverse()
      .map((entry, position) => [entry, position]),
  );
  expect(inRank(ranked, shown).map(({ id }) => id)).toEqual(['2', '3']);
});
