// The page object of the forms: the wizard of stories, the form of a presentation, the sign-in and the rating.
import { expect } from '@playwright/test';
import type { Driver } from './drivers/driver';
import type { Page } from './engine-page';

export class Forms {
  constructor(
    private readonly driver: Driver,
    private readonly page: Page,
  ) {}

  /** Gives `stars` stars in a category of the open dialog. */
  async giveStars(category: string, stars: number): Promise<void> {
    const label = () =>
      this.driver.evaluate((wanted) => {
        const groups = [...document.querySelectorAll('[role=radiogroup]')];
        const labels = groups.map((group) => group.getAttribute('aria-labelledby') ?? '');
        return labels.find((id) => document.getElementById(id)?.textContent === wanted);
      }, category);
    await expect.poll(label, `stars for "${category}"`).toBeDefined();
    const name = stars === 1 ? '1 star' : `${stars} stars`;
    const group = `[aria-labelledby="${await label()}"]`;
    await this.driver.click({ role: 'radio', name, within: group });
    const isGiven = () =>
      this.driver.evaluate((within) => document.querySelector(`${within} :checked`) !== null, group);
    await expect.poll(isGiven, `the stars for "${category}" are given`).toBe(true);
  }

  /** Writes a comment of so many letters into the open dialog, of which it keeps as many as it has room for. */
  async writeComment(length: number, kept: number): Promise<void> {
    await this.enter('dialog textarea', 'x'.repeat(length));
    const written = () =>
      this.driver.evaluate(
        () => document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value.length,
      );
    await expect.poll(written, 'the letters of the comment').toBe(kept);
  }

  tick(name: string): Promise<void> {
    return this.driver.click({ role: 'checkbox', name });
  }

  /** Opens the wizard of stories, takes the default options and a suggested title, and sends it. Returns the title. */
  async makeStory(): Promise<string> {
    await this.page.open('/#/story/new');
    for (const question of ['Who is the story for?', 'How should the pictures', 'How long should it be?']) {
      await this.page.expectText(question);
      await this.page.press('Next');
    }
    await this.page.expectText('What is the story about?');
    await this.page.press('Suggest a title');
    const title = await this.driver.evaluate(() => document.querySelector('input')?.value ?? '');
    await this.page.press('Next');
    await this.page.expectText('Does everything look right?');
    await this.enter('input[inputmode=email]', 'ida@example.org');
    await this.driver.evaluate(() =>
      document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
    );
    await this.page.press('Create story');
    return title;
  }

  /** Signs in with a password and waits for the shelf. */
  async signIn(username: string, password: string): Promise<void> {
    await this.page.open('/#/sign-in');
    await this.page.expectText('Username');
    await this.enter('input[name=username]', username);
    await this.enter('input[name=password]', password);
    await this.page.press('Sign in', '[data-login-state]');
    await this.expectSignedIn();
  }

  /** Waits for the shelf as it is for whoever is signed in. */
  async expectSignedIn(): Promise<void> {
    const account = { role: 'link', name: 'Account' } as const;
    await expect.poll(() => this.driver.has(account), 'the link to the account').toBe(true);
    // WebKit calls a request that a reload cuts off an error of the page.
    const haveListsCome = () =>
      this.driver.evaluate(() => {
        const come = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname);
        return ['/api/presentation', '/api/feedback'].every((path) => come.includes(path));
      });
    await expect.poll(haveListsCome, 'the lists of the shelf').toBe(true);
  }

  /** Opens the form of a presentation, and waits for the fields of picture and voice. */
  async openNewPresentation(): Promise<void> {
    await this.page.open('/#/new-presentation');
    await this.page.expectText('No voice yet');
  }

  /** Enters a text by the event that a keyboard would cause. */
  private enter(field: string, text: string): Promise<void> {
    return this.driver.evaluate(
      ([selector, value]) => {
        const input = document.querySelector(selector);
        if (input === null) throw new Error(`There is no field ${selector}`);
        // By the prototype's setter: React takes a value that is set on the element itself for its own.
        Reflect.set(Object.getPrototypeOf(input), 'value', value, input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [field, text] as const,
    );
  }
}
