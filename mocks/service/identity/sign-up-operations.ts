// The operations of people without an access token: making and confirming an account, and a new password for a forgotten one. But for
// `SignUp`, they answer alike whether the account exists or not.
import { randomUUID } from 'node:crypto';
import { attributesOf, deliveryTo } from './account-operations';
import { member } from './person';
import { required, text, usernameIn, type Operation } from './identity';
import { expiredCode, ProviderFailure } from './provider-refusal';
import { checkPolicy } from './sign-in-operations';
import { passwordSubject } from './sign-in-steps';
import { hashOf } from './tokens';

export const signUpOperations: Readonly<Record<string, Operation>> = {
  async SignUp(identity, fields, { address }) {
    const { accounts, codes, passwords, signUps } = identity;
    if (!identity.allowsSignUp)
      throw new ProviderFailure('NotAuthorizedException', 'New accounts cannot be made here.');
    const username = required(fields, 'Username');
    const password = text(fields, 'Password');
    checkPolicy(password);
    const attributes = attributesOf(fields);
    const check = (): void => {
      if (accounts.isTaken(username))
        throw new ProviderFailure('UsernameExistsException', 'User already exists');
      signUps.check(address);
    };
    check();
    const passwordHash = await passwords.hash(password, address);
    return identity.step(() => {
      // Somebody else may have taken the name meanwhile.
      check();
      const to = attributes['email'];
      // Before the account exists: a refused code would leave an account under this name that nobody can confirm.
      codes.issue({ purpose: 'sign-up', username, to, address });
      signUps.count(address);
      accounts.create(username, {
        ...member,
        id: randomUUID(),
        passwordHash,
        mustChangePassword: false,
        status: 'unconfirmed',
        attributes,
      });
      const CodeDeliveryDetails = deliveryTo('email', to);
      return { UserConfirmed: false, UserSub: username, CodeDeliveryDetails };
    });
  },
  ConfirmSignUp: (identity, fields) =>
    identity.step(() => {
      const username = usernameIn(identity, fields, 'Username');
      const toHash = identity.codes.check('sign-up', username, text(fields, 'ConfirmationCode'));
      const { attributes = {}, status } = identity.accounts.find(username) ?? {};
      if (status !== 'unconfirmed') throw expiredCode();
      const verified = hashOf(attributes['email'] ?? '') === toHash ? ['email'] : [];
      identity.accounts.change(username, { ...confirmed, verified });
      return undefined;
    }),
  ResendConfirmationCode: (identity, fields, { address }) =>
    identity.step(() => {
      const username = usernameIn(identity, fields, 'Username');
      const { attributes, status } = identity.accounts.find(username) ?? {};
      const to = status === 'unconfirmed' ? attributes?.['email'] : undefined;
      identity.codes.issueUnseen({ purpose: 'sign-up', username, to, address });
      return unseen;
    }),
  ForgotPassword: (identity, fields, { address }) =>
    identity.step(() => {
      const username = usernameIn(identity, fields, 'Username');
      // Whoever set an address that is not verified may not be its owner.
      const { attributes, verified } = identity.accounts.find(username) ?? {};
      const to = verified?.includes('email') ? attributes?.['email'] : undefined;
      identity.codes.issueUnseen({ purpose: 'reset-password', username, to, address });
      return unseen;
    }),
  async ConfirmForgotPassword(identity, fields, { address }) {
    const username = usernameIn(identity, fields, 'Username');
    const password = text(fields, 'Password');
    checkPolicy(password);
    const code = text(fields, 'ConfirmationCode');
    // Only a right code is worth a hash.
    await identity.step(() => identity.codes.look('reset-password', username, code));
    const passwordHash = await identity.passwords.hash(password, address);
    return identity.step(() => {
      // It may have been used meanwhile.
      identity.codes.check('reset-password', username, code);
      identity.accounts.change(username, { ...confirmed, passwordHash, mustChangePassword: false });
      identity.accounts.revokeAll(username);
      // Whoever locked the account knows nothing of the new password.
      identity.steps.succeed(passwordSubject(username));
      return undefined;
    });
  },
};

/** The status of an account that may sign in. */
const confirmed = { status: undefined } as const;

/** The answer to somebody who may not own the account: where a code went is not said, whether one went or not. */
const unseen = {};
