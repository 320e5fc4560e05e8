// The test of a kiosk, with its page object.
import { KioskPage } from '../../support/kiosk/kiosk-page';
import { expect, test as base } from '../fixtures';

interface KioskObjects {
  kiosk: KioskPage;
}

/** The museum's build with the sample library, which has the previews of every theme. */
export const test = base.extend<KioskObjects>({
  variant: 'museum',
  library: 'samples',
  kiosk: async ({ page, service, reader }, use) => {
    expect(reader.page).toBe(page);
    await page.clock.install();
    await use(new KioskPage(page, service));
  },
});
