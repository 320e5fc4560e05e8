// How a Chromium is started for tests and measures: quiet on a closed network, and with no pages but ours.

/**
 * The browser takes the last list of features only, so this one repeats what Playwright turns off and tests rely on. The
 * pages behind the address bar are ours to turn off: nobody sees them here, and each new window computes one for 0.7 s.
 */
const featuresOff = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,PaintHolding',
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning',
  'LensOverlay,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
];

/** For a browser that does nothing but what its pages ask for. */
export const quietArguments: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
];
