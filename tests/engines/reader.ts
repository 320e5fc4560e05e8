// The page object of the engine tests: what a person opens, presses and sees in any engine.
import { expect } from '@playwright/test';
import * as v from 'valibot';
import { deviceDatabase } from '../../src/contract/worker/worker-names';
import { recordHistory, readHistory } from '../support/browser/player-history';
import { storedRows } from '../support/browser/stored-rows';
import { Card } from './card';
import { Forms } from './forms';
import { Page } from './engine-page';

interface MediaEnd {
  readonly kind: string;
  readonly second: number;
  /** Whether it has sound that was decoded. */
  readonly isHeard: boolean;
}

export class Reader extends Page {
  readonly forms = new Forms(this.driver, this);

  /** Returns a story's card on the shelf. */
  card(id: string): Card {
    return new Card(this.driver, id);
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
    await this.card(id).open();
    await this.expectClosedBook();
  }

  /** Opens a story by its address as a book, and waits until it lies there, closed. */
  async openBook(id: string): Promise<void> {
    await this.open(`/#/story/read/${id}`);
    await this.expectClosedBook();
  }

  private async expectClosedBook(): Promise<void> {
    await this.expectState('FIRST_SLIDE_PAUSED 0');
    const lies = () => this.driver.evaluate(() => document.querySelector('[data-book-state=read]') !== null);
    await expect.poll(lies, 'the book').toBe(true);
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

  /** Waits until the gallery has the parts that its first paint does not need: the buttons that save, where there are any. */
  async waitForLateParts(): Promise<void> {
    const isThere = () => this.driver.evaluate(() => document.querySelector('.queue-line') !== null);
    await expect.poll(isThere, 'the line about the downloads').toBe(true);
  }

  /** Waits until the story that is being made opens by itself. */
  async expectNewStory(title: string): Promise<void> {
    await this.expectText(title);
    await this.expectState('FIRST_SLIDE_PAUSED 0');
  }

  /** Checks that while it is printed the document has every slide of the story, and nothing of that afterwards. */
  async expectPrintable(slides: number): Promise<void> {
    const hasLateParts = () => this.driver.evaluate(() => document.querySelector('.good-night') !== null);
    await expect.poll(hasLateParts, 'what a story loads after its first paint').toBe(true);
    const printed = () => document.querySelectorAll('.printed-story > section').length;
    await this.driver.evaluate(() => void dispatchEvent(new Event('beforeprint')));
    expect(await this.driver.evaluate(printed)).toBe(slides);
    await this.driver.evaluate(() => void dispatchEvent(new Event('afterprint')));
    await expect.poll(() => this.driver.evaluate(printed)).toBe(0);
  }

  /** Waits until elements lie beside each other in this order, from the left. */
  async expectOrder(selectors: readonly string[]): Promise<void> {
    const lefts = () =>
      this.driver.evaluate(
        (all) => all.map((each) => document.querySelector(each)?.getBoundingClientRect().left ?? -1),
        selectors,
      );
    const isInOrder = async () => {
      const found = await lefts();
      return found.every((left, at) => left > (found[at - 1] ?? 0));
    };
    await expect.poll(isInOrder, selectors.join(', ')).toBe(true);
  }

  /** Waits until the first picture in a part of the page shows its first frame alone. `red` is the red of each of its pixels. */
  async expectStillPicture(part: string, red: number): Promise<void> {
    const redOfStill = () =>
      this.driver.evaluate((within) => {
        const picture = document.querySelector<HTMLImageElement>(`${within} img[src^="blob:"]`);
        const context = document.createElement('canvas').getContext('2d');
        if (picture?.complete !== true || context === null) return undefined;
        context.drawImage(picture, 0, 0);
        return context.getImageData(1, 1, 1, 1).data[0];
      }, part);
    await expect.poll(redOfStill, 'the first frame').toBe(red);
  }

  /** Presses a key, with the focus nowhere. */
  pressKey(key: string): Promise<void> {
    return this.driver.evaluate(
      (name) => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })),
      key,
    );
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

  /** Returns the furthest second of a file that played in a state, while the history was recorded. */
  async secondPlayedIn(state: string): Promise<number | undefined> {
    return (await readHistory(this.driver)).find((entry) => entry.state === state)?.playedSeconds;
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

  /** Waits until a sentence is within the text that scrolls it; letters are a little taller than their lines. */
  async expectSentenceInView(scroller: string, sentence: string): Promise<void> {
    const outside = () =>
      this.driver.evaluate(
        ([selector, words]) => {
          const parts = document.querySelectorAll(`${selector} [data-cue]`);
          const part = [...parts].find(({ textContent }) => textContent?.includes(words));
          const [place, box] = [part?.closest(selector), part].map((each) => each?.getBoundingClientRect());
          return place && box ? Math.max(place.top - box.top, box.bottom - place.bottom) : Infinity;
        },
        [scroller, sentence] as const,
      );
    await expect.poll(outside, `the sentence in ${scroller}`).toBeLessThanOrEqual(3);
  }

  /** Waits until a subtitle that is too long is whole on the screen, takes less than a third of it, and scrolls. */
  async expectSubtitleScrolls(): Promise<void> {
    const scrolls = () =>
      this.driver.evaluate(() => {
        const subtitle = document.querySelector('.viewer-subtitles > p[data-more]');
        const { top, bottom, height } = subtitle?.getBoundingClientRect() ?? new DOMRect();
        const isHidden = subtitle !== null && subtitle.scrollHeight > subtitle.clientHeight;
        return isHidden && top >= 0 && bottom <= innerHeight && height < innerHeight / 3;
      });
    await expect.poll(scrolls, 'the subtitle').toBe(true);
  }

  /** Records from now on where each narration and film of the page ends. */
  recordEnds(): Promise<void> {
    return this.driver.evaluate(() => {
      const ends: MediaEnd[] = [];
      Reflect.set(window, 'mediaEnds', ends);
      const onEnded = ({ target: medium }: Event) => {
        if (!(medium instanceof HTMLMediaElement)) return;
        // By the names of Chromium, Firefox and WebKit.
        const isHeard =
          Number(Reflect.get(medium, 'webkitAudioDecodedByteCount')) > 0 ||
          Reflect.get(medium, 'mozHasAudio') === true ||
          Number(Reflect.get(Reflect.get(medium, 'audioTracks') ?? [], 'length')) > 0;
        ends.push({ kind: medium.tagName, second: medium.currentTime, isHeard });
      };
      document.addEventListener('ended', onEnded, true);
    });
  }

  /** Returns the ends that were recorded, once they are of media of these kinds. */
  async mediaEnds(kinds: readonly string[]): Promise<readonly MediaEnd[]> {
    const ends = () => this.driver.evaluate((): MediaEnd[] => Reflect.get(window, 'mediaEnds'));
    await expect.poll(async () => (await ends()).map(({ kind }) => kind)).toEqual(kinds);
    return ends();
  }

  /** Taps a sentence of the book in larger text. */
  async tapSentence(slide: number, cue: number): Promise<void> {
    const tap = () =>
      this.driver.evaluate((which) => {
        const sentence = document.querySelector<HTMLElement>(`.book-linear ${which}`);
        sentence?.click();
        return sentence !== null;
      }, `[data-slide="${slide}"][data-cue="${cue}"]`);
    await expect.poll(tap).toBe(true);
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
    // Its narrations last a dozen seconds of real time, to which each stall of the machine adds.
    await expect.poll(() => this.state(), { timeout: 150_000 }).toBe('LAST_SLIDE_FINISHED 4');
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
}
