// The page object of a story's card on the shelf: its buttons, and what they say about saving.
import { expect } from '@playwright/test';
import { ledgerDatabase } from '../../src/contract/worker/worker-names';
import { longestDownload } from '../support/browser/is-saved';
import { storedRows } from '../support/browser/stored-rows';
import type { Driver, Target } from './drivers/driver';

export class Card {
  private readonly selector: string;

  constructor(
    private readonly driver: Driver,
    id: string,
  ) {
    this.selector = `article[data-presentation-id="${id}"]`;
  }

  /** Opens the story by the link of its title. */
  async open(): Promise<void> {
    const title = await this.driver.evaluate(
      (card) => document.querySelector(`${card} a`)?.textContent ?? '',
      this.selector,
    );
    await this.driver.click({ role: 'link', name: title, within: this.selector });
  }

  press(name: string): Promise<void> {
    return this.driver.click(this.button(name));
  }

  /** Returns whether the card has a button of this name. */
  has(name: string): Promise<boolean> {
    return this.driver.has(this.button(name));
  }

  /** Waits for a button, as long as a download may take. */
  async expectButton(name: string): Promise<void> {
    const found = async () => ((await this.has(name)) ? name : await this.describeSaving());
    await expect.poll(found, { timeout: longestDownload }).toBe(name);
  }

  /**
   * Returns what a failed test should tell: the card's text and buttons, the worker's rows of all stories, and which workers and
   * caches there are.
   */
  private async describeSaving(): Promise<string> {
    const card = await this.driver.evaluate((selector) => {
      const buttons = [...document.querySelectorAll(`${selector} button`)];
      const labels = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
      return [document.querySelector<HTMLElement>(selector)?.innerText, ...labels];
    }, this.selector);
    const rows = await storedRows(this.driver, ledgerDatabase.name, ledgerDatabase.store);
    const workers = await this.driver.evaluate(async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const states = registrations.map(({ installing, waiting, active }) =>
        [installing, waiting, active].map((worker) => worker?.state ?? 'none'),
      );
      return [states, await caches.keys()];
    });
    return JSON.stringify({ card, rows, workers }, undefined, 1);
  }

  /** Waits until the card's heart is filled. */
  async expectFavourite(): Promise<void> {
    const isPressed = () =>
      this.driver.evaluate(
        (card) => document.querySelector(`${card} [aria-label="Favourite"]`)?.getAttribute('aria-pressed'),
        this.selector,
      );
    await expect.poll(isPressed).toBe('true');
  }

  /** Waits until the picture on the card is decoded. */
  async expectPicture(): Promise<void> {
    const isDecoded = () =>
      this.driver.evaluate((card) => {
        const picture = document.querySelector<HTMLImageElement>(`${card} img`);
        return picture !== null && picture.complete && picture.naturalWidth > 0;
      }, this.selector);
    await expect.poll(isDecoded).toBe(true);
  }

  /** Presses the card's button, and waits until it says that the story is saved. */
  async saveForOffline(): Promise<void> {
    await this.press('Save for offline');
    await this.expectButton('Saved for offline');
  }

  private button(name: string): Target {
    return { role: 'button', name, within: this.selector };
  }
}
