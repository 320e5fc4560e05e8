import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { caller, identity, operations, signIn, startProvider, tokenOf } from './provider.fixture';
import { ProviderFailure } from './provider-refusal';

beforeEach(startProvider);

test('an operation answers or refuses whatever its fields are', async () => {
  const value = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.array(fc.string()), fc.object());
  const fields = fc.dictionary(
    fc.constantFrom(
      'AuthFlow',
      'AuthParameters',
      'Username',
      'Password',
      'Session',
      'ChallengeName',
      'AccessToken',
      'DeviceKey',
      'UserAttributes',
    ),
    value,
  );
  const AccessToken = tokenOf(await signIn('librarian'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.values(operations)),
      fields,
      fc.boolean(),
      async (operation, body, isOwn) => {
        try {
          await operation(identity, isOwn ? { ...body, AccessToken } : body, caller());
        } catch (error) {
          expect(error).toBeInstanceOf(ProviderFailure);
        }
      },
    ),
    { numRuns: 2000 },
  );
});
