// The page object of the engine tests: what a person opens, presses and sees in any engine.
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { deviceDatabase, ledgerDatabase } from '../../src/contract/worker/names';
import { recordHistory, readHistory } from '../browser/player-history';
import type { Service } from '../browser/service';
import { storedRows } from '../browser/stored-rows';
import type { Driver, Target } from './drivers/driver';

export class Reader {
  private readonly expected: RegExp[] = [];
  private readonly reports: string[] = [];

  constructor(
    private readonly driver: Driver,
    private readonly service: Service,
  ) {}

  /** Expects a fault that this test causes, in the console or among the app's reports. */
  expectFault(fault: RegExp): void {
    this.expected.push(fault);
  }

  async openGallery(): Promise<void> {
    await this.open('/');
    await expect.poll(() => this.shownStories()).not.toEqual([]);
  }

  /** Opens a story by its address as slides, and waits until it can be played. */
  async openStory(id: string): Promise<void> {
    await this.open(`/#/view/${id}`);
    await this.expectState('FIRST_SLIDE_PAUSED 0');
  }

  /** Opens a story by its card, and waits until its book lies there, closed. */
  async openBookFromGallery(id: string): Promise<void> {
    const title = await this.driver.evaluate(
      (wanted) => document.querySelector(`article[data-presentation-id="${wanted}"] a`)?.textContent ?? '',
      id,
    );
    await this.driver.click({ role: 'link', name: title, within: cardOf(id) });
    await this.expectState('FIRST_SLIDE_PAUSED 0');
    const lies = () => this.driver.evaluate(() => document.querySelector('[data-book-state=read]') !== null);
    await expect.poll(lies, 'the book').toBe(true);
  }

  /** Goes back as by the button of the browser, which loads nothing and so cuts no request off. */
  goBack(): Promise<void> {
    return this.driver.evaluate(() => history.back());
  }

  async reload(): Promise<void> {
    await this.collectReports();
    await this.driver.reload();
  }

  /** Kills the browser and opens it again with the same profile. */
  async restartBrowser(): Promise<void> {
    await this.collectReports();
    await this.driver.killAndReopen();
  }

  /** Stops the service and closes its port. The browser's messages about that are expected. */
  async goOffline(): Promise<void> {
    this.expected.push(...ofNoNetwork);
    await this.service.stop();
  }

  /** Returns the ids of the stories in the gallery, in order. */
  shownStories(): Promise<string[]> {
    return this.driver.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('article[data-presentation-id]')].map(
        (card) => card.dataset['presentationId'] ?? '',
      ),
    );
  }

  async expectStories(ids: readonly string[]): Promise<void> {
    await expect.poll(() => this.shownStories()).toEqual(ids);
  }

  /** Waits until every picture on the page is decoded. */
  async expectPicturesPainted(): Promise<void> {
    await expect
      .poll(() =>
        this.driver.evaluate(() =>
          [...document.images].every((picture) => picture.complete && picture.naturalWidth > 0),
        ),
      )
      .toBe(true);
  }

  async expectLanguage(language: 'en' | 'de'): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => document.documentElement.lang)).toBe(language);
  }

  press(name: string, within?: string): Promise<void> {
    return this.driver.click(target('button', name, within));
  }

  pressOnCard(id: string, name: string): Promise<void> {
    return this.press(name, cardOf(id));
  }

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
    await this.driver.click(target('radio', name, `[aria-labelledby="${await label()}"]`));
  }

  /** Opens the wizard of stories, takes the default options and a suggested title, and sends it. Returns the title. */
  async makeStory(): Promise<string> {
    await this.open('/#/story/new');
    for (const question of ['Who is the story for?', 'How should the pictures', 'How long should it be?']) {
      await this.expectText(question);
      await this.press('Next');
    }
    await this.expectText('What is the story about?');
    await this.press('Suggest a title');
    const title = await this.driver.evaluate(() => document.querySelector('input')?.value ?? '');
    await this.press('Next');
    await this.expectText('Does everything look right?');
    await this.enter('input[inputmode=email]', 'ida@example.org');
    await this.driver.evaluate(() =>
      document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click(),
    );
    await this.press('Create story');
    return title;
  }

  /** Signs in with a password and waits for the shelf. */
  async signIn(username: string, password: string): Promise<void> {
    await this.open('/#/sign-in');
    await this.expectText('Username');
    await this.enter('input[name=username]', username);
    await this.enter('input[name=password]', password);
    await this.press('Sign in', '[data-login-state]');
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
    await this.open('/#/new-presentation');
    await this.expectText('No voice yet');
  }

  /** Enters a text by the event that a keyboard would cause. */
  private enter(field: string, text: string): Promise<void> {
    return this.driver.evaluate(
      ([selector, value]) => {
        const input = document.querySelector(selector);
        if (input === null) throw new Error(`There is no field ${selector}`);
        // By the prototype's setter: React takes a value that is set on the element itself for its own.
        Reflect.set(HTMLInputElement.prototype, 'value', value, input);
        input.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [field, text] as const,
    );
  }

  /** Opens the story that was just made by the link on the shelf. */
  async openNewStory(title: string): Promise<void> {
    await this.expectText(`Your story “${title}” is ready.`);
    await this.driver.click({ role: 'link', name: 'Read it' });
    await this.expectState('FIRST_SLIDE_PAUSED 0');
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => document.body.innerText)).toContain(text);
  }

  /** Returns whether the card has a button of this name. */
  hasOnCard(id: string, name: string): Promise<boolean> {
    return this.driver.has(target('button', name, cardOf(id)));
  }

  /** Waits for a button on a card. A file that a stalled machine could not fetch is tried again after a minute (spec offline §5). */
  async expectOnCard(id: string, name: string): Promise<void> {
    const found = async () => ((await this.hasOnCard(id, name)) ? name : await this.describeSaving(id));
    await expect.poll(found, { timeout: 150_000 }).toBe(name);
  }

  /** Returns what a failed test should tell: the card's text and buttons, and the worker's rows of all stories. */
  private async describeSaving(id: string): Promise<string> {
    const card = await this.driver.evaluate((selector) => {
      const buttons = [...document.querySelectorAll(`${selector} button`)];
      const labels = buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent);
      return [document.querySelector<HTMLElement>(selector)?.innerText, ...labels];
    }, cardOf(id));
    const rows = await storedRows(this.driver, ledgerDatabase.name, ledgerDatabase.store);
    return JSON.stringify({ card, rows }, undefined, 1);
  }

  /** Waits until the card's heart is filled. */
  async expectFavourite(id: string): Promise<void> {
    const isPressed = () =>
      this.driver.evaluate(
        (card) => document.querySelector(`${card} [aria-label="Favourite"]`)?.getAttribute('aria-pressed'),
        cardOf(id),
      );
    await expect.poll(isPressed).toBe('true');
  }

  /** Presses the card's button, and waits until it says that the story is saved. */
  async saveForOffline(id: string): Promise<void> {
    await this.pressOnCard(id, 'Save for offline');
    await this.expectOnCard(id, 'Saved for offline');
  }

  /** Returns the player's state and its slide, for example `PLAYING 2`. */
  state(): Promise<string> {
    return this.driver.evaluate(() => {
      const player = document.querySelector<HTMLElement>('[data-player-state]');
      return `${player?.dataset['playerState']} ${player?.dataset['slideIndex']}`;
    });
  }

  async expectState(state: string): Promise<void> {
    await expect.poll(() => this.state()).toBe(state);
  }

  /** Records from now on which states the player is in. */
  startHistory(): Promise<void> {
    return recordHistory(this.driver);
  }

  /** Returns how long the player was in a state that it has left, while the history was recorded. */
  async millisecondsIn(state: string): Promise<number> {
    const history = await readHistory(this.driver);
    const at = history.findIndex((entry) => entry.state === state);
    return (history[at + 1]?.since ?? 0) - (history[at]?.since ?? Infinity);
  }

  /** Presses a button that plays, and waits until the narration's clock advances. */
  async playNarration(button: string): Promise<void> {
    await recordHistory(this.driver);
    await this.press(button);
    const playedSeconds = async () =>
      (await readHistory(this.driver)).reduce((seconds, entry) => seconds + entry.playedSeconds, 0);
    await expect.poll(playedSeconds).toBeGreaterThan(0);
    const before = await playedSeconds();
    await expect.poll(playedSeconds).toBeGreaterThan(before + 0.3);
  }

  /** Waits until the narration of a state plays, in a history that was begun before. */
  async expectNarration(state: string): Promise<void> {
    const hasPlayed = async () =>
      (await readHistory(this.driver)).some((entry) => entry.state === state && entry.playedSeconds > 0);
    await expect.poll(hasPlayed).toBe(true);
  }

  /** Presses Pause, and returns the page, counted from 1, once the database has stored that position. */
  async pause(): Promise<number> {
    await this.press('Pause');
    await expect.poll(() => this.state()).toMatch(/^PAUSED \d$/);
    const slide = Number((await this.state()).at(-1));
    const left = v.looseTuple([v.object({ value: v.object({ slide: v.literal(slide) }) })]);
    const isStored = async () =>
      v.is(left, await storedRows(this.driver, deviceDatabase.name, 'readingPositions'));
    await expect.poll(isStored).toBe(true);
    return slide + 1;
  }

  /** Waits until the speaker's film of this width really plays. */
  async expectFilmGrows(width: number): Promise<void> {
    await expect
      .poll(() =>
        this.driver.evaluate((wanted) => {
          const video = document.querySelector('video');
          return (
            video !== null && video.error === null && video.videoWidth === wanted && video.currentTime > 0.5
          );
        }, width),
      )
      .toBe(true);
  }

  /**
   * Presses Play and waits for the end: every page is shown in order, with its picture, and its narration plays; a book lies open at
   * each of its inner pages.
   */
  async playToTheEnd({ asBook = false } = {}): Promise<void> {
    await recordHistory(this.driver);
    await this.press('Play');
    await this.expectState('LAST_SLIDE_FINISHED 4');
    const played = (await readHistory(this.driver)).filter(({ state }) => state.includes('PLAYING'));
    expect(played.map(({ state }) => state)).toEqual([
      'FIRST_SLIDE_PLAYING 0',
      'PLAYING 1',
      'PLAYING 2',
      'PLAYING 3',
      'LAST_SLIDE_PLAYING 4',
    ]);
    for (const { state, playedSeconds, pictured } of played) {
      expect(playedSeconds, `seconds heard in ${state}`).toBeGreaterThan(0.5);
      expect(pictured, `pictures in ${state}`).toBe(true);
    }
    const open = played
      .filter(({ state, bookWasOpen }) => bookWasOpen && state.startsWith('PLAYING'))
      .map(({ state }) => state);
    expect(open, 'open pages of the book').toEqual(asBook ? ['PLAYING 1', 'PLAYING 2', 'PLAYING 3'] : []);
  }

  /** Returns the faults that were not expected; called at the end of every test. */
  async unexpectedFaults(): Promise<string[]> {
    await this.collectReports();
    const all = [...this.driver.consoleFaults(), ...this.reports];
    return all.filter((fault) => !this.expected.some((known) => known.test(fault)));
  }

  private async open(path: string): Promise<void> {
    await this.collectReports();
    await this.driver.goto(`${this.service.origin}${path}`);
  }

  /** Collects the app's reports since the page was loaded: the next page does not have them. */
  private async collectReports(): Promise<void> {
    const reports = await this.driver.evaluate(() => {
      const read: unknown = Reflect.get(window, 'bookwormReports');
      const all: unknown = typeof read === 'function' ? read() : [];
      return Array.isArray(all) ? all.map((report) => `report: ${JSON.stringify(report)}`) : [];
    });
    this.reports.push(...reports);
  }
}

/** The messages about a stopped service: of the app, Chromium, Firefox and WebKit. */
const ofNoNetwork = [
  /Network error/,
  /ERR_CONNECTION_REFUSED|ERR_FAILED|An unknown error occurred when fetching the script/,
  /A ServiceWorker passed a promise to FetchEvent\.respondWith\(\) that rejected with ‘TypeError: NetworkError/,
  // A response that breaks off while it passes through the worker: Firefox names no address then.
  /Failed to load ‘’\. A ServiceWorker intercepted the request|Image corrupt or truncated/,
  /FetchEvent\.respondWith received an error: TypeError: Load failed|Fetch API cannot load/,
  // The rejection of the promise `FetchEvent.handled`, which the app does not use.
  /Unhandled Promise Rejection: NetworkError: {2}A network error occurred/,
];

function target(role: Target['role'], name: string, within?: string): Target {
  return { role, name, ...(within === undefined ? {} : { within }) };
}

function cardOf(id: string): string {
  return `article[data-presentation-id="${id}"]`;
}
