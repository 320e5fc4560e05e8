import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PageTurner, planOf, type TurningBook } from './page-turner';

/** A book whose turns take until `land`. */
class SlowBook implements TurningBook {
  readonly told: string[] = [];
  #at: number;
  #to: number | undefined;

  constructor(at = 0) {
    this.#at = at;
  }
  getCurrentPageIndex(): number {
    return this.#at === 0 ? 0 : this.#at * 2 - 1;
  }
  getState(): string {
    return this.#to === undefined ? 'read' : 'flipping';
  }
  settle(): void {
    this.land();
  }
  land(): void {
    this.#at = this.#to ?? this.#at;
    this.#to = undefined;
  }
  flipNext(): void {
    this.told.push('next');
    this.#to = this.#at + 1;
  }
  flipPrev(): void {
    this.told.push('previous');
    this.#to = this.#at - 1;
  }
  turnToPage(position: number): void {
    this.told.push(`page ${position}`);
    this.#at = Math.ceil(position / 2);
  }
}

function turnerOf(book: TurningBook, slideCount = 9, fades = false) {
  const headings: number[] = [];
  const turner = new PageTurner(book, {
    slideCount,
    fades: () => fades,
    crossFade: (jump) => jump(),
    onHeading: (index) => headings.push(index),
  });
  return { turner, headings };
}

test.each([
  [3, 3, 'stay'],
  [3, 4, 'next'],
  [3, 2, 'previous'],
  [3, 5, 'jump'],
  [3, 0, 'jump'],
  [0, 1, 'next'],
] as const)('from %i to %i: %s', (from, to, plan) => {
  expect(planOf(from, to)).toBe(plan);
});

describe('the book follows the player', () => {
  test('page by page, and jumps where more than one lies between', () => {
    const book = new SlowBook();
    const { turner, headings } = turnerOf(book);
    for (const index of [1, 1, 2, 6, 5, 0]) {
      turner.show(index);
      book.land();
    }
    expect(book.told).toEqual(['next', 'next', 'page 12', 'previous', 'page 0']);
    expect(headings).toEqual([0, 1, 2, 6, 5, 0]);
  });

  test('in the middle of a turn it ends that first', () => {
    const book = new SlowBook();
    const { turner } = turnerOf(book);
    turner.show(1);
    turner.show(2);
    turner.show(1);
    expect(book.told).toEqual(['next', 'next', 'previous']);
  });

  test('and leaves a page to the hand that turns it', () => {
    const book = new SlowBook(2);
    const { turner } = turnerOf(book);
    turner.arrivesAt(3);
    turner.show(3);
    expect(book.told).toEqual([]);
  });

  test('with reduced motion it turns by fading', () => {
    const book = new SlowBook();
    const { turner } = turnerOf(book, 9, true);
    turner.show(1);
    turner.show(0);
    expect(book.told).toEqual(['page 2', 'page 0']);
  });

  test('a page that cannot turn is shown all the same', () => {
    const book = new SlowBook();
    book.flipNext = () => undefined;
    turnerOf(book).turner.show(1);
    expect(book.told).toEqual(['page 2']);
  });

  test('it knows no slide beyond the last', () => {
    expect(() => turnerOf(new SlowBook(), 3).turner.show(3)).toThrow('Invalid page');
  });
});

test('wherever it is sent and whenever it lands, in the end it shows where it was sent last', () => {
  const step = fc.oneof(fc.nat(8), fc.constant('land' as const));
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const book = new SlowBook();
      const { turner } = turnerOf(book);
      let wanted = 0;
      for (const to of steps) {
        if (to === 'land') book.land();
        else turner.show((wanted = to));
      }
      book.land();
      expect(Math.ceil(book.getCurrentPageIndex() / 2)).toBe(wanted);
    }),
  );
});
