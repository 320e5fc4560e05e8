import { describe, expect, test } from 'vitest';
import { validateNewPassword } from './new-password';
import { mayActAsStaff } from './session';
import { InvalidUserPoolIdError, providerAddressOf } from './user-pool-id';

describe('the id of a user pool (spec contract §3)', () => {
  test.each([
    ['eu-central-1_Ab12Cd34E', 'eu-central-1'],
    ['local_1', 'local'],
    [`r_${'x'.repeat(53)}`, 'r'],
  ])('%s names the region %s', (id, region) => {
    expect(providerAddressOf({ id, clientId: 'c' })).toBe(`https://cognito-idp.${region}.amazonaws.com/`);
  });

  test.each([
    '',
    '_',
    'eu-central-1',
    'eu-central-1_',
    '_abc',
    'a_b_c',
    'a b_c',
    'a_b\n',
    'ä_b',
    `r_${'x'.repeat(54)}`,
  ])('%j is invalid', (id) => {
    expect(() => providerAddressOf({ id, clientId: 'c' })).toThrow(InvalidUserPoolIdError);
    expect(() => providerAddressOf({ id, clientId: 'c' })).toThrow('Invalid UserPoolId format.');
  });

  test('is checked quickly, however long it is', () => {
    expect(() => providerAddressOf({ id: 'a-'.repeat(500_000), clientId: 'c' })).toThrow(
      InvalidUserPoolIdError,
    );
  });
});

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

test.each([
  ['anon', false],
  ['', false],
  [undefined, false],
  ['a.b.c', true],
])('the token %j acts as staff: %j (spec contract §4)', (token, may) => {
  expect(mayActAsStaff(token)).toBe(may);
});
