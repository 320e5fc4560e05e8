// Writes e-mails into a folder, from which they are sent where there is a mail server; elsewhere the operator's mail program sends them.
// The data directory calls it `outbox`, and keeps that name: mails of people lie there.
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock';
import { codeLifetime, type SentCode } from '../identity/codes';
import { codeMail, codeMailName, expiryOf } from './code-mail';
import { finishedMail, type FinishedStory } from './finished-mail';
import { openMailSender, type MailServer } from './mail-sender';

export interface Outbox {
  /** Mails the link of a finished story. Resolves when the mail is in the folder. */
  readonly sendStory: (story: FinishedStory) => Promise<void>;
  /** Mails a code. A mail that cannot be written is missing, and the person asks for another. */
  readonly sendCode: (code: SentCode) => void;
}

/** Opens the folder of mails. The mail of a code is removed once the code has expired. */
export function openOutbox(folder: string, clock: Clock, server?: MailServer): Outbox {
  const sender = server && openMailSender({ folder, server, clock });
  const put = async (name: string, mail: string): Promise<void> => {
    await writeMail(folder, name, mail);
    sender?.wake();
  };
  const removeLater = () =>
    clock.after(codeLifetime, () => void removeMails(folder, (name) => expiryOf(name) <= clock.now()));
  // Those of the previous service.
  removeLater();
  return {
    sendStory: (story) => put(story.id, finishedMail({ ...story, from: server?.from })),
    sendCode(code) {
      const now = clock.now();
      removeLater();
      // After the answer to whoever asked: it takes no longer for people who exist.
      setImmediate(() => {
        put(codeMailName(now), codeMail(code, new Date(now), server?.from)).catch((error: unknown) =>
          console.error('A code could not be mailed:', error),
        );
      });
    },
  };
}

/** Removes the mails that were never finished, and those of expired codes. Other mails wait. `now` is in milliseconds since 1970. */
export const clearMails = (folder: string, now = Date.now()): Promise<void> =>
  removeMails(folder, (name) => name.endsWith('.part') || expiryOf(name) <= now);

async function removeMails(folder: string, isSuperfluous: (name: string) => boolean): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter(isSuperfluous)) await rm(path.join(folder, name), { force: true });
}

/** Writes `{name}.eml` into the folder; a file there is always whole. */
async function writeMail(folder: string, name: string, mail: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.eml`);
  await writeFile(`${file}.part`, mail, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
