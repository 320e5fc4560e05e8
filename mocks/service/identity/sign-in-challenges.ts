// What a step of a sign-in answers: the challenge of the next step, or tokens (spec people §9).
import type { TokenGrant } from './accounts';
import type { Person } from './person';
import type { Identity } from './identity';
import { ProviderFailure } from './provider-refusal';
import { toBase64url, type Claims, type Ticket } from './tokens';

/** The answer of a step, whose ticket or tokens are signed once it is stored. */
export interface UnsignedAnswer {
  readonly ChallengeParameters: object;
  readonly ChallengeName?: string;
  readonly ticket?: Claims;
  readonly grant?: TokenGrant;
  readonly NewDeviceMetadata?: object;
}

/** Returns the answer as the provider sends it. */
export async function signed(
  { accounts, signer }: Identity,
  { ticket, grant, NewDeviceMetadata, ...answer }: UnsignedAnswer,
): Promise<object> {
  if (ticket) return { ...answer, Session: await signer.sign(ticket) };
  if (!grant) return answer;
  const { idToken, accessToken, refreshToken, expiresIn } = await accounts.sign(grant);
  const AuthenticationResult = {
    IdToken: idToken,
    AccessToken: accessToken,
    RefreshToken: refreshToken,
    ExpiresIn: expiresIn,
    TokenType: 'Bearer',
    ...(NewDeviceMetadata && { NewDeviceMetadata }),
  };
  return { ...answer, AuthenticationResult };
}

/** Throws ProviderFailure for an account that may not sign in, by whatever means. */
export function checkStatus({ status }: Person): void {
  if (status === 'unconfirmed')
    throw new ProviderFailure('UserNotConfirmedException', 'User is not confirmed.');
  if (status === 'reset-required')
    throw new ProviderFailure('PasswordResetRequiredException', 'Password reset required for the user');
}

/** Asks for the second factor that an account has or needs; without one, returns tokens. */
export function secondFactor(identity: Identity, username: string, account: Person): UnsignedAnswer {
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

/** Sends a code to the phone of an account, and asks for it. */
export function smsChallenge(identity: Identity, username: string, { attributes }: Person) {
  const phone = attributes?.['phone_number'] ?? '';
  identity.codes.issue({ purpose: 'sign-in', username, to: phone, address: undefined });
  return challenge(identity, 'SMS_MFA', 'sms-code', username, {
    CODE_DELIVERY_DELIVERY_MEDIUM: 'SMS',
    CODE_DELIVERY_DESTINATION: `+*******${phone.slice(-4)}`,
  });
}

/** Asks for the code that the authenticator app shows. */
export const appChallenge = (identity: Identity, username: string) =>
  challenge(identity, 'SOFTWARE_TOKEN_MFA', 'app-code', username, { FRIENDLY_DEVICE_NAME: 'Bookworm' });

/** Asks for the password and the attributes of a first sign-in. */
export function newPasswordChallenge(
  identity: Identity,
  username: string,
  { attributes = {}, requiredAttributes = [] }: Person,
) {
  return challenge(identity, 'NEW_PASSWORD_REQUIRED', 'new-password', username, {
    userAttributes: JSON.stringify(attributes),
    requiredAttributes: JSON.stringify(requiredAttributes.map((name) => `userAttributes.${name}`)),
  });
}

/** Returns a challenge, with the ticket of the step that answers it. */
export function challenge(
  { tickets }: Identity,
  ChallengeName: string,
  step: Ticket,
  username: string,
  parameters: Readonly<Record<string, string>>,
) {
  return {
    ChallengeName,
    ticket: tickets.issue(step, username),
    ChallengeParameters: { USER_ID_FOR_SRP: username, ...parameters },
  };
}

/** Returns tokens, with a new device to confirm unless a known one signs in. */
export function withNewDevice(
  { accounts, devices }: Identity,
  username: string,
  deviceKey: string,
): UnsignedAnswer {
  const answer = tokensOf(accounts.issueTokens(username));
  if (deviceKey !== '' && devices.all(username).some(({ key }) => key === deviceKey)) return answer;
  const { key, groupKey } = devices.add(username);
  return { ...answer, NewDeviceMetadata: { DeviceKey: key, DeviceGroupKey: groupKey } };
}

/** Returns the answer that ends a sign-in. */
export const tokensOf = (grant: TokenGrant) => ({ grant, ChallengeParameters: {} });

/** Answers with the WebAuthn request options as JSON (spec contract §12). The authenticator signs the ticket. */
export async function passkeyChallenge(
  { tickets, signer, passkeys }: Identity,
  username: string,
  host: string,
) {
  const Session = await signer.sign(tickets.issue('passkey', username));
  const options = {
    challenge: toBase64url(Session),
    rpId: passkeys.relyingPartyOf(host),
    allowCredentials: passkeys.idsOf(username).map((id) => ({ id, type: 'public-key' })),
    timeout: 60_000,
    userVerification: 'preferred',
  };
  return {
    ChallengeName: 'CUSTOM_CHALLENGE',
    Session,
    ChallengeParameters: { options: JSON.stringify(options) },
  };
}
