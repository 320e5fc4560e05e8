// InitiateAuth, RespondToAuthChallenge and RevokeToken: from a password or a passkey to tokens (spec people §9).
import * as v from 'valibot';
import { assertionResponseSchema } from '../../../src/contract/session/passkey-bodies';
import { jsonOrUndefined } from '../../../src/contract/json-or-undefined';
import type { Person, SignIn } from './accounts';
import { fieldsIn, text, usernameIn, type Fields, type Identity, type Operation } from './identity';
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
} from './provider-failure';
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
  InitiateAuth(identity, fields) {
    const parameters = fieldsIn(fields, 'AuthParameters');
    switch (fields['AuthFlow']) {
      case 'USER_PASSWORD_AUTH':
        return afterPassword(identity, parameters);
      case 'REFRESH_TOKEN_AUTH':
        return tokensOfRefresh(identity, text(parameters, 'REFRESH_TOKEN'));
      case 'CUSTOM_AUTH':
        return passkeyChallenge(identity, usernameIn(identity, parameters, 'USERNAME'));
      default:
        throw invalidParameter('Unknown AuthFlow');
    }
  },
  RespondToAuthChallenge(identity, fields, host) {
    const name = text(fields, 'ChallengeName');
    const respond = Object.hasOwn(responses, name) ? responses[name] : undefined;
    if (respond === undefined) throw invalidParameter('Unknown ChallengeName');
    const answers = fieldsIn(fields, 'ChallengeResponses');
    const username = text(answers, 'USERNAME');
    // As Cognito: whoever signs in may write the name in any case, but the answers carry the name that the provider gave.
    if ((identity.accounts.usernameOf(username) ?? username) !== username) throw wrongCredentials();
    return respond(identity, answers, text(fields, 'Session'), host);
  },
  RevokeToken({ accounts }, fields) {
    accounts.revoke(text(fields, 'Token'));
    return undefined;
  },
};

function afterPassword(identity: Identity, parameters: Fields) {
  const { accounts, steps } = identity;
  const username = usernameIn(identity, parameters, 'USERNAME');
  const account = accounts.find(username);
  const subject = passwordSubject(username);
  if (steps.isExhausted(subject)) throw attemptsExceeded();
  if (account === undefined || !accounts.isPassword(username, text(parameters, 'PASSWORD'))) {
    steps.fail(subject, account !== undefined);
    throw wrongCredentials();
  }
  steps.succeed(subject);
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

/** Throws ProviderFailure for an account that may not sign in, by whatever means. */
function checkStatus({ status }: Person): void {
  if (status === 'unconfirmed')
    throw new ProviderFailure('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'reset-required')
    throw new ProviderFailure('PasswordResetRequiredException', 'Password reset required for the user');
}

function secondFactor(identity: Identity, username: string, account: Person) {
  const { hasApp, hasSms, preferred, needsMfa } = account;
  if (hasApp && hasSms && preferred === undefined)
    return challenge(identity, 'SELECT_MFA_TYPE', 'choose-mfa', username, {
      MFAS_CAN_CHOOSE: JSON.stringify(['SMS_MFA', 'SOFTWARE_TOKEN_MFA']),
    });
  if (hasSms && (!hasApp || preferred === 'SMS_MFA')) return smsChallenge(identity, username, account);
  if (hasApp) return appChallenge(identity, username);
  if (needsMfa)
    return challenge(identity, 'MFA_SETUP', 'set-up-mfa', username, {
      MFAS_CAN_SETUP: JSON.stringify(['SOFTWARE_TOKEN_MFA']),
    });
  return tokensOf(identity.accounts.issueTokens(username));
}

function smsChallenge(identity: Identity, username: string, { attributes }: Person) {
  const phone = attributes?.['phone_number'] ?? '';
  identity.codes.issue('sign-in', username, phone);
  return challenge(identity, 'SMS_MFA', 'sms-code', username, {
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: `+*******${phone.slice(-4)}`,
  });
}

const appChallenge = (identity: Identity, username: string) =>
  challenge(identity, 'SOFTWARE_TOKEN_MFA', 'app-code', username, { FRIENDLY_DEVICE_NAME: 'Bookworm' });

function newPasswordChallenge(
  identity: Identity,
  username: string,
  { attributes = {}, requiredAttributes = [] }: Person,
) {
  return challenge(identity, 'NEW_PASSWORD_REQUIRED', 'new-password', username, {
    userAttributes: JSON.stringify(attributes),
    requiredAttributes: JSON.stringify(requiredAttributes.map((name) => `userAttributes.${name}`)),
  });
}

function challenge(
  { accounts }: Identity,
  ChallengeName: string,
  ticket: Ticket,
  username: string,
  parameters: Readonly<Record<string, string>>,
) {
  return {
    ChallengeName,
    Session: accounts.ticketFor(ticket, username),
    ChallengeParameters: { USER_ID_FOR_SRP: username, ...parameters },
  };
}

type Respond = (
  identity: Identity,
  responses: Fields,
  ticket: string,
  host: string,
) => object | Promise<object>;

const responses: Readonly<Record<string, Respond>> = {
  NEW_PASSWORD_REQUIRED(identity, answers, ticket) {
    const { accounts } = identity;
    const username = ownerOfTicket(identity, 'new-password', ticket);
    const password = text(answers, 'NEW_PASSWORD');
    checkPolicy(password);
    const { attributes = {}, requiredAttributes = [] } = accounts.find(username) ?? {};
    const given = Object.fromEntries(
      requiredAttributes.map((name) => [name, text(answers, `userAttributes.${name}`)]),
    );
    if (Object.values(given).includes('')) throw invalidParameter('Invalid user attributes: missing');
    accounts.change(username, { attributes: { ...attributes, ...given } });
    return tokensOf(accounts.setFirstPassword(ticket, password));
  },
  SMS_MFA(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'sms-code', ticket);
    identity.codes.check('sign-in', username, text(answers, 'SMS_MFA_CODE'));
    identity.accounts.useTicket('sms-code', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SOFTWARE_TOKEN_MFA(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'app-code', ticket);
    const secret = identity.accounts.find(username)?.appSecret ?? '';
    checkAppCode(identity, username, secret, text(answers, 'SOFTWARE_TOKEN_MFA_CODE'));
    identity.accounts.useTicket('app-code', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  SELECT_MFA_TYPE(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'choose-mfa', ticket);
    const account = identity.accounts.find(username);
    const choice = text(answers, 'ANSWER');
    if (account === undefined || (choice !== 'SMS_MFA' && choice !== 'SOFTWARE_TOKEN_MFA'))
      throw invalidParameter('Unknown MFA type');
    identity.accounts.useTicket('choose-mfa', ticket);
    return choice === 'SMS_MFA'
      ? smsChallenge(identity, username, account)
      : appChallenge(identity, username);
  },
  MFA_SETUP(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'set-up-mfa', ticket);
    // With this ticket: whoever has only the password gets one, too, and waits for the owner.
    if (!identity.steps.hasSetUp(ticket)) throw invalidParameter('The app is not verified');
    identity.accounts.useTicket('set-up-mfa', ticket);
    return withNewDevice(identity, username, text(answers, 'DEVICE_KEY'));
  },
  CUSTOM_CHALLENGE(identity, answers, ticket, host) {
    const { accounts } = identity;
    const answer = text(answers, 'ANSWER');
    const byQuestion = accounts.usernameOfTicket('question', ticket);
    if (byQuestion === undefined) return signInByPasskey(identity, ticket, answer, host).then(tokensOf);
    const right = accounts.find(byQuestion)?.question?.answer;
    if (answer.trim().toLowerCase() !== right) throw countedMismatch(identity, questionSubject(byQuestion));
    accounts.useTicket('question', ticket);
    return tokensOf(accounts.issueTokens(byQuestion));
  },
  DEVICE_SRP_AUTH(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'device', ticket);
    const key = text(answers, 'DEVICE_KEY');
    const proof = identity.devices.challenge(username, key, text(answers, 'SRP_A'));
    identity.accounts.useTicket('device', ticket);
    const response = challenge(identity, 'DEVICE_PASSWORD_VERIFIER', 'device-proof', username, {
      DEVICE_KEY: key,
      SRP_B: proof.serverKey.toString(16),
      SALT: proof.salt,
      SECRET_BLOCK: proof.secretBlock,
    });
    identity.steps.setChallenge(response.Session, proof);
    return response;
  },
  DEVICE_PASSWORD_VERIFIER(identity, answers, ticket) {
    const username = ownerOfTicket(identity, 'device-proof', ticket);
    const proof = identity.steps.takeChallenge(ticket);
    identity.accounts.useTicket('device-proof', ticket);
    if (proof === undefined || proof.secretBlock !== text(answers, 'PASSWORD_CLAIM_SECRET_BLOCK'))
      throw expiredSession();
    const signature = text(answers, 'PASSWORD_CLAIM_SIGNATURE');
    if (!identity.devices.verify(username, proof, signature, text(answers, 'TIMESTAMP')))
      throw unknownDevice();
    return tokensOf(identity.accounts.issueTokens(username));
  },
};

function ownerOfTicket({ accounts }: Identity, step: Ticket, ticket: string): string {
  const username = accounts.usernameOfTicket(step, ticket);
  if (username === undefined) throw expiredSession();
  return username;
}

/** Throws ProviderFailure for a code that is wrong or was used, and after too many. */
export function checkAppCode(identity: Identity, username: string, secret: string, code: string): void {
  const subject = appSubject(username);
  if (identity.steps.isExhausted(subject)) throw tooManyTries();
  const period = periodOfTotp(secret, code, identity.now());
  if (period === undefined || !identity.steps.usePeriod(username, period))
    throw countedMismatch(identity, subject);
  identity.steps.succeed(subject);
}

function countedMismatch({ steps }: Identity, subject: string): ProviderFailure {
  if (steps.isExhausted(subject)) return tooManyTries();
  steps.fail(subject);
  return codeMismatch();
}

/** Returns tokens, with a new device to confirm unless a known one signs in. */
function withNewDevice({ accounts, devices }: Identity, username: string, deviceKey: string) {
  const response = tokensOf(accounts.issueTokens(username));
  if (deviceKey !== '' && devices.all(username).some(({ key }) => key === deviceKey)) return response;
  const { key, groupKey } = devices.add(username);
  const NewDeviceMetadata = { DeviceKey: key, DeviceGroupKey: groupKey };
  return { ...response, AuthenticationResult: { ...response.AuthenticationResult, NewDeviceMetadata } };
}

function tokensOf(result: SignIn) {
  if (result.outcome !== 'tokens') throw wrongCredentials();
  const { idToken, accessToken, refreshToken, expiresIn } = result.tokens;
  return {
    AuthenticationResult: {
      IdToken: idToken,
      AccessToken: accessToken,
      RefreshToken: refreshToken,
      ExpiresIn: expiresIn,
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  };
}

/** Throws ProviderFailure for a refresh token that is unknown or revoked. */
function tokensOfRefresh({ accounts }: Identity, refreshToken: string) {
  const result = accounts.refresh(refreshToken);
  if (result.outcome !== 'tokens')
    throw new ProviderFailure('NotAuthorizedException', 'Refresh Token has been revoked');
  return tokensOf(result);
}

/** Answers with the WebAuthn request options as JSON (spec contract §12). The authenticator signs the ticket. */
function passkeyChallenge({ accounts, passkeys }: Identity, username: string) {
  const ticket = accounts.ticketFor('passkey', username);
  const options = {
    challenge: toBase64url(ticket),
    allowCredentials: passkeys.idsOf(username).map((id) => ({ id, type: 'public-key' })),
    timeout: 60_000,
    userVerification: 'preferred',
  };
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session: ticket,
    ChallengeParameters: { options: JSON.stringify(options) },
  };
}

/** Signs in when the response is signed by a passkey of the person that the ticket names. */
async function signInByPasskey(
  { accounts, passkeys }: Identity,
  ticket: string,
  answer: string,
  host: string,
): Promise<SignIn> {
  const username = accounts.usernameOfTicket('passkey', ticket);
  if (username === undefined) throw expiredSession();
  const assertion = v.safeParse(assertionResponseSchema, jsonOrUndefined(answer));
  if (!assertion.success) throw wrongCredentials();
  const challengeOfTicket = { challenge: toBase64url(ticket), host };
  const verify = () => passkeys.verify(username, assertion.output, challengeOfTicket);
  if (!(await accounts.useTicketIf('passkey', ticket, verify))) throw wrongCredentials();
  const account = accounts.find(username);
  if (account !== undefined) checkStatus(account);
  return accounts.signInByPasskey(username);
}
