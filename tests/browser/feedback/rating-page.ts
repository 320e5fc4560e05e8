// The page object of the ratings: reaching the end of a story, giving stars, and what the service has stored.
import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { deviceDatabase, outbox } from '../../../src/contract/worker/worker-names';
import type { Reader, Service } from '../fixtures';
import { dispatchSync } from '../../support/downloads/device';
import { storedRows } from '../../support/browser/stored-rows';

/** The dialogs' accessible names in one language. */
export interface RatingTexts {
  readonly categories: readonly [string, string, string];
  readonly stars: (count: number) => string;
  readonly comment: RegExp;
  readonly submit: string;
  readonly thanks: string;
  readonly whenOnline: string;
  readonly close: string;
}

export const english: RatingTexts = {
  categories: ['Story', 'Images', 'Voice'],
  stars: (count) => (count === 1 ? '1 star' : `${count} stars`),
  comment: /^Comment/,
  submit: 'Submit',
  thanks: 'Thank you for your rating.',
  whenOnline: 'It will be sent when you are online.',
  close: 'Close',
};

export const german: RatingTexts = {
  categories: ['Geschichte', 'Bilder', 'Stimme'],
  stars: (count) => (count === 1 ? '1 Stern' : `${count} Sterne`),
  comment: /^Kommentar/,
  submit: 'Absenden',
  thanks: 'Danke für deine Bewertung.',
  whenOnline: 'Sie wird gesendet, sobald du online bist.',
  close: 'Schließen',
};

/** Returns the dialog that is open. */
export const dialog = (page: Page): Locator => page.getByRole('dialog');

/** Opens the fixture story and goes to its end. */
export async function finishStory(reader: Reader, id: string): Promise<void> {
  await reader.openStory(id);
  for (let turn = 0; turn < 5; turn += 1) await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
}

/** Goes to the end of the fixture story, and opens the dialog. */
export async function openRating(reader: Reader, id: string): Promise<void> {
  await finishStory(reader, id);
  await reader.button('Rate').click();
  await expect(dialog(reader.page)).toBeVisible();
}

/** Returns the slip with three faces, in either language. */
export const slip = (page: Page): Locator =>
  page.getByRole('region', { name: /^(How was the story|Wie war die Geschichte)\?$/ });

/** Lets the time pass in which the slip would come, and reads the marks of the device, as it does. */
export async function passUntilSlipWouldCome(reader: Reader): Promise<void> {
  await storedRows(reader.page, deviceDatabase.name, 'givenFeedback');
  for (const _ of [1, 2, 3]) await reader.pass(1000);
}

/** Gives five, four and three stars and a comment in the open dialog, and submits. */
export async function rate(page: Page, comment: string, texts = english): Promise<void> {
  for (const [at, category] of texts.categories.entries())
    await dialog(page)
      .getByRole('radiogroup', { name: category })
      .getByRole('radio', { name: texts.stars(5 - at), exact: true })
      .check();
  await dialog(page).getByLabel(texts.comment).fill(comment);
  await dialog(page).getByRole('button', { name: texts.submit }).click();
}

const recordsSchema = v.array(v.object({ comment: v.string(), storyRating: v.number() }));

/** Returns how often the service has stored a rating with this comment. */
export async function timesStored({ origin }: Service, comment: string): Promise<number> {
  const response = await fetch(`${origin}/api/feedback`);
  return v.parse(recordsSchema, await response.json()).filter((record) => record.comment === comment).length;
}

/** Returns how many ratings this device still has to send. */
export async function ratingsLeft(page: Page): Promise<number> {
  return (await storedRows(page, deviceDatabase.name, outbox.store))?.length ?? 0;
}

/** Closes all pages of the app; returns a blank page with which a test can control the browser. */
export async function closePages(context: BrowserContext): Promise<Page> {
  const window = await context.newPage();
  for (const page of context.pages()) if (page !== window) await page.close();
  return window;
}

/** Wakes the worker for the ratings, as the browser would do by itself at some time. */
export function wakeWorker(window: Page, { origin }: Service): Promise<void> {
  return dispatchSync(window, origin, outbox.syncTag);
}

/** Waits until the service has stored it, exactly once. */
export async function expectStoredOnce(service: Service, comment: string): Promise<void> {
  await expect.poll(() => timesStored(service, comment)).toBe(1);
}
