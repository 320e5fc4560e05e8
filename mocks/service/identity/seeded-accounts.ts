// The accounts of the mocked service, one for each way to sign in; the README lists them.
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

/** Returns the same accounts with new random passwords. */
export function withNewPasswords(
  accounts: Readonly<Record<string, Account>>,
): Readonly<Record<string, Account>> {
  const people = Object.entries(accounts);
  return Object.fromEntries(people.map(([name, account]) => [name, { ...account, password: newSecret(12) }]));
}
