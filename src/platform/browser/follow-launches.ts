// Follows the launches of the installed app that bring an open window to the front (Launch Handler API): only Chromium has them.

interface LaunchQueue {
  setConsumer(consume: (launch: { readonly targetURL?: unknown }) => void): void;
}

/**
 * Calls `open` with the hash of each later launch at an address inside of the app, such as a shortcut. The app's icon has none: whoever
 * presses it wants the page as it was left.
 */
export function followLaunches(open: (hash: string) => void, host: object = window): void {
  const queue = 'launchQueue' in host ? host.launchQueue : undefined;
  if (!isLaunchQueue(queue)) return;
  // The launch that opened this page is in the queue, also after a reload: the page has its address already.
  let isQueued = true;
  queue.setConsumer(({ targetURL }) => {
    const [, fragment = ''] = typeof targetURL === 'string' ? targetURL.split('#') : [];
    if (!isQueued && fragment !== '') open(`#${fragment}`);
  });
  isQueued = false;
}

function isLaunchQueue(queue: unknown): queue is LaunchQueue {
  return typeof queue === 'object' && queue !== null && 'setConsumer' in queue;
}
