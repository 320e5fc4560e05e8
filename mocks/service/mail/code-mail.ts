// Writes the e-mail that brings a code of the identity provider. Sends nothing.
import { randomUUID } from 'node:crypto';
import { codeLifetime, type SentCode } from '../identity/codes';
import { canBeMailed } from './finished-mail';

const subjects = {
  'sign-in': 'Your code to sign in',
  'sign-up': 'Your code to confirm your account',
  'reset-password': 'Your code to choose a new password',
} as const;

/** Returns the e-mail; a text message to a phone number is written the same way. */
export function codeMail({ to, purpose, code }: SentCode, date: Date, from = 'bookworm@localhost'): string {
  const subject = purpose in subjects ? subjects[keyOf(purpose)] : 'Your code to confirm a change';
  return [
    `From: Bookworm <${from}>`,
    `To: ${canBeMailed(to) ? to : `<${to.replace(/[^+\d]/g, '')}@sms.localhost>`}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${from.split('@').at(-1)}>`,
    'MIME-Version: 1.0',
    'Content-Language: en',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `${subject}: ${code}`,
    '',
    'It is valid for fifteen minutes. If you did not ask for it, you need not do anything.',
    '',
  ].join('\r\n');
}

function keyOf(purpose: string): keyof typeof subjects {
  return purpose === 'sign-in' || purpose === 'sign-up' ? purpose : 'reset-password';
}

const prefix = 'code-';

/** Returns a name for the mail of a code that is sent now, in milliseconds since 1970. */
export const codeMailName = (now: number): string => `${prefix}${now}-${randomUUID()}`;

/** Returns when the code in a mail expires, by the mail's name; never for any other mail. */
export function expiryOf(name: string): number {
  if (!name.startsWith(prefix)) return Number.POSITIVE_INFINITY;
  return Number.parseInt(name.slice(prefix.length), 10) + codeLifetime;
}
