// The rules of the form that changes a password (core 5). Its words are chosen where it is shown.

/** 'New password is required.' and 'Passwords must match' (core 5). */
export type NewPasswordTrouble = 'new-password-required' | 'passwords-must-match';

/** What keeps a new password from being sent; undefined when nothing does. */
export function newPasswordTrouble(newPassword: string, repeated: string): NewPasswordTrouble | undefined {
  if (newPassword === '') return 'new-password-required';
  return newPassword === repeated ? undefined : 'passwords-must-match';
}
