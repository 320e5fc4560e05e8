// Pages that write to their elements only what is new. The original takes its classes from each element and gives it the
// same again whenever a page is told where it lies, with each frame of a turn, and the browser matches every rule anew.
import { HTMLPageCollection } from 'page-flip-source/Collection/HTMLPageCollection';
import { HTMLPage } from 'page-flip-source/Page/HTMLPage';

class QuietPage extends HTMLPage {
  #lies: 0 | 1 | undefined;

  override setOrientation(side: 0 | 1): void {
    if (this.#lies === side) return;
    this.#lies = side;
    super.setOrientation(side);
  }

  override setDrawingDensity(density: 'soft' | 'hard'): void {
    if (this.getDrawingDensity() !== density) super.setDrawingDensity(density);
  }
}

export class QuietPages extends HTMLPageCollection {
  readonly #elements: readonly HTMLElement[];

  constructor(...parts: ConstructorParameters<typeof HTMLPageCollection>) {
    super(...parts);
    [, , , this.#elements] = parts;
  }

  override load(): void {
    this.pages = this.#elements.map((element) => {
      const density = element.dataset['density'] === 'hard' ? 'hard' : 'soft';
      return new QuietPage(this.render, element, density);
    });
    this.createSpread();
  }

  /** The only page of a book is its cover; the original lays it on the left, as the last one of many. */
  protected override showSpread(): void {
    super.showSpread();
    const [only, another] = this.pages;
    if (only === undefined || another !== undefined) return;
    this.render.setLeftPage(null);
    this.render.setRightPage(only);
  }
}
