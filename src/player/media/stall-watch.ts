// Notices a medium that neither gives bytes nor plays, though it was started (spec player §3). Some media fire no event: in WebKit, a
// WAV file with a header alone. A host may also accept a request and never answer it.
import type { MonotonicClock } from '../../base/clock';
import type { MediaElement } from './media-element';

/** Milliseconds in which a medium that was started must give bytes while the network is there. */
const patience = 15_000;

class MediumStalledError extends Error {
  override readonly name = 'MediumStalledError';
  constructor() {
    super(`No byte within ${patience / 1000} seconds`);
  }
}

export interface StallWatch {
  /** Watches an element until `stop`; has no effect while it is watched. */
  readonly start: (element: MediaElement) => void;
  readonly stop: () => void;
}

interface StallWatchDeps {
  readonly clock: MonotonicClock;
  readonly hasNetwork: () => boolean;
  /** Called once for each `start`. */
  readonly onStalled: (cause: MediumStalledError) => void;
}

/** Each of them says that bytes have come, or that some were played. */
const signsOfLife = ['progress', 'loadedmetadata', 'loadeddata', 'timeupdate', 'emptied'];

/** Several checks, so that a device that slept meanwhile is not taken for a stalled medium. */
const checks = 3;

/** Creates a watch that runs no timer before `start` and after `stop`. */
export function createStallWatch({ clock, hasNetwork, onStalled }: StallWatchDeps): StallWatch {
  let release: (() => void) | undefined;
  const stop = (): void => {
    release?.();
    release = undefined;
  };
  const start = (element: MediaElement): void => {
    if (release !== undefined) return;
    let isAlive = false;
    let checksWithoutSign = 0;
    let cancel = (): void => undefined;
    const noteLife = (): void => {
      isAlive = true;
    };
    const check = (): void => {
      checksWithoutSign = isAlive || !hasNetwork() ? 0 : checksWithoutSign + 1;
      isAlive = false;
      if (checksWithoutSign < checks) return checkLater();
      stop();
      onStalled(new MediumStalledError());
    };
    const checkLater = (): void => {
      cancel = clock.after(patience / checks, check);
    };
    for (const type of signsOfLife) element.addEventListener(type, noteLife);
    release = () => {
      cancel();
      for (const type of signsOfLife) element.removeEventListener(type, noteLife);
    };
    checkLater();
  };
  return { start, stop };
}
