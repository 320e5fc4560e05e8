// Sets Firefox's preferences for an engine test.
import type { DriverOptions } from './driver';

/** Returns the text of a profile's `user.js`. */
export function preferences({
  language,
  hasServiceWorkers,
  blocksSiteData,
  reducesMotion,
  zoomsText,
}: DriverOptions): string {
  const values = {
    'intl.accept_languages': language,
    'ui.prefersReducedMotion': reducesMotion ? 1 : 0,
    'dom.serviceWorkers.enabled': hasServiceWorkers,
    // 2 is "block all cookies", 5 the default.
    'network.cookie.cookieBehavior': blocksSiteData ? 2 : 5,
    // Frames a second: without a graphics card each of what moves takes as long as a test's own work.
    'layout.frame_rate': 20,
    // The desktop's own factor for texts; with 2 it does what the menu's `Zoom text only` does.
    'ui.textScaleFactor': zoomsText ? 200 : 100,
    'browser.display.os-zoom-behavior': 2,
    // Sound only after a tap, as on a tablet.
    'media.autoplay.default': 1,
    'media.autoplay.blocking_policy': 0,
    // It starts with an empty page, since Firefox's start page reports errors.
    'browser.startup.page': 0,
    'browser.startup.homepage_override.mstone': 'ignore',
    // A browser that was killed starts without a recovery page.
    'browser.sessionstore.resume_from_crash': false,
    'toolkit.startup.max_resumed_crashes': -1,
    // No add-ons of the system: they are looked for in every new profile, a third of what a start costs.
    'extensions.enabledScopes': 0,
    // No requests but those of the page.
    'app.normandy.enabled': false,
    'app.update.disabledForTesting': true,
    'browser.safebrowsing.malware.enabled': false,
    'browser.safebrowsing.phishing.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'extensions.systemAddon.update.enabled': false,
    'extensions.update.enabled': false,
    'media.gmp-manager.updateEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'toolkit.telemetry.enabled': false,
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}
