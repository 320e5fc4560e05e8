// Story lists that a test makes for itself, as the service might send them.
import type { Locator, Page } from '@playwright/test';
import type { FeedbackRecord } from '../../../src/contract/presentation/feedback';
import { expect, type Reader, type Service } from '../fixtures';

export interface Listed {
  readonly id: string;
  readonly title: string;
  readonly targetGroup?: string;
  readonly language?: string;
  readonly subjects?: readonly string[];
}

/** Makes the service list these stories, in English unless they say otherwise, and nothing else. */
export async function listOnly({ hook }: Service, stories: readonly Listed[]): Promise<void> {
  const body = JSON.stringify(stories.map((story) => ({ language: 'English', ...story })));
  await hook.respond('/api/presentation', { status: 200, body });
}

/** Makes the service send one rating for each story, with the same stars for story, images and voice. */
export async function rateOnly(
  { hook }: Service,
  ratings: Readonly<Record<string, readonly [number, number, number]>>,
): Promise<void> {
  const records = Object.entries(ratings).map(
    ([presentationId, [storyRating, imageRating, voiceRating]]): FeedbackRecord => ({
      id: `rating of ${presentationId}`,
      presentationId,
      storyRating,
      imageRating,
      voiceRating,
      comment: '',
    }),
  );
  await hook.respond('/api/feedback', { status: 200, body: JSON.stringify(records) });
}

/** Returns the ids of the stories that the gallery shows, in its order. */
export const shownIds = (reader: Reader): Promise<string[]> =>
  reader.cards.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-presentation-id') ?? ''));

/** Waits until the gallery shows these stories in this order. */
export async function expectShelf(reader: Reader, ids: readonly string[]): Promise<void> {
  await expect.poll(() => shownIds(reader)).toEqual(ids);
}

/** Returns the button that makes the story of this title a favourite, or no longer one. */
export const heart = (page: Page, title: string): Locator =>
  page.getByRole('article', { name: title, exact: true }).getByRole('button', { name: 'Favourite' });

/** Opens the field and the filters behind the button of the search, in either language. */
export const openSearch = (page: Page): Promise<void> =>
  page.getByRole('button', { name: /^(Search|Suchen)$/ }).click();
