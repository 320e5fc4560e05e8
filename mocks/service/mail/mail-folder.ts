// Writes e-mails into a folder, from which the operator's mail program sends them. The data directory calls it `outbox`, and keeps
// that name: mails of people lie there.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Clock } from '../../../src/base/clock';
import { codeLifetime, type SentCode } from '../identity/codes';
import { codeMail } from './code-mail';
import { finishedMail, type FinishedStory } from './finished-mail';

/** Sends the link of a finished story. */
export type SendMail = (story: FinishedStory) => Promise<void>;

/** Returns a sender that writes `{id}.eml` into the folder. */
export function mailFolder(folder: string): SendMail {
  return (story) => writeMail(folder, story.id, finishedMail(story));
}

/**
 * Returns a sender that mails codes into the folder, and removes each mail once its code has expired. A mail that cannot be written is
 * missing, and the person asks for another.
 */
export function codeMailFolder(folder: string, clock: Clock) {
  return (code: SentCode): void => {
    const name = `${codePrefix}${clock.now()}-${randomUUID()}`;
    clock.after(codeLifetime, () => void rm(path.join(folder, `${name}.eml`), { force: true }));
    // After the answer to whoever asked: it takes no longer for people who exist.
    setImmediate(() => {
      writeMail(folder, name, codeMail(code, new Date(clock.now()))).catch((error: unknown) =>
        console.error('A code could not be mailed:', error),
      );
    });
  };
}

/** Removes the mails that were never finished, and those of codes: none outlives its service. Other mails wait for the mail program. */
export async function clearMails(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names)
    if (name.endsWith('.part') || name.startsWith(codePrefix)) await rm(path.join(folder, name));
}

const codePrefix = 'code-';

/** Writes `{name}.eml` into the folder; a file there is always whole. */
async function writeMail(folder: string, name: string, mail: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.eml`);
  await writeFile(`${file}.part`, mail, { mode: 0o600 });
  await rename(`${file}.part`, file);
}
