import { describe, expect, test } from 'vitest';
import { InvalidUserPoolIdError, providerAddressOf } from './provider-requests';

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
