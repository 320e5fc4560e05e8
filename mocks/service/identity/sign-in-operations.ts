// InitiateAuth, RespondToAuthChallenge and RevokeToken: from a password or a passkey to tokens (spec people §9).
import * as v from 'valibot';
import { assertionResponseSchema } from '../../../src/contract/identity/passkey-bodies';
import { jsonOrUndefined } from '../../../src/base/json-or-undefined';
import type { CheckedPassword } from './accounts';
import {
  fieldsIn,
  inOneStep,
  text,
  usernameIn,
  type Caller,
  type Fields,
  type Identity,
  type Operation,
} from './identity';
import {
  attemptsExceeded,
  codeMismatch,
  expiredSession,
  invalidParameter,
  ProviderFailure,
  tooManyTries,
  unknownDevice,
  weakPassword,
  wrongCredentials,
} from './provider-refusal';
import {
  appChallenge,
  challenge,
  checkStatus,
  newPasswordChallenge,
  passkeyChallenge,
  secondFactor,
  smsChallenge,
  tokensOf,
  withNewDevice,
} from './sign-in-challenges';
import { appSubject, passwordSubject, questionSubject } from './sign-in-steps';
import { toBase64url, type Ticket } from './tokens';
import { periodOfTotp } from './totp';

/** The shortest password. */
const shortestPassword = 8;

/** Throws ProviderFailure for a password that breaks the policy. */
export function checkPolicy(password: string): void {
  if (password.length < shortestPassword) throw weakPassword();
}

export const signInOperations: Readonly<Record<string, Operation>> = {
  async InitiateAuth(identity, fields, { address, host }) {
    const parameters = fieldsIn(fields, 'AuthParameters');
    switch (fields['AuthFlow']) {
      case 'USER_PASSWORD_AUTH': {
        const checked = await checkPassword(identity, parameters, address);
        return identity.step(() => afterPassword(identity, checked, parameters));
      }
      case 'REFRESH_TOKEN_AUTH':
        return identity.step(() => tokensOfRefresh(identity, text(parameters, 'REFRESH_TOKEN')));
      case 'CUSTOM_AUTH':
        return passkeyChallenge(identity, usernameIn(identity, parameters, 'USERNAME'), host);
      default:
        throw invalidParameter('Unknown AuthFlow');
    }
  },
  async RespondToAuthChallenge(identity, fields, caller) {
    const name = text(fields, 'ChallengeName');
    const answers = fieldsIn(fields, 'ChallengeResponses');
    const username = text(answers, 'USERNAME');
    // As Cognito: whoever signs in may write the name in any case, but the answers carry the name that the provider gave. Refused like a
    // session that is none, or this would tell who has an account.
    if ((identity.accounts.usernameOf(username) ?? username) !== username) throw expiredSession();
    const ticket = text(fields, 'Session');
    if (name === 'NEW_PASSWORD_REQUIRED') return setFirstPassword(identity, answers, ticket, caller);
    if (name === 'CUSTOM_CHALLENGE' && identity.tickets.ownerOf('question', ticket) === undefined)
      return signInByPasskey(identity, answers, ticket, caller);
    const respond = Object.hasOwn(responses, name) ? responses[name] : undefined;
    if (respond === undefined) throw invalidParameter('Unknown ChallengeName');
    return identity.step(() => respond(identity, answers, ticket));
  },
  ...inOneStep({
    RevokeToken({ accounts }, fields) {
      accounts.revoke(text(fields, 'Token'));
      return undefined;
    },
  }),
};

/** Checks a password, or throws ProviderFailure. */
async function checkPassword(
  identity: Identity,
  parameters: Fields,
  address: string | undefined,
): Promise<CheckedPassword> {
  const { accounts, steps } = identity;
  const username = usernameIn(identity, parameters, 'USERNAME');
  const isKnown = accounts.find(username) !== undefined;
  const subject = passwordSubject(username);
  if (steps.isExhausted(subject)) throw attemptsExceeded();
  // Counted before it is checked: of many that come at once, no more are checked than of those that come in turn.
  steps.fail(subject, isKnown);
  try {
    return await accounts.check(username, text(parameters, 'PASSWORD'), address);
  } catch (error) {
    steps.uncount(subject, isKnown);
    throw error;
  }
}

function afterPassword(identity: Identity, checked: CheckedPassword, parameters: Fields) {
  const { accounts, steps } = identity;
  const { username } = checked;
  const account = accounts.find(username);
  if (account === undefined || !accounts.accepts(checked)) throw wrongCredentials();
  steps.succeed(passwordSubject(username));
  checkStatus(account);
  if (account.mustChangePassword) return newPasswordChallenge(identity, username, account);
  if (account.question)
    return challenge(identity, 'CUSTOM_CHALLENGE', 'question', username, {
      question: account.question.text,
    });
  const deviceKey = text(parameters, 'DEVICE_KEY');
  if (deviceKey === '') return secondFactor(identity, username, account);
  const { isRemembered } = identity.devices.of(username, deviceKey);
  return isRemembered
    ? challenge(identity, 'DEVICE_SRP_AUTH', 'device', username, { DEVICE_KEY: deviceKey })
    : secondFactor(identity, username, account);
}

type Respond = (identity: Identity, responses: Fields, ticket: string) => object;

/** The responses that wait for nothing: each is one step. */
const responses: Readonly<Record<string, Respond>> = {
  SMS_MFA(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'sms-code', ticket);
    identity.codes.check('sign-in', username, text(answers, 'SMS_MFA_CODE'));
    identity.tickets.use('sms-code', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SOFTWARE_TOKEN_MFA(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'app-code', ticket);
    const secret = identity.accounts.find(username)?.appSecret ?? '';
    checkAppCode(identity, username, secret, text(answers, 'SOFTWARE_TOKEN_MFA_CODE'));
    identity.tickets.use('app-code', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SELECT_MFA_TYPE(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'choose-mfa', ticket);
    const account = identity.accounts.find(username);
    const choice = text(answers, 'ANSWER');
    if (account === undefined || (choice !== 'SMS_MFA' && choice !== 'SOFTWARE_TOKEN_MFA'))
      throw invalidParameter('Unknown MFA type');
    identity.tickets.use('choose-mfa', ticket);
    return choice === 'SMS_MFA'
      ? smsChallenge(identity, username, account)
      : appChallenge(identity, username);
  },
  MFA_SETUP(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'set-up-mfa', ticket);
    // With this ticket: whoever has only the password gets one, too, and waits for the owner.
    if (!identity.steps.hasSetUp(ticket)) throw invalidParameter('The app is not verified');
    identity.tickets.use('set-up-mfa', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  CUSTOM_CHALLENGE(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'question', ticket);
    const right = identity.accounts.find(username)?.question?.answer;
    if (text(answers, 'ANSWER').trim().toLowerCase() !== right)
      throw countedMismatch(identity, questionSubject(username));
    identity.tickets.use('question', ticket);
    return tokensOf(identity.accounts.issueTokens(username));
  },
  DEVICE_SRP_AUTH(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'device', ticket);
    const key = text(answers, 'DEVICE_KEY');
    const proof = identity.devices.challenge(username, key, text(answers, 'SRP_A'));
    identity.tickets.use('device', ticket);
    const response = challenge(identity, 'DEVICE_PASSWORD_VERIFIER', 'device-proof', username, {
      DEVICE_KEY: key,
      SRP_B: proof.serverKey,
      SALT: proof.salt,
      SECRET_BLOCK: proof.secretBlock,
    });
    identity.steps.setChallenge(response.Session, proof);
    return response;
  },
  DEVICE_PASSWORD_VERIFIER(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'device-proof', ticket);
    const proof = identity.steps.takeChallenge(ticket);
    identity.tickets.use('device-proof', ticket);
    if (proof === undefined || proof.secretBlock !== text(answers, 'PASSWORD_CLAIM_SECRET_BLOCK'))
      throw expiredSession();
    const signature = text(answers, 'PASSWORD_CLAIM_SIGNATURE');
    if (!identity.devices.verify(username, proof, signature, text(answers, 'TIMESTAMP')))
      throw unknownDevice();
    return tokensOf(identity.accounts.issueTokens(username));
  },
};

/** Sets the password that the first sign-in asks for, and signs in. */
async function setFirstPassword(
  identity: Identity,
  answers: Fields,
  ticket: string,
  { address }: Caller,
): Promise<object> {
  const { accounts, passwords } = identity;
  const password = text(answers, 'NEW_PASSWORD');
  const check = () => {
    const username = ownerOfTicket(identity, 'new-password', ticket);
    const { attributes = {}, requiredAttributes = [], mustChangePassword } = accounts.find(username) ?? {};
    if (mustChangePassword !== true) throw wrongCredentials();
    const given = Object.fromEntries(
      requiredAttributes.map((name) => [name, text(answers, `userAttributes.${name}`)]),
    );
    checkPolicy(password);
    if (Object.values(given).includes('')) throw invalidParameter('Invalid user attributes: missing');
    return { username, attributes: { ...attributes, ...given } };
  };
  check();
  const passwordHash = await passwords.hash(password, address);
  return identity.step(() => {
    // Another answer to the same challenge may have set one meanwhile.
    const { username, attributes } = check();
    accounts.change(username, { attributes, passwordHash, mustChangePassword: false });
    return tokensOf(accounts.issueTokens(username));
  });
}

function ownerOfTicket({ tickets }: Identity, step: Ticket, ticket: string): string {
  const username = tickets.ownerOf(step, ticket);
  if (username === undefined) throw expiredSession();
  return username;
}

/** Throws ProviderFailure for a code that is wrong or was used, and after too many. */
export function checkAppCode(identity: Identity, username: string, secret: string, code: string): void {
  const subject = appSubject(username);
  if (identity.steps.isExhausted(subject)) throw tooManyTries();
  const period = periodOfTotp(secret, code, identity.now());
  if (period === undefined || identity.steps.isUsed(username, period))
    throw countedMismatch(identity, subject);
  identity.steps.usePeriod(username, period);
  identity.steps.succeed(subject);
}

function countedMismatch({ steps }: Identity, subject: string): ProviderFailure {
  if (steps.isExhausted(subject)) return tooManyTries();
  steps.fail(subject);
  return codeMismatch();
}

/** Throws ProviderFailure for a refresh token that is unknown or revoked. */
function tokensOfRefresh({ accounts }: Identity, refreshToken: string) {
  const result = accounts.refresh(refreshToken);
  if (result.outcome !== 'tokens')
    throw new ProviderFailure('NotAuthorizedException', 'Refresh Token has been revoked');
  return tokensOf(result);
}

/** Signs in when the response is signed by a passkey of the person that the ticket names. */
async function signInByPasskey(
  identity: Identity,
  answers: Fields,
  ticket: string,
  { host }: Caller,
): Promise<object> {
  const { accounts, passkeys, tickets } = identity;
  const username = ownerOfTicket(identity, 'passkey', ticket);
  const assertion = v.safeParse(assertionResponseSchema, jsonOrUndefined(text(answers, 'ANSWER')));
  if (!assertion.success) throw wrongCredentials();
  const verified = await passkeys.verify(username, assertion.output, {
    challenge: toBase64url(ticket),
    host,
  });
  return identity.step(() => {
    // Another answer to the same challenge may have signed in meanwhile.
    ownerOfTicket(identity, 'passkey', ticket);
    if (verified === undefined || !passkeys.use(verified)) throw wrongCredentials();
    tickets.use('passkey', ticket);
    const account = accounts.find(username);
    if (account !== undefined) checkStatus(account);
    return tokensOf(accounts.signInByPasskey(username));
  });
}
