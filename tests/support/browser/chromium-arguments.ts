// The arguments of a Chromium for tests and benchmarks: without background requests, and with no pages but the app's.

/**
 * The browser uses only the last list of features, so this one repeats what Playwright turns off. In addition it turns off
 * the pages behind the address bar: nobody sees them here, and each new window computes one for 0.7 s.
 */
const featuresOff = [
  'WebUIOmniboxPopup,WebUIOmniboxAimPopup,PreloadTopChromeWebUI',
  'AvoidUnnecessaryBeforeUnloadCheckSync,DestroyProfileOnBrowserClose,PaintHolding',
  'HttpsUpgrades,HttpsFirstBalancedModeAutoEnable,ThirdPartyStoragePartitioning',
  'LensOverlay,MediaRouter,OptimizationHints,NetworkTimeServiceQuerying,PreconnectToSearch',
];

// The protocol of an attached test names the line of each script that requests something, for which V8 parses the whole script again:
// a sixth of the main thread's work until the shelf is shown, which no family's browser does. With this V8 notes the lines at once.
const notesLines = '--no-enable-lazy-source-positions';

/** Returns arguments for a browser that requests nothing but what its pages ask for; `forScripts` are V8's own. */
const quietArguments = (...forScripts: readonly string[]): readonly string[] => [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${featuresOff.join(',')}`,
  `--js-flags=${[notesLines, ...forScripts].join(' ')}`,
];

export const chromiumArguments = quietArguments();

/**
 * For tests without measures. Their pages live for seconds: optimised code and a code cache take a twentieth of the browser’s work and
 * come too late. Threads that collect garbage beside the page take another thirtieth.
 */
export const shortVisitArguments = [
  ...quietArguments('--no-maglev', '--no-opt', '--single-threaded-gc'),
  '--v8-cache-options=none',
];
