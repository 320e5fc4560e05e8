// Whether the browser believes that there is a network. A hint only: a yes does not mean that the service answers.
import type { Readable } from './readable';

export const online: Readable<boolean> = {
  get: () => navigator.onLine,
  subscribe: (listener) => {
    addEventListener('online', listener);
    addEventListener('offline', listener);
    return () => {
      removeEventListener('online', listener);
      removeEventListener('offline', listener);
    };
  },
};
