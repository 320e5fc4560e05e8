// Shows a touched preview before its page (early-preview.ts), once that code is loaded.
import type { Preview } from '../../features/kiosk/overview/previews';
import { report } from '../../platform/browser/report';
import type { showEarlyPreview } from './early-preview';

export interface EarlyPreview {
  /** Loads the code. */
  readonly load: () => void;
  /** Shows a preview at once, and plays it if presentations start by themselves. */
  readonly show: (preview: Preview) => void;
  /** Returns a promise that resolves once what was shown last is seen and heard; its page is rendered after that. */
  readonly whenStarted: () => Promise<void>;
}

/** Creates the early previews of the page; until the code is loaded, `show` does nothing. `autoplay` also plays their sound. */
export function createEarlyPreview(autoplay: boolean): EarlyPreview {
  let started = Promise.resolve();
  let show: typeof showEarlyPreview | undefined;
  return {
    load() {
      import('./early-preview').then(
        (loaded) => {
          show = loaded.showEarlyPreview;
        },
        (error: unknown) => report(error, 'kiosk: early preview'),
      );
    },
    show(preview) {
      if (show) started = show(preview, autoplay);
    },
    whenStarted: () => started,
  };
}
