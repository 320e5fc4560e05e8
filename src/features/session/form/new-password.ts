// The rules of the form that changes a password (spec contract §3). The form chooses the texts.

/** 'New password is required.' and 'Passwords must match' (spec contract §3). */
export type NewPasswordError = 'new-password-required' | 'passwords-must-match';

/** Returns why a new password must not be sent; undefined when it may be sent. */
export function validateNewPassword(newPassword: string, repeated: string): NewPasswordError | undefined {
  if (newPassword === '') return 'new-password-required';
  return newPassword === repeated ? undefined : 'passwords-must-match';
}
