// Records every caught failure in a ring buffer that a person can copy and a test can read (spec screens §7).
// Stores no tokens; a message may quote up to 300 characters of what a person wrote. Sends nothing.
import type { Clock } from '../../base/clock';
import { systemClock } from './clock';

interface Report {
  /** ISO time. */
  readonly time: string;
  /** The operation that failed, for example `gallery: list`. */
  readonly where: string;
  readonly error: string;
  readonly message: string;
}

export interface Reports {
  report(error: unknown, where: string): void;
  all(): readonly Report[];
}

/** Creates a ring buffer of the last `size` reports. */
export function createReports(clock: Clock, size = 50): Reports {
  const ring: Report[] = [];
  return {
    report(error, where) {
      ring.push({ time: new Date(clock.now()).toISOString(), where, ...describe(error) });
      if (ring.length > size) ring.shift();
    },
    all: () => ring,
  };
}

const reports = createReports(systemClock);

/** Records a failure that was caught. `where` names the operation and never quotes a person. */
export const report = (error: unknown, where: string): void => reports.report(error, where);

/** Returns all reports as JSON, which `Copy diagnostics` copies and browser tests read. */
export function diagnostics(): string {
  return JSON.stringify(reports.all(), undefined, 2);
}

/** Records uncaught errors and unhandled rejections until the page is closed. */
export function reportUncaught(target: Window): void {
  target.addEventListener('error', (event) => {
    // Nothing failed: a size that changed while others were reported is reported with the next frame. WebKit lays out a text beside
    // its picture twice, and says so.
    if (event.message.startsWith('ResizeObserver loop')) event.preventDefault();
    else report(event.error ?? event.message, 'uncaught error');
  });
  target.addEventListener('unhandledrejection', (event) => report(event.reason, 'unhandled rejection'));
  Object.defineProperty(target, 'bookwormReports', { value: () => reports.all() });
}

function describe(error: unknown): { error: string; message: string } {
  if (!(error instanceof Error)) return { error: typeof error, message: clean(String(error)) };
  // Errors of the service carry the URL that failed. Their class is not imported, so that this module loads first and
  // alone.
  const address = 'url' in error && typeof error.url === 'string' ? ` ${error.url}` : '';
  return { error: error.name, message: clean(`${error.message}${address}`) };
}

/** Returns the message without secrets, limited to 300 characters, since it may quote what a person wrote. */
function clean(message: string): string {
  return withoutSecrets(message).slice(0, 300);
}

/**
 * Returns the message with tokens, the values of queries and e-mail addresses replaced by `…`; a username in the path of a call may
 * be such an address.
 */
export function withoutSecrets(message: string): string {
  return message
    .replace(/([?&][\w-]+=)[^&\s]+/g, '$1…')
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…')
    .replace(/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g, '…')
    .replace(/[^\s/]+%40[^\s/]+/g, '…');
}
