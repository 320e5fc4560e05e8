// Writes e-mails into a folder, from which the operator's mail program sends them. The data directory calls it `outbox`, and keeps
// that name: mails of people lie there.
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { finishedMail, type FinishedStory } from './finished-mail';

/** Sends the link of a finished story. */
export type SendMail = (story: FinishedStory) => Promise<void>;

/** Returns a sender that writes `{id}.eml` into the folder. */
export function mailFolder(folder: string): SendMail {
  return (story) => writeMail(folder, story.id, finishedMail(story));
}

/** Writes `{name}.eml` into the folder; a file there is always whole. */
export async function writeMail(folder: string, name: string, mail: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `${name}.eml`);
  await writeFile(`${file}.part`, mail);
  await rename(`${file}.part`, file);
}
