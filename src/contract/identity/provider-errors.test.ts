import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProviderError } from '../service/errors';
import { readProviderError } from './provider-responses';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const header = { 'x-amzn-errortype': 'LimitExceededException:https://provider.example/' };

test.each([
  [
    '{"__type":"NotAuthorizedException","message":"Wrong password"}',
    {},
    'NotAuthorizedException',
    'Wrong password',
  ],
  ['{"__type":"com.provider#UserNotFoundException"}', {}, 'UserNotFoundException', '400'],
  ['{"code":"UserLambdaValidationException","Message":"no"}', {}, 'UserLambdaValidationException', 'no'],
  ['{"__type":"A","code":"B","message":"m"}', header, 'A', 'm'],
  ['{"message":"m"}', header, 'LimitExceededException', 'm'],
  ['', header, 'LimitExceededException', '400'],
  ['<html>', header, 'LimitExceededException', '400'],
  ['<html>', {}, 'UnknownError', '400'],
  ['{"__type":5,"message":["m"]}', {}, 'UnknownError', '400'],
  ['null', {}, 'UnknownError', '400'],
  ['{"__type":"#"}', { 'x-amzn-errortype': ':' }, 'UnknownError', '400'],
])('%s with %j is %s: %s (spec contract §6)', (body, headers, code, message) => {
  const error = readProviderError(400, headers, body);
  expect(error).toBeInstanceOf(ProviderError);
  expect(error).toMatchObject({ code, name: code, message, status: 400 });
});

test('any response of the provider becomes a provider error', () => {
  const bodies = fc.oneof(anyText, fc.json(), fc.constant('{"__proto__":{"code":"x"}}'));
  fc.assert(
    fc.property(fc.integer({ min: 300, max: 599 }), bodies, (status, body) => {
      const error = readProviderError(status, {}, body);
      expect(error).toBeInstanceOf(ProviderError);
      expect(error.code).not.toBe('');
    }),
  );
});
