// InitiateAuth, RespondToAuthChallenge and RevokeToken: from a password or a passkey to tokens (spec people §9).
import * as v from 'valibot';
import { assertionResponseSchema } from '../../../src/contract/service/bodies';
import { jsonOrUndefined } from '../../../src/base/json-or-undefined';
import type { CheckedPassword } from './accounts';
import {
  fieldsIn,
  inOneStep,
  proofIn,
  text,
  usernameIn,
  type Caller,
  type Fields,
  type Identity,
  type Operation,
} from './identity';
import type { Ceremony } from './passkeys';
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
  signed,
  smsChallenge,
  tokensOf,
  withNewDevice,
  type UnsignedAnswer,
} from './sign-in-challenges';
import { appSubject, passwordSubject, questionSubject } from './sign-in-steps';
import { toBase64url, type Claims, type Ticket } from './tokens';
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
        return signed(identity, await identity.step(() => afterPassword(identity, checked, parameters)));
      }
      case 'REFRESH_TOKEN_AUTH':
        return signed(
          identity,
          await identity.step(() => tokensOfRefresh(identity, text(parameters, 'REFRESH_TOKEN'))),
        );
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
    const { ticket } = await proofIn(identity, fields);
    if (name === 'NEW_PASSWORD_REQUIRED')
      return signed(identity, await setFirstPassword(identity, answers, ticket, caller));
    if (name === 'CUSTOM_CHALLENGE' && !identity.tickets.isFor('question', ticket)) {
      const ceremony = { challenge: toBase64url(text(fields, 'Session')), host: caller.host };
      return signed(identity, await signInByPasskey(identity, answers, ticket, ceremony));
    }
    const respond = Object.hasOwn(responses, name) ? responses[name] : undefined;
    if (respond === undefined) throw invalidParameter('Unknown ChallengeName');
    return signed(identity, await identity.step(() => respond(identity, answers, ticket)));
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

function afterPassword(identity: Identity, checked: CheckedPassword, parameters: Fields): UnsignedAnswer {
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

type Respond = (identity: Identity, responses: Fields, ticket: Claims | undefined) => UnsignedAnswer;

/** The responses that wait for nothing: each is one step. */
const responses: Readonly<Record<string, Respond>> = {
  SMS_MFA(identity, answers, ticket) {
    const known = validTicket(identity, 'sms-code', ticket);
    const { username } = known;
    identity.codes.check('sign-in', username, text(answers, 'SMS_MFA_CODE'));
    identity.tickets.use(known);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SOFTWARE_TOKEN_MFA(identity, answers, ticket) {
    const known = validTicket(identity, 'app-code', ticket);
    const { username } = known;
    const secret = identity.accounts.find(username)?.appSecret ?? '';
    checkAppCode(identity, username, secret, text(answers, 'SOFTWARE_TOKEN_MFA_CODE'));
    identity.tickets.use(known);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SELECT_MFA_TYPE(identity, answers, ticket) {
    const known = validTicket(identity, 'choose-mfa', ticket);
    const { username } = known;
    const account = identity.accounts.find(username);
    const choice = text(answers, 'ANSWER');
    if (account === undefined || (choice !== 'SMS_MFA' && choice !== 'SOFTWARE_TOKEN_MFA'))
      throw invalidParameter('Unknown MFA type');
    identity.tickets.use(known);
    return choice === 'SMS_MFA'
      ? smsChallenge(identity, username, account)
      : appChallenge(identity, username);
  },
  MFA_SETUP(identity, answers, ticket) {
    const known = validTicket(identity, 'set-up-mfa', ticket);
    const { username } = known;
    // With this ticket: whoever has only the password gets one, too, and waits for the owner.
    if (!identity.steps.hasSetUp(known.origin_jti)) throw invalidParameter('The app is not verified');
    identity.tickets.use(known);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  CUSTOM_CHALLENGE(identity, answers, ticket) {
    const known = validTicket(identity, 'question', ticket);
    const { username } = known;
    const right = identity.accounts.find(username)?.question?.answer;
    if (text(answers, 'ANSWER').trim().toLowerCase() !== right)
      throw countedMismatch(identity, questionSubject(username));
    identity.tickets.use(known);
    return tokensOf(identity.accounts.issueTokens(username));
  },
  DEVICE_SRP_AUTH(identity, answers, ticket) {
    const known = validTicket(identity, 'device', ticket);
    const { username } = known;
    const key = text(answers, 'DEVICE_KEY');
    const proof = identity.devices.challenge(username, key, text(answers, 'SRP_A'));
    identity.tickets.use(known);
    const response = challenge(identity, 'DEVICE_PASSWORD_VERIFIER', 'device-proof', username, {
      DEVICE_KEY: key,
      SRP_B: proof.serverKey,
      SALT: proof.salt,
      SECRET_BLOCK: proof.secretBlock,
    });
    identity.steps.setChallenge(response.ticket.origin_jti, proof);
    return response;
  },
  DEVICE_PASSWORD_VERIFIER(identity, answers, ticket) {
    const known = validTicket(identity, 'device-proof', ticket);
    const { username } = known;
    const proof = identity.steps.takeChallenge(known.origin_jti);
    identity.tickets.use(known);
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
  ticket: Claims | undefined,
  { address }: Caller,
): Promise<UnsignedAnswer> {
  const { accounts, passwords } = identity;
  const password = text(answers, 'NEW_PASSWORD');
  const check = () => {
    const { username } = validTicket(identity, 'new-password', ticket);
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

/** Returns the ticket of a step. Throws ProviderFailure when it is not valid. */
function validTicket({ tickets }: Identity, step: Ticket, ticket: Claims | undefined): Claims {
  if (!tickets.isFor(step, ticket)) throw expiredSession();
  return ticket;
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
  const grant = accounts.refresh(refreshToken);
  if (grant === undefined)
    throw new ProviderFailure('NotAuthorizedException', 'Refresh Token has been revoked');
  return tokensOf(grant);
}

/** Signs in when the response is signed by a passkey of the person that the ticket names. */
async function signInByPasskey(
  identity: Identity,
  answers: Fields,
  ticket: Claims | undefined,
  ceremony: Ceremony,
): Promise<UnsignedAnswer> {
  const { accounts, passkeys, tickets } = identity;
  const { username } = validTicket(identity, 'passkey', ticket);
  const assertion = v.safeParse(assertionResponseSchema, jsonOrUndefined(text(answers, 'ANSWER')));
  if (!assertion.success) throw wrongCredentials();
  const verified = await passkeys.verify(username, assertion.output, ceremony);
  return identity.step(() => {
    // Another answer to the same challenge may have signed in meanwhile.
    const known = validTicket(identity, 'passkey', ticket);
    if (verified === undefined || !passkeys.use(verified)) throw wrongCredentials();
    tickets.use(known);
    const account = accounts.find(username);
    if (account === undefined) throw wrongCredentials();
    checkStatus(account);
    return tokensOf(accounts.issueTokens(username));
  });
}
