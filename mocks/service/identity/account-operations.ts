// The operations of people's own accounts: creating and confirming them, passwords, attributes, second factors and devices.
import {
  fieldsIn,
  isJsonObject,
  ownerOf,
  required,
  text,
  usernameIn,
  type Fields,
  type Identity,
  type Operation,
} from './identity';
import { expiredCode, invalidParameter, ProviderFailure, wrongCredentials } from './provider-failure';
import { checkAppCode, checkPolicy } from './sign-in-operations';
import { passwordSubject } from './sign-in-steps';
import type { Person } from './accounts';
import type { CodePurpose } from './codes';
import type { Device } from './devices';
import { newTotpSecret } from './totp';

export const accountOperations: Readonly<Record<string, Operation>> = {
  SignUp(identity, fields) {
    if (!identity.allowsSignUp)
      throw new ProviderFailure('NotAuthorizedException', 'New accounts cannot be made here.');
    const username = usernameIn(identity, fields, 'Username');
    const password = text(fields, 'Password');
    checkPolicy(password);
    const attributes = attributesOf(fields);
    if (identity.accounts.find(username) !== undefined)
      throw new ProviderFailure('UsernameExistsException', 'User already exists');
    // Before the account is there: a code that is refused would leave one that nobody can confirm, under a name that is taken.
    const delivery = sendCode(identity, 'sign-up', username, 'email', attributes['email']);
    const account = { password, mustChangePassword: false, status: 'unconfirmed', attributes } as const;
    identity.accounts.create(username, account);
    return { UserConfirmed: false, UserSub: username, CodeDeliveryDetails: delivery };
  },
  ConfirmSignUp(identity, fields) {
    const username = usernameIn(identity, fields, 'Username');
    const to = identity.codes.check('sign-up', username, text(fields, 'ConfirmationCode'));
    const { attributes = {}, status } = identity.accounts.find(username) ?? {};
    if (status !== 'unconfirmed') throw expiredCode();
    const verified = attributes['email'] === to ? ['email'] : [];
    identity.accounts.change(username, { ...confirmed, verified });
    return undefined;
  },
  ResendConfirmationCode(identity, fields) {
    const username = usernameIn(identity, fields, 'Username');
    return { CodeDeliveryDetails: sendTo(identity, 'sign-up', username, 'email') };
  },
  ForgotPassword(identity, fields) {
    const username = usernameIn(identity, fields, 'Username');
    // Whoever set an address that is not verified may not be its owner.
    const { attributes, verified } = identity.accounts.find(username) ?? {};
    const to = verified?.includes('email') ? attributes?.['email'] : undefined;
    return { CodeDeliveryDetails: sendCode(identity, 'reset-password', username, 'email', to) };
  },
  ConfirmForgotPassword(identity, fields) {
    const username = usernameIn(identity, fields, 'Username');
    const password = text(fields, 'Password');
    checkPolicy(password);
    identity.codes.check('reset-password', username, text(fields, 'ConfirmationCode'));
    identity.accounts.change(username, { ...confirmed, password, mustChangePassword: false });
    identity.accounts.revokeAll(username);
    // Whoever locked the account knows nothing of the new password.
    identity.steps.succeed(passwordSubject(username));
    return undefined;
  },
  ChangePassword(identity, fields) {
    ownerOf(identity, fields);
    const proposed = text(fields, 'ProposedPassword');
    checkPolicy(proposed);
    const previous = text(fields, 'PreviousPassword');
    if (!identity.accounts.changePassword(text(fields, 'AccessToken'), previous, proposed))
      throw wrongCredentials();
    return undefined;
  },
  GetUser(identity, fields) {
    const username = ownerOf(identity, fields);
    const {
      attributes = {},
      verified = [],
      hasApp,
      hasSms,
      preferred,
    } = identity.accounts.find(username) ?? {};
    return {
      Username: username,
      UserAttributes: [
        { Name: 'sub', Value: username },
        ...Object.entries(attributes).map(([Name, Value]) => ({ Name, Value })),
        ...verifiable
          .filter((name) => name in attributes)
          .map((name) => ({ Name: `${name}_verified`, Value: String(verified.includes(name)) })),
      ],
      ...(preferred ? { PreferredMfaSetting: preferred } : {}),
      UserMFASettingList: [...(hasSms ? ['SMS_MFA'] : []), ...(hasApp ? ['SOFTWARE_TOKEN_MFA'] : [])],
    };
  },
  UpdateUserAttributes(identity, fields) {
    const username = ownerOf(identity, fields);
    const { attributes = {}, verified = [] } = identity.accounts.find(username) ?? {};
    const updated = attributesOf(fields);
    const changed = Object.keys(updated).filter((name) => updated[name] !== attributes[name]);
    // Before anything is stored: a refused code refuses the change.
    const CodeDeliveryDetailsList = changed
      .filter((name) => verifiable.includes(name))
      .map((name) => sendCode(identity, `attribute ${name}`, username, name, updated[name]));
    identity.accounts.change(username, {
      attributes: { ...attributes, ...updated },
      verified: verified.filter((name) => !changed.includes(name)),
    });
    return { CodeDeliveryDetailsList };
  },
  DeleteUserAttributes(identity, fields) {
    const username = ownerOf(identity, fields);
    const names = fields['UserAttributeNames'];
    if (!Array.isArray(names)) throw invalidParameter('UserAttributeNames is missing');
    const { attributes = {}, verified = [], preferred } = identity.accounts.find(username) ?? {};
    const kept = Object.entries(attributes).filter(([name]) => !names.includes(name));
    // Codes would go nowhere, and nobody could sign in by them.
    const withoutPhone = { hasSms: false, preferred: preferredAfter(preferred, { SMS_MFA: {} }) };
    identity.accounts.change(username, {
      attributes: Object.fromEntries(kept),
      verified: verified.filter((name) => !names.includes(name)),
      ...(names.includes('phone_number') ? withoutPhone : {}),
    });
    return undefined;
  },
  GetUserAttributeVerificationCode(identity, fields) {
    const username = ownerOf(identity, fields);
    const name = required(fields, 'AttributeName');
    if (!verifiable.includes(name)) throw invalidParameter('Only an email or a phone_number can be verified');
    return { CodeDeliveryDetails: sendTo(identity, `attribute ${name}`, username, name) };
  },
  VerifyUserAttribute(identity, fields) {
    const username = ownerOf(identity, fields);
    const name = required(fields, 'AttributeName');
    const to = identity.codes.check(`attribute ${name}`, username, text(fields, 'Code'));
    const { attributes, verified = [] } = identity.accounts.find(username) ?? {};
    // The attribute may have changed since the code was sent.
    if (attributes?.[name] !== to) throw expiredCode();
    identity.accounts.change(username, { verified: [...verified.filter((other) => other !== name), name] });
    return undefined;
  },
  DeleteUser(identity, fields) {
    const username = ownerOf(identity, fields);
    identity.devices.forgetAll(username);
    identity.passkeys.forgetAll(username);
    identity.codes.forget(username, verifiable);
    identity.steps.forget(username);
    identity.accounts.remove(username);
    return undefined;
  },
  GlobalSignOut(identity, fields) {
    identity.accounts.revokeAll(ownerOf(identity, fields));
    return undefined;
  },
  SetUserSettings(identity, fields) {
    const username = ownerOf(identity, fields);
    const options = fields['MFAOptions'];
    if (!Array.isArray(options)) throw invalidParameter('MFAOptions is missing');
    const hasSms = options.length > 0;
    const { preferred, attributes } = identity.accounts.find(username) ?? {};
    if (hasSms && attributes?.['phone_number'] === undefined)
      throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
    identity.accounts.change(username, {
      hasSms,
      preferred: preferredAfter(preferred, hasSms ? {} : { SMS_MFA: {} }),
    });
    return undefined;
  },
  SetUserMFAPreference(identity, fields) {
    const username = ownerOf(identity, fields);
    const account = identity.accounts.find(username);
    const sms = fields['SMSMfaSettings'];
    const app = fields['SoftwareTokenMfaSettings'];
    if (isEnabled(app) && account?.appSecret === undefined)
      throw invalidParameter('User does not have delivery config set to turn on SOFTWARE_TOKEN_MFA');
    if (isEnabled(sms) && account?.attributes?.['phone_number'] === undefined)
      throw invalidParameter('User does not have delivery config set to turn on SMS_MFA');
    identity.accounts.change(username, {
      ...(isJsonObject(sms) ? { hasSms: isEnabled(sms) } : {}),
      ...(isJsonObject(app) ? { hasApp: isEnabled(app) } : {}),
      preferred: preferredAfter(account?.preferred, { SMS_MFA: sms, SOFTWARE_TOKEN_MFA: app }),
    });
    return undefined;
  },
  AssociateSoftwareToken(identity, fields) {
    const { key } = ownerBySession(identity, fields);
    const secret = newTotpSecret();
    identity.steps.setSecret(key, secret);
    return { SecretCode: secret, ...sessionIn(fields) };
  },
  VerifySoftwareToken(identity, fields) {
    const { username, key } = ownerBySession(identity, fields);
    const secret = identity.steps.secretOf(key);
    if (secret === undefined) throw invalidParameter('Software token is not associated');
    checkAppCode(identity, username, secret, text(fields, 'UserCode'));
    identity.accounts.change(username, { appSecret: secret, hasApp: true });
    identity.steps.finishSetUp(key);
    return { Status: 'SUCCESS', ...sessionIn(fields) };
  },
  ConfirmDevice(identity, fields) {
    const username = ownerOf(identity, fields);
    const config = fieldsIn(fields, 'DeviceSecretVerifierConfig');
    const key = required(fields, 'DeviceKey');
    const name = text(fields, 'DeviceName');
    identity.devices.confirm(username, key, name, text(config, 'PasswordVerifier'), text(config, 'Salt'));
    return { UserConfirmationNecessary: true };
  },
  GetDevice(identity, fields) {
    const username = ownerOf(identity, fields);
    return { Device: describe(identity.devices.of(username, required(fields, 'DeviceKey'))) };
  },
  ListDevices(identity, fields) {
    const all = identity.devices.all(ownerOf(identity, fields));
    const limit = typeof fields['Limit'] === 'number' ? Math.max(1, fields['Limit']) : 60;
    const start = Number(text(fields, 'PaginationToken') || 0);
    if (!Number.isSafeInteger(start) || start < 0) throw invalidParameter('Invalid pagination token given.');
    const next = start + limit;
    return {
      Devices: all.slice(start, next).map(describe),
      ...(next < all.length ? { PaginationToken: String(next) } : {}),
    };
  },
  ForgetDevice(identity, fields) {
    identity.devices.forget(ownerOf(identity, fields), required(fields, 'DeviceKey'));
    return undefined;
  },
  UpdateDeviceStatus(identity, fields) {
    const isRemembered = text(fields, 'DeviceRememberedStatus') === 'remembered';
    identity.devices.setRemembered(ownerOf(identity, fields), required(fields, 'DeviceKey'), isRemembered);
    return undefined;
  },
};

/** The attributes to which codes are sent. */
const verifiable: readonly string[] = ['email', 'phone_number'];

/** The status of an account that may sign in. */
const confirmed = { status: undefined } as const;

/** Sends a code to an attribute of an account, and returns where it went. A code for an unknown person goes nowhere, and says nothing. */
function sendTo(identity: Identity, purpose: CodePurpose, username: string, attribute: string) {
  const to = identity.accounts.find(username)?.attributes?.[attribute];
  return sendCode(identity, purpose, username, attribute, to);
}

function sendCode(
  { codes }: Identity,
  purpose: CodePurpose,
  username: string,
  attribute: string,
  to: string | undefined,
) {
  codes.issue(purpose, username, to);
  const isMail = attribute === 'email';
  return {
    AttributeName: attribute,
    DeliveryMedium: isMail ? 'EMAIL' : 'SMS',
    Destination: isMail
      ? `${(to ?? username).slice(0, 1)}***@${(to ?? '@').split('@')[1]?.slice(0, 1)}***`
      : `+*******${(to ?? '').slice(-4)}`,
  };
}

function attributesOf(fields: Fields): Record<string, string> {
  const attributes = fields['UserAttributes'];
  if (!Array.isArray(attributes)) return {};
  return Object.fromEntries(
    attributes
      .filter(isJsonObject)
      .map((attribute) => [required(attribute, 'Name'), text(attribute, 'Value')]),
  );
}

/** Returns who sets up an app: the owner of the access token, or of the ticket in the middle of a sign-in. */
function ownerBySession(identity: Identity, fields: Fields): { username: string; key: string } {
  const ticket = text(fields, 'Session');
  if (ticket === '') return { username: ownerOf(identity, fields), key: text(fields, 'AccessToken') };
  const username = identity.accounts.usernameOfTicket('set-up-mfa', ticket);
  // Another ticket may have set an app up meanwhile: that one stays.
  if (username === undefined || identity.accounts.find(username)?.hasApp === true) throw expiredCode();
  return { username, key: ticket };
}

function sessionIn(fields: Fields): { readonly Session?: string } {
  const Session = text(fields, 'Session');
  return Session === '' ? {} : { Session };
}

const isEnabled = (setting: unknown): boolean => isJsonObject(setting) && setting['Enabled'] === true;
const isPreferred = (setting: unknown): boolean => isJsonObject(setting) && setting['PreferredMfa'] === true;

type SecondFactor = NonNullable<Person['preferred']>;

/** Returns the preferred second factor once these are set: one that is set without being preferred is so no longer. */
function preferredAfter(
  before: SecondFactor | undefined,
  settings: Readonly<Partial<Record<SecondFactor, unknown>>>,
): SecondFactor | undefined {
  if (isPreferred(settings.SOFTWARE_TOKEN_MFA)) return 'SOFTWARE_TOKEN_MFA';
  if (isPreferred(settings.SMS_MFA)) return 'SMS_MFA';
  return before !== undefined && isJsonObject(settings[before]) ? undefined : before;
}

function describe({ key, name, isRemembered, createdAt, usedAt }: Device) {
  return {
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_name', Value: name },
      { Name: 'device_status', Value: isRemembered ? 'remembered' : 'not_remembered' },
    ],
    DeviceCreateDate: createdAt / 1000,
    DeviceLastAuthenticatedDate: usedAt / 1000,
  };
}
