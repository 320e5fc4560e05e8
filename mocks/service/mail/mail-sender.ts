// Sends the mails of the outbox by SMTP, each until the server has taken it (ADR-0073).
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock';
import { isLoopback } from '../../base/hosting/client-address';
import { expiryOf } from './code-mail';

/** A server that takes mails, as `BOOKWORM_SMTP` names it. */
export interface MailServer {
  readonly host: string;
  readonly port: number;
  /** Whether TLS begins with the connection. */
  readonly isSecure: boolean;
  readonly user?: string | undefined;
  readonly password?: string | undefined;
  /** The address that mails come from. */
  readonly from?: string | undefined;
}

export interface MailSender {
  /** Looks for new mails. */
  readonly wake: () => void;
  /** Sends nothing more. */
  readonly close: () => void;
}

interface MailSenderOptions {
  readonly folder: string;
  readonly server: MailServer;
  readonly clock: Clock;
  readonly warn?: (line: string) => void;
  /** Milliseconds that the server may take for an answer. */
  readonly patience?: number;
}

const minute = 60_000;
/** After so long a mail that nobody takes is left to the operator, until the next start. */
const longest = 5 * 24 * 60 * minute;

/** Returns the pause after so many failures: it doubles from a minute to an hour. */
const pauseAfter = (failures: number): number => minute * Math.min(2 ** (failures - 1), 60);

interface Failures {
  readonly count: number;
  /** When it is tried again, in milliseconds since 1970. */
  readonly next: number;
}

/** Begins to send, the unsent mails of a previous run first. */
export function openMailSender({
  folder,
  server,
  clock,
  warn = console.warn,
  patience = 20_000,
}: MailSenderOptions): MailSender {
  const transport = openTransport(server, patience);
  /** Of mails that the server refused, and under an empty name of the server that did not answer. */
  const failed = new Map<string, Failures>();
  let cancel = (): void => undefined;
  let isClosed = false;
  let turn = Promise.resolve();

  const nextOf = (name: string): number => Math.max(failed.get(name)?.next ?? 0, failed.get('')?.next ?? 0);

  async function noteFailure(name: string, error: unknown): Promise<void> {
    const { code, responseCode } = Object(error);
    // Without an answer to this mail it is the server that cannot be reached, for all of them.
    const subject = responseCode === undefined ? '' : name;
    const count = (failed.get(subject)?.count ?? 0) + 1;
    const age = clock.now() - (await stat(path.join(folder, name))).mtimeMs;
    const pause = subject !== '' && age > longest ? Number.POSITIVE_INFINITY : pauseAfter(count);
    failed.set(subject, { count, next: clock.now() + pause });
    const later =
      pause === Number.POSITIVE_INFINITY ? 'is left there' : `is tried again in ${pause / minute} min`;
    // No address, and nothing that the server said: it may repeat one.
    warn(
      `A mail could not be sent (${responseCode ?? code ?? 'error'}): it stays in the outbox, and ${later}.`,
    );
  }

  async function send(name: string): Promise<void> {
    const file = path.join(folder, name);
    const raw = await readFile(file);
    const envelope = envelopeOf(raw.toString());
    if (envelope === undefined) return;
    try {
      await (await transport).sendMail({ envelope, raw });
      failed.delete('');
      await rm(file, { force: true });
    } catch (error) {
      await noteFailure(name, error);
    }
  }

  async function sendAll(): Promise<void> {
    const names = await mailsIn(folder);
    for (const name of names)
      if (!isClosed && nextOf(name) <= clock.now() && expiryOf(name) > clock.now()) await send(name);
    const left = new Set(await mailsIn(folder));
    for (const name of failed.keys()) if (name !== '' && !left.has(name)) failed.delete(name);
    const next = Math.min(...[...left].map(nextOf).filter((time) => time > clock.now()));
    cancel();
    if (!isClosed && Number.isFinite(next)) cancel = clock.after(next - clock.now(), wake);
  }

  function wake(): void {
    turn = turn
      .then(sendAll)
      .catch((error: unknown) => warn(`The outbox cannot be read: ${Object(error).code}`));
  }

  wake();
  return {
    wake,
    close: () => {
      isClosed = true;
      cancel();
      void transport.then((opened) => opened.close());
    },
  };
}

/** Loads the client only when there is a mail server. */
async function openTransport(
  { host, port, isSecure, user = '', password = '' }: MailServer,
  patience: number,
) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    host,
    port,
    secure: isSecure,
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    // A password goes to another machine by TLS alone.
    requireTLS: user !== '' && !isLoopback(host),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Returns the mails of the folder, the oldest first. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const dated = await Promise.all(
    names.map(async (name) => {
      const found = await stat(path.join(folder, name)).catch(() => undefined);
      return { name, time: found?.mtimeMs ?? 0 };
    }),
  );
  return dated.sort((a, b) => a.time - b.time).map(({ name }) => name);
}

/** Returns sender and recipient of a mail; undefined for a text message, which no mail server delivers. */
function envelopeOf(mail: string) {
  const [head = ''] = mail.split('\r\n\r\n');
  const addressIn = (header: string) =>
    new RegExp(`^${header}: (?:[^<\\r\\n]*<)?([^<>\\r\\n]+)`, 'm').exec(head)?.[1];
  const [from, to] = [addressIn('From'), addressIn('To')];
  return from === undefined || to === undefined || to.endsWith('@sms.localhost') ? undefined : { from, to };
}
