// Records every caught failure, and what the player did, in ring buffers that a person can copy (spec screens §7).
// Stores no tokens; a message may quote up to 300 characters of what a person wrote. Sends nothing.
import type { Clock } from '../../base/clock';
import { systemClock } from './system-clock';

interface Report {
  /** ISO time. */
  readonly time: string;
  /** The operation that failed, for example `gallery: list`. */
  readonly where: string;
  readonly error: string;
  readonly message: string;
  /** What led to the error, from its causes: `HlsFailedError: fragLoadTimeOut`. */
  readonly cause?: string;
}

interface Diagnostics {
  readonly report: (error: unknown, where: string) => void;
  /** Records a line about the player, without addresses and texts. */
  readonly recordPlayback: (line: string) => void;
  readonly reports: () => readonly Report[];
  /** Returns the lines about the player, each with its time. */
  readonly playback: () => readonly string[];
}

/** Creates ring buffers: of the last 50 reports and of the last 200 lines about the player, where nothing else is said. */
export function createDiagnostics(clock: Clock, sizes = { reports: 50, playback: 200 }): Diagnostics {
  const reports: Report[] = [];
  const playback: string[] = [];
  const add = <T>(ring: T[], entry: T, size: number): void => {
    ring.push(entry);
    if (ring.length > size) ring.shift();
  };
  const time = (): string => new Date(clock.now()).toISOString();
  return {
    report: (error, where) => add(reports, { time: time(), where, ...describe(error) }, sizes.reports),
    recordPlayback: (line) => add(playback, `${time()} ${line}`, sizes.playback),
    reports: () => reports,
    playback: () => playback,
  };
}

const ofPage = createDiagnostics(systemClock);

/** Records a failure that was caught. `where` names the operation and never quotes a person. */
export const report = (error: unknown, where: string): void => ofPage.report(error, where);

/** Ignores a failed import that only begins early: the code that needs the module imports it again and shows the error. */
export const ignoreFailedImport = (): void => undefined;

/** Records what the player did (`player/player.ts`). */
export const recordPlayback = (line: string): void => ofPage.recordPlayback(line);

/** Returns reports and playback as JSON, which `Copy diagnostics` copies. */
export function diagnostics(): string {
  return JSON.stringify({ reports: ofPage.reports(), playback: ofPage.playback() }, undefined, 2);
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
  Object.defineProperty(target, 'bookwormReports', { value: () => ofPage.reports() });
}

function describe(error: unknown): Pick<Report, 'error' | 'message' | 'cause'> {
  if (!(error instanceof Error)) return { error: typeof error, message: clean(String(error)) };
  // Errors of the service carry the URL that failed. Their class is not imported, so that this module loads first and
  // alone.
  const address = 'url' in error && typeof error.url === 'string' ? ` ${error.url}` : '';
  const causes = causesOf(error);
  return {
    error: error.name,
    message: clean(`${error.message}${address}`),
    ...(causes.length > 0 ? { cause: clean(causes.join(', ')) } : {}),
  };
}

/** Returns a line for each cause of an error, the nearest first. A media error is no `Error`, but has a code. */
function causesOf({ cause }: Error): readonly string[] {
  if (typeof cause !== 'object' || cause === null) return [];
  if (cause instanceof Error) return [`${cause.name}: ${cause.message}`, ...causesOf(cause)];
  return 'code' in cause
    ? [`code ${String(cause.code)} ${'message' in cause ? String(cause.message) : ''}`.trim()]
    : [];
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
