// Where every caught failure goes: a ring buffer that a person can copy and a test can read (spec screens §7).
// Keeps no token and no text of people; sends nothing anywhere.
import type { Clock } from '../../contract/clock';
import { systemClock } from './clock';

interface Report {
  /** ISO time. */
  readonly time: string;
  /** What was being done, as `gallery: list`. */
  readonly where: string;
  readonly error: string;
  readonly message: string;
}

export interface Reports {
  report(error: unknown, where: string): void;
  all(): readonly Report[];
}

/** A ring buffer of the last `size` reports. */
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

/** Notes a failure that was caught. `where` names the doing, never a person's words. */
export const report = (error: unknown, where: string): void => reports.report(error, where);

/** What `Copy diagnostics` copies and browser tests read. */
export function diagnostics(): string {
  return JSON.stringify(reports.all(), undefined, 2);
}

/** Catches what nobody caught, for as long as the page lives. */
export function reportUncaught(target: Window): void {
  target.addEventListener('error', (event) => report(event.error ?? event.message, 'uncaught error'));
  target.addEventListener('unhandledrejection', (event) => report(event.reason, 'unhandled rejection'));
  Object.defineProperty(target, 'bookwormReports', { value: () => reports.all() });
}

function describe(error: unknown): { error: string; message: string } {
  if (!(error instanceof Error)) return { error: typeof error, message: clean(String(error)) };
  // Errors of the service say which address failed; their class stays unknown here, so that this loads first and alone.
  const address = 'url' in error && typeof error.url === 'string' ? ` ${error.url}` : '';
  return { error: error.name, message: clean(`${error.message}${address}`) };
}

/** Without secrets, and short: what a message quotes may be a person's words. */
function clean(message: string): string {
  return withoutSecrets(message).slice(0, 300);
}

/** Takes tokens, queries and addresses of people out of a message. */
export function withoutSecrets(message: string): string {
  return message
    .replace(/([?&][\w-]+=)[^&\s]+/g, '$1…')
    .replace(/\bBearer\s+\S+/gi, 'Bearer …')
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '…')
    .replace(/[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+/g, '…');
}
