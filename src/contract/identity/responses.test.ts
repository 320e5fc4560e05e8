import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import { parseProviderResponse } from './responses';
import { providerHeaders, type ProviderOperation } from './operations';

const nothingRead: readonly ProviderOperation[] = [
  'ConfirmSignUp',
  'ConfirmForgotPassword',
  'ChangePassword',
  'SetUserSettings',
  'SetUserMFAPreference',
  'DeleteUserAttributes',
  'DeleteUser',
  'VerifyUserAttribute',
  'ForgetDevice',
  'UpdateDeviceStatus',
  'GlobalSignOut',
  'RevokeToken',
];

const tokens = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600 };
const delivery = { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination: 'i***@e***' };
const device = { DeviceKey: 'd', DeviceAttributes: [{ Name: 'device_name', Value: 'tablet' }] };

const read: readonly [ProviderOperation, object][] = [
  ['InitiateAuth', { AuthenticationResult: tokens, ChallengeParameters: {} }],
  ['InitiateAuth', { ChallengeName: 'SMS_MFA', ChallengeParameters: { a: 'b' }, Session: 's' }],
  ['RespondToAuthChallenge', { AuthenticationResult: { AccessToken: 'a', IdToken: 'i' } }],
  ['ConfirmDevice', { UserConfirmationNecessary: true }],
  ['SignUp', { UserConfirmed: false, UserSub: 'u', CodeDeliveryDetails: delivery }],
  ['ResendConfirmationCode', { CodeDeliveryDetails: delivery }],
  ['ForgotPassword', { CodeDeliveryDetails: delivery }],
  ['GetUser', { Username: 'ida', UserAttributes: [{ Name: 'sub', Value: '1' }, { Name: 'email' }] }],
  ['UpdateUserAttributes', { CodeDeliveryDetailsList: [delivery] }],
  ['GetUserAttributeVerificationCode', {}],
  ['GetDevice', { Device: device }],
  ['ListDevices', { Devices: [device], PaginationToken: 'next' }],
  ['AssociateSoftwareToken', { SecretCode: 'ABC', Session: 's' }],
  ['VerifySoftwareToken', { Status: 'SUCCESS' }],
];

test('these are all operations of spec contract §5', () => {
  expect(new Set([...nothingRead, ...read.map(([operation]) => operation)]).size).toBe(25);
});

test('the target header names the operation, and nothing may be stored', () => {
  expect(providerHeaders('InitiateAuth')).toMatchObject({
    'x-amz-target': expect.stringMatching(/\.InitiateAuth$/),
    'cache-control': 'no-store',
  });
});

test.each(read)('%s is answered by %j', (operation, response) => {
  expect(parseProviderResponse(operation, JSON.stringify(response))).toEqual(response);
});

test.each([[{}], [{ UserConfirmationNecessary: null }]])(
  'a device that is confirmed with %j needs no answer from its user (spec contract §10)',
  (response) => {
    const read = parseProviderResponse('ConfirmDevice', JSON.stringify(response));
    expect(read).toEqual({ UserConfirmationNecessary: false });
  },
);

test.each(nothingRead)('nothing is read of the response to %s', (operation) => {
  for (const body of ['', '{}', '{"a":1}', '[]'])
    expect(parseProviderResponse(operation, body)).toBeUndefined();
});

describe('a wrong response names its operation', () => {
  test.each<[ProviderOperation, string, string]>([
    ['InitiateAuth', '{"AuthenticationResult":{"AccessToken":"a"}}', 'AuthenticationResult.IdToken'],
    ['InitiateAuth', '{"ChallengeParameters":{"a":1}}', 'ChallengeParameters.a'],
    ['InitiateAuth', '<html>', ''],
    ['GetUser', '', 'Username'],
    ['GetUser', '{"Username":"ida","UserAttributes":{}}', 'UserAttributes'],
    ['SignUp', '{}', 'UserConfirmed'],
    ['VerifySoftwareToken', '{"Status":"MAYBE"}', 'Status'],
  ])('%s answered by %s', (operation, body, field) => {
    const error = expect.objectContaining({ call: `identity provider ${operation}`, field });
    expect(() => parseProviderResponse(operation, body)).toThrow(ShapeError);
    expect(() => parseProviderResponse(operation, body)).toThrow(error);
  });
});

test('ten thousand random bodies are read as a response, or as an error that names the operation', () => {
  const operation = fc.constantFrom(...nothingRead, ...read.map(([name]) => name));
  const plausible = fc.record(
    {
      AuthenticationResult: fc.oneof(fc.constant(tokens), fc.jsonValue({ maxDepth: 1 })),
      ChallengeName: fc.oneof(fc.string(), fc.jsonValue({ maxDepth: 0 })),
      Username: fc.oneof(fc.string(), fc.constant(null)),
      UserAttributes: fc.array(fc.jsonValue({ maxDepth: 1 }), { maxLength: 2 }),
      Devices: fc.array(fc.oneof(fc.constant(device), fc.jsonValue({ maxDepth: 1 })), { maxLength: 2 }),
      Status: fc.constantFrom('SUCCESS', 'ERROR', 'MAYBE'),
    },
    { requiredKeys: [] },
  );
  const body = fc.oneof(
    plausible.map((value) => JSON.stringify(value)),
    fc.json({ maxDepth: 2 }),
    fc.string(),
  );
  let parsed = 0;
  fc.assert(
    fc.property(operation, body, (name, text) => {
      try {
        parseProviderResponse(name, text);
        parsed += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(ShapeError);
        expect(error).toMatchObject({ call: `identity provider ${name}` });
      }
    }),
    { numRuns: 10_000 },
  );
  expect(parsed).toBeGreaterThan(1000);
});
