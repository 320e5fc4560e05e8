import { expect, test } from 'vitest';
import { validateNewPassword } from './session-fields';

test.each([
  ['', '', 'new-password-required'],
  ['', 'Secret-1', 'new-password-required'],
  ['Secret-1', '', 'passwords-must-match'],
  ['Secret-1', 'secret-1', 'passwords-must-match'],
  ['Secret-1', 'Secret-1', undefined],
  [' ', ' ', undefined],
])('the new password %j, repeated as %j: %j (spec contract §3)', (password, repeated, error) => {
  expect(validateNewPassword(password, repeated)).toBe(error);
});
