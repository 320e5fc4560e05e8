// The accounts of the mocked service, one for each way to sign in; the README lists them.
import type { Identity } from './identity';
import { Passwords } from './passwords';
import type { Account } from './person';
import { newSecret } from './tokens';

/** The accounts of the mocked service, with published passwords. */
export const seededAccounts: Readonly<Record<string, Account>> = {
  librarian: {
    password: 'Picture-Book-1',
    mustChangePassword: false,
    attributes: { email: 'librarian@example.org', name: 'Libby' },
    verified: ['email'],
  },
  newcomer: { password: 'First-Day-1', mustChangePassword: true },
  trainee: {
    password: 'First-Day-2',
    mustChangePassword: true,
    attributes: { email: 'trainee@example.org' },
    requiredAttributes: ['name', 'email'],
  },
  texter: {
    password: 'Text-Message-1',
    mustChangePassword: false,
    attributes: { phone_number: '+491700000042', email: 'texter@example.org' },
    verified: ['phone_number', 'email'],
    hasSms: true,
  },
  archivist: {
    password: 'Phone-App-1',
    mustChangePassword: false,
    attributes: { email: 'archivist@example.org' },
    verified: ['email'],
    appSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    hasApp: true,
  },
  chooser: {
    password: 'Two-Ways-1',
    mustChangePassword: false,
    attributes: { phone_number: '+491700000043' },
    verified: ['phone_number'],
    appSecret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    hasApp: true,
    hasSms: true,
  },
  beginner: { password: 'Set-It-Up-1', mustChangePassword: false, needsMfa: true },
  riddler: {
    password: 'Riddle-Me-1',
    mustChangePassword: false,
    question: { text: 'What does the bookworm eat?', answer: 'books' },
  },
  candidate: {
    password: 'Not-Yet-1',
    mustChangePassword: false,
    status: 'unconfirmed',
    attributes: { email: 'candidate@example.org' },
  },
  forgetter: {
    password: 'Long-Ago-1',
    mustChangePassword: false,
    status: 'reset-required',
    attributes: { email: 'forgetter@example.org' },
    verified: ['email'],
  },
};

/** Random passwords need no slow hash. The first sign-in renews it (`Passwords.isOutdated`). */
const quickHash = { N: 2, r: 1, p: 1 };

/**
 * Gives the accounts that have a published password random ones, which hold over restarts. Resolves to them by username: the store has
 * their hashes alone.
 */
export async function replacePublishedPasswords({
  accounts,
  step,
}: Pick<Identity, 'accounts' | 'step'>): Promise<Readonly<Record<string, string>>> {
  const passwords = new Passwords({ cost: quickHash, waiting: Number.POSITIVE_INFINITY });
  const made = accounts.withPublishedPassword().map((username) => ({ username, password: newSecret(12) }));
  const hashes = await Promise.all(made.map(({ password }) => passwords.hash(password, undefined)));
  await step(() => {
    for (const [at, { username }] of made.entries()) accounts.change(username, { passwordHash: hashes[at] });
  });
  return Object.fromEntries(made.map(({ username, password }) => [username, password]));
}
