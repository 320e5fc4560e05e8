import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import { parseProviderResponse, readPasskeyRequest, readSignInStep } from './provider-responses';
import { providerHeaders, type ProviderOperation, challengeNames } from './provider-requests';

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

const result = { AccessToken: 'a', IdToken: 'i', RefreshToken: 'r', ExpiresIn: 3600 };

test('tokens end the sign-in, whatever other fields there are', () => {
  const response = { AuthenticationResult: result, ChallengeName: 'SMS_MFA', ChallengeParameters: {} };
  expect(readSignInStep(response)).toEqual({ step: 'tokens', result });
});

test.each(challengeNames.filter((name) => name !== 'NEW_PASSWORD_REQUIRED'))(
  '%s is a challenge with its parameters (spec contract §2)',
  (ChallengeName) => {
    const response = {
      ChallengeName,
      ChallengeParameters: { CODE_DELIVERY_DESTINATION: '+49***' },
      Session: 's',
    };
    expect(readSignInStep(response)).toEqual({
      step: ChallengeName,
      session: 's',
      parameters: { CODE_DELIVERY_DESTINATION: '+49***' },
    });
    expect(readSignInStep({ ChallengeName })).toEqual({ step: ChallengeName, parameters: {} });
  },
);

describe('a demand for a new password', () => {
  const demand = (ChallengeParameters: Record<string, string>) =>
    readSignInStep({ ChallengeName: 'NEW_PASSWORD_REQUIRED', ChallengeParameters, Session: 's' });

  test('contains the user’s attributes and the required ones (spec contract §2)', () => {
    const userAttributes = '{"email":"ida@example.org","__proto__":"x"}';
    expect(demand({ userAttributes, requiredAttributes: '["userAttributes.name","locale"]' })).toEqual({
      step: 'NEW_PASSWORD_REQUIRED',
      session: 's',
      userAttributes: { email: 'ida@example.org' },
      requiredAttributes: ['name', 'locale'],
    });
  });

  test('may contain none', () => {
    expect(demand({})).toMatchObject({ userAttributes: {}, requiredAttributes: [] });
  });

  test.each<[Record<string, string>]>([
    [{ userAttributes: '{' }],
    [{ userAttributes: '"ida"' }],
    [{ requiredAttributes: '{}' }],
    [{ requiredAttributes: '[1]' }],
  ])('of the wrong shape is an error: %j', (parameters) => {
    expect(() => demand(parameters)).toThrow(ShapeError);
  });
});

test.each([{}, { ChallengeName: null }, { ChallengeName: 'RIDDLE' }, { ChallengeName: 'toString' }])(
  'neither tokens nor a known challenge is an error: %j',
  (response) => {
    expect(() => readSignInStep(response)).toThrow(expect.objectContaining({ field: 'ChallengeName' }));
  },
);

describe('the passkey’s challenge (spec contract §12)', () => {
  test('carries the request options as JSON', () => {
    const options = {
      challenge: 'a-b_',
      timeout: 60_000,
      allowCredentials: [
        { id: 'AA', type: 'public-key' },
        { id: 'AB', type: 'public-key', transports: ['usb'] },
        { id: 'AC', type: 'public-key', transports: null },
      ],
    };
    expect(readPasskeyRequest({ options: JSON.stringify(options) })).toEqual(options);
    expect(readPasskeyRequest({ options: '{"challenge":"AA"}' })).toEqual({
      challenge: 'AA',
      allowCredentials: [],
    });
  });

  test.each<[Record<string, string>]>([
    [{}],
    [{ options: '' }],
    [{ options: '{}' }],
    [{ options: '{"challenge":"a.b"}' }],
    [{ options: '{"challenge":"AA","allowCredentials":[{"id":"A A","type":"public-key"}]}' }],
    [{ options: '{"challenge":"AA","allowCredentials":[{"id":"AA"}]}' }],
  ])('of the wrong shape is an error: %j', (parameters) => {
    expect(() => readPasskeyRequest(parameters)).toThrow(ShapeError);
  });
});
