// Gives a touched preview a head start over its page (opening.ts), once that code is loaded.
import type { Preview } from '../../features/kiosk/overview/preview';
import { report } from '../../platform/browser/report';
import type { beginPreview } from './opening';

export interface HeadStart {
  /** Loads the code. */
  readonly load: () => void;
  /** Shows a preview at once, and plays it if presentations start by themselves. */
  readonly begin: (preview: Preview) => void;
  /** Returns a promise that resolves once what was started last is seen and heard; its page is rendered after that. */
  readonly whenStarted: () => Promise<void>;
}

export function createHeadStart(autoplay: boolean): HeadStart {
  let started = Promise.resolve();
  let open: typeof beginPreview | undefined;
  return {
    load() {
      import('./opening').then(
        (opening) => {
          open = opening.beginPreview;
        },
        (error: unknown) => report(error, 'kiosk: opening'),
      );
    },
    begin(preview) {
      if (open) started = open(preview, autoplay);
    },
    whenStarted: () => started,
  };
}
