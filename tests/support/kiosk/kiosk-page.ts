// The kiosk as visitors and operators meet it.
import { expect, type Locator, type Page } from '@playwright/test';
import { savedIds } from '../browser/is-saved';
import { fastForwardAndStop } from '../browser/page-scripts';
import type { Service } from '../service/service';

export const idle = 90_000;
export const countdown = 15_000;

export class KioskPage {
  constructor(
    readonly page: Page,
    private readonly service: Service,
  ) {}

  /** Opens the kiosk; the overview by default. */
  async open(query = '', hash = '#/'): Promise<void> {
    await this.page.goto(`${this.service.origin}/kiosk.html${query}${hash}`);
  }

  async expectOverview(cards = 6): Promise<void> {
    await expect(this.cards).toHaveCount(cards);
  }

  get region(): Locator {
    return this.page.getByRole('region', { name: /Presentations|Präsentationen/ });
  }

  get cards(): Locator {
    return this.region.getByRole('article');
  }

  card(id: string): Locator {
    return this.page.locator(`article[data-presentation-id="${id}"]`);
  }

  get countdown(): Locator {
    return this.page.getByRole('alertdialog', { name: /Are you still there\?|Bist du noch da\?/ });
  }

  get invitation(): Locator {
    return this.page.getByRole('button', {
      name: /Tap me!|Tipp mich an!/,
    });
  }

  /** Lets the time pass until the kiosk invites the next visitor. */
  async walkAway(): Promise<void> {
    await this.walkAwayAndStopTime();
    await this.page.clock.resume();
  }

  /** Does the same, and stops the clock there. */
  async walkAwayAndStopTime(): Promise<void> {
    await this.stopTimeAtCountdown();
    await this.page.clock.fastForward(countdown);
    await expect(this.invitation).toBeVisible();
  }

  /** Lets the time pass until the kiosk asks whether anybody is there, and stops the clock there. */
  async stopTimeAtCountdown(): Promise<void> {
    await fastForwardAndStop(this.page, idle);
    await expect(this.countdown).toBeVisible();
  }

  /** Waits until the previews of the theme play without the network. */
  async expectSaved(ids: readonly string[]): Promise<void> {
    await expect.poll(() => savedIds(this.page), { timeout: 90_000 }).toEqual([...ids].sort());
  }
}
