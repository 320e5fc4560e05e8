// Helpers for the specs of people's own accounts: the parts of the page by their names, and signing in at the gate.
import type { Locator, Page } from '@playwright/test';
import { expect, type Service } from '../fixtures';

interface Person {
  readonly username: string;
  readonly password: string;
}

/** Fills in the sign-in that the page shows, and sends it. */
export async function signIn(page: Page | Locator, { username, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: /Username|Benutzername/ }).fill(username);
  await page.getByLabel(/^(Password|Passwort)$/).fill(password);
  await page.getByRole('button', { name: /^(Sign in|Anmelden)$/ }).click();
}

/** Opens the account page and signs in at its gate. */
export async function openAccount(page: Page, { origin }: Service, person: Person): Promise<void> {
  await page.goto(`${origin}/#/account`);
  await signIn(page, person);
  await expect(page.getByRole('region', { name: /About you|Über dich/ })).toBeVisible();
}

/** Returns a card of the account page. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Types a new password twice into the form that the card or page shows. */
export async function typeNewPassword(
  form: Locator | Page,
  password: string,
  repeated = password,
): Promise<void> {
  await form.getByLabel('New password', { exact: true }).fill(password);
  await form.getByLabel('Repeat password').fill(repeated);
}
