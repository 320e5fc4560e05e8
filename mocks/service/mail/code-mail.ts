// Writes the e-mail that brings a code of the identity provider. Pure; sends nothing.
import type { SentCode } from '../identity/codes';
import { canBeMailed } from './finished-mail';

const subjects = {
  'sign-in': 'Your code to sign in',
  'sign-up': 'Your code to confirm your account',
  'reset-password': 'Your code to choose a new password',
} as const;

/** Returns the e-mail; a text message to a phone number is written the same way. */
export function codeMail({ to, purpose, code }: SentCode, date: Date): string {
  const subject = purpose in subjects ? subjects[keyOf(purpose)] : 'Your code to confirm a change';
  return [
    'From: Bookworm <bookworm@localhost>',
    `To: ${canBeMailed(to) ? to : `<${to.replace(/[^+\d]/g, '')}@sms.localhost>`}`,
    `Subject: ${subject}`,
    `Date: ${date.toUTCString().replace('GMT', '+0000')}`,
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
