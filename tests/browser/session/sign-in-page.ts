// The sign-in as a person uses it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Service } from '../fixtures';
import { clearSession } from '../../support/browser/session-page';

export class SignInPage {
  constructor(
    readonly page: Page,
    private readonly service: Service,
  ) {}

  async open(search = ''): Promise<void> {
    await this.page.goto(`${this.service.origin}/${search}#/sign-in`);
    await expect(this.field('Username')).toBeVisible();
  }

  get form(): Locator {
    return this.page.locator('[data-login-state]');
  }

  field(name: string): Locator {
    return this.form.getByRole('textbox', { name, exact: true });
  }

  button(name: string): Locator {
    return this.form.getByRole('button', { name, exact: true });
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.field('Username').fill(username);
    await this.field('Password').fill(password);
    await this.button('Sign in').click();
  }

  async sendCode(code: string): Promise<void> {
    await this.field('Code').fill(code);
    await this.button('Continue').click();
  }

  async expectStep(title: string, state = 'LOGGED_OUT'): Promise<void> {
    const heading = this.form.getByRole('heading', { name: title });
    await expect(heading).toBeFocused();
    await expect(this.form).toHaveAttribute('data-login-state', state);
  }

  async expectError(text: string): Promise<void> {
    await expect(this.form.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }

  /** Expects a sentence that is announced, describes the field, and lets it be corrected at once. */
  async expectFieldError(name: string, text: string): Promise<void> {
    await this.expectError(text);
    const field = this.field(name);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(text);
  }

  /** Waits for the shelf of a signed-in person. */
  async expectSignedIn(): Promise<void> {
    await expect(this.account).toBeVisible();
    await expect(this.page.getByRole('article').first()).toBeVisible();
  }

  /** Signs out as another tab does, and opens the form, without loading the page again. */
  async signOut(): Promise<void> {
    await clearSession(this.page);
    // A browser tells no change to the tab that has made it.
    await this.page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
    await expect(this.account).toHaveCount(0);
    await this.open();
  }

  private get account(): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: 'Account' });
  }
}
