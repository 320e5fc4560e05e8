// The wizard as a person uses it, in English or German.
import type { Locator, Page } from '@playwright/test';
import { creationRun } from '../../../src/contract/limits';
import { expect, test as base, type Service } from '../fixtures';

export type Area = 'story' | 'childrens-story' | 'dark-tales' | 'xmas';

const names = {
  en: {
    previous: 'Previous',
    next: 'Next',
    create: 'Create story',
    title: 'Title',
    link: 'Send me the link',
    email: 'E-mail',
    consent: 'Consent',
    suggest: 'Suggest a title',
    retry: 'Try again',
  },
  de: {
    previous: 'Zurück',
    next: 'Weiter',
    create: 'Geschichte erstellen',
    title: 'Titel',
    link: 'Schick mir den Link',
    email: 'E-Mail',
    consent: 'Einverstanden',
    suggest: 'Titel vorschlagen',
    retry: 'Noch einmal versuchen',
  },
} as const;

export class WizardPage {
  constructor(
    readonly page: Page,
    private readonly service: Service,
    private readonly language: keyof typeof names,
  ) {}

  /** Opens the wizard of an area, in a new document with another query, and waits until it has read its draft. */
  async open(area: Area = 'story', query = ''): Promise<void> {
    await this.page.goto(`${this.service.origin}/${query}#/${area}/new`);
    await expect(this.wizard).toHaveAttribute('data-creation-state', 'IDLE');
    await expect(this.question).toBeVisible();
  }

  get wizard(): Locator {
    return this.page.locator('main[data-creation-state]');
  }

  /** The question of a step, or what the robot says instead. */
  get question(): Locator {
    return this.wizard.getByRole('heading', { level: 2 });
  }

  get title(): Locator {
    return this.field('title');
  }

  get email(): Locator {
    return this.field('email');
  }

  /** Opens the fields for the address, which nobody has to fill in. */
  get link(): Locator {
    return this.wizard.locator('summary', { hasText: names[this.language].link });
  }

  get consent(): Locator {
    return this.page.getByRole('checkbox', { name: names[this.language].consent });
  }

  get overlay(): Locator {
    return this.page.getByRole('dialog');
  }

  /** The characters that change while a story is made. */
  get thinking(): Locator {
    return this.wizard.locator('.thinking');
  }

  button(name: 'previous' | 'next' | 'create' | 'suggest' | 'retry'): Locator {
    return this.page.getByRole('button', { name: names[this.language][name], exact: true });
  }

  option(name: string): Locator {
    return this.page.getByRole('radio', { name, exact: true });
  }

  async next(times = 1): Promise<void> {
    for (let step = 0; step < times; step += 1) await this.button('next').click();
  }

  /** Goes from the first step to the review with the default options, and fills in the rest. */
  async fillIn(title: string): Promise<void> {
    await this.next(3);
    await this.fillInLastSteps(title);
  }

  /** Fills in the title, and what the review asks for. */
  async fillInLastSteps(title: string): Promise<void> {
    await this.title.fill(title);
    await this.next();
    await this.enterAddress();
  }

  /** Enters the address for the link, where it has to be entered and where it may be. */
  async enterAddress(): Promise<void> {
    await expect(this.button('create')).toBeVisible();
    if (!(await this.email.isVisible())) await this.link.click();
    await this.email.fill('ida@example.org');
    await this.consent.check();
  }

  /** Fills the wizard in and sends it. */
  async askFor(title: string): Promise<void> {
    await this.fillIn(title);
    await this.button('create').click();
  }

  /** Goes from the first step to the end by keyboard, and checks on the way what can be pressed and what has the focus. */
  async askByKeyboard(title: string): Promise<void> {
    const { keyboard } = this.page;
    await expect(this.button('previous')).toBeDisabled();
    await this.tabTo(this.option('Ages 4+'));
    await expect(this.option('Ages 4+')).toBeChecked();
    await keyboard.press('ArrowRight');
    await expect(this.option('Ages 5+')).toBeChecked();
    await keyboard.press('Enter');
    await expect(this.question).toBeFocused();
    await expect(this.page.getByRole('radio')).toHaveCount(6);
    await this.tabTo(this.option('Pastel dream'));
    await keyboard.press('Enter');
    await this.tabTo(this.option('8 pages'));
    await keyboard.press('Enter');
    await expect(this.button('next')).toBeDisabled();
    await this.tabTo(this.title);
    await keyboard.type(title);
    await keyboard.press('Enter');
    await expect(this.question).toHaveText('Does everything look right?');
    await expect(this.button('create')).toBeEnabled();
    await this.tabTo(this.link);
    await keyboard.press('Space');
    await this.tabTo(this.email);
    await keyboard.type('ida@example');
    await expect(this.button('create')).toBeDisabled();
    await this.tabTo(this.consent);
    await keyboard.press('Space');
    await expect(this.button('create')).toBeDisabled();
    await keyboard.press('Shift+Tab');
    await keyboard.type('ida@example.org');
    await keyboard.press('Enter');
  }

  /** Checks that each press suggests another title. */
  async expectSamples(): Promise<void> {
    await this.button('suggest').click();
    const first = await this.title.inputValue();
    expect(first).not.toBe('');
    await this.button('suggest').click();
    await expect(this.title).not.toHaveValue(first);
    await expect(this.button('next')).toBeEnabled();
  }

  /** Returns the height in pixels of the lowest control. */
  async smallestControl(): Promise<number> {
    const controls = this.page
      .getByRole('button')
      .or(this.page.locator('.option-card, input[type=text], .wizard-consent'));
    return Math.min(
      ...(await controls.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))),
    );
  }

  async expectState(state: string): Promise<void> {
    await expect(this.wizard).toHaveAttribute('data-creation-state', state);
  }

  /** Checks that everything that `fillIn` entered is still there, on the review step. */
  async expectKept(title: string): Promise<void> {
    await expect(this.wizard.getByRole('definition').filter({ hasText: title })).toBeVisible();
    await expect(this.email).toHaveValue('ida@example.org');
    await expect(this.consent).toBeChecked();
    await expect(this.button('create')).toBeEnabled();
  }

  /** Waits until the story that was waited for has opened by itself, over the shelf, which lists it. */
  async readNewStory(title: string): Promise<void> {
    await expect(this.page).toHaveURL(/#\/(story\/read|view)\/\d+$/);
    await expect.poll(() => this.titlesOnTheShelf()).toContain(title);
  }

  tabTo(element: Locator): Promise<void> {
    return tabTo(this.page, element);
  }

  titlesOnTheShelf(): Promise<string[]> {
    return listedTitles(this.page);
  }

  private field(name: 'title' | 'email'): Locator {
    return this.page.getByRole('textbox', { name: names[this.language][name], exact: true });
  }
}

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator): Promise<void> {
  // Asking for an element in hand is one message for each press.
  const wanted = await element.elementHandle();
  const isFocused = () => page.evaluate((node) => node === document.activeElement, wanted);
  for (let presses = 0; presses < 90 && !(await isFocused()); presses += 1) await page.keyboard.press('Tab');
  await expect(element).toBeFocused();
}

/** Returns the titles of the presentations that the service has, without asking it for anything else. */
async function listedTitles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const list: unknown = await (await fetch('/api/presentation')).json();
    return Array.isArray(list) ? list.map((entry: { title: unknown }) => String(entry.title)) : [];
  });
}

/**
 * Lets time pass on the page's clock, which the test has installed, until the page asks for its lost run again. Where it does not wait
 * yet, it asks some seconds later by itself.
 */
export async function passUntilAsked(page: Page): Promise<void> {
  const asked = page.waitForRequest('**/api/run');
  await page.clock.fastForward(creationRun.askInterval);
  await asked;
}

/** Waits until the service has made a story. Then lets time pass until a page without a stream asks for it. */
export async function passUntilMade(page: Page, title: string): Promise<void> {
  await expect.poll(() => listedTitles(page)).toContain(title);
  await page.clock.fastForward(creationRun.askInterval);
}

/** Tests with the wizard in the language of the browser. */
export const test = base.extend<{ wizard: WizardPage }>({
  // The reader checks at the end that nothing was reported.
  wizard: async ({ reader, service, locale }, use) =>
    use(new WizardPage(reader.page, service, locale === 'de-DE' ? 'de' : 'en')),
});
