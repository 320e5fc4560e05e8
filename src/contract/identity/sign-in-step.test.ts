import { describe, expect, test } from 'vitest';
import { ShapeError } from '../../base/parse';
import { challengeNames } from './operations';
import { readPasskeyRequest, readSignInStep } from './sign-in-step';

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
