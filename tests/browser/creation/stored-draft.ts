// What the forms of this folder leave on the device until something is made.
import type { Page } from '@playwright/test';
import { deviceDatabase } from '../../../src/contract/worker/worker-names';
import { expect } from '../fixtures';
import { storedRows } from '../../support/browser/stored-rows';

/** Waits until the device has a draft with this text in its JSON, for example that a run is under way: another document then reads it. */
export async function expectDraft(page: Page, text: string): Promise<void> {
  const drafts = async () => JSON.stringify(await storedRows(page, deviceDatabase.name, 'drafts'));
  await expect.poll(drafts).toContain(text);
}
