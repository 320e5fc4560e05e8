// The operations of people's own accounts, with an access token: password, attributes, second factors and devices.
import {
  fieldsIn,
  inOneStep,
  isJsonObject,
  ownerOf,
  proofIn,
  required,
  text,
  type Fields,
  type Identity,
  type Operation,
  type Proof,
} from './identity';
import { expiredCode, invalidParameter, wrongCredentials } from './provider-refusal';
import { checkAppCode, checkPolicy } from './sign-in-operations';
import type { Person } from './person';
import type { Device } from './devices';
import { hashOf } from './tokens';
import { newTotpSecret } from './totp';

export const accountOperations: Readonly<Record<string, Operation>> = {
  async ChangePassword(identity, fields, { address }) {
    const proof = await proofIn(identity, fields);
    const username = ownerOf(identity, proof);
    const proposed = text(fields, 'ProposedPassword');
    checkPolicy(proposed);
    const checked = await identity.accounts.check(username, text(fields, 'PreviousPassword'), address);
    if (!checked.isRight) throw wrongCredentials();
    const passwordHash = await identity.passwords.hash(proposed, address);
    return identity.step(() => {
      ownerOf(identity, proof);
      if (!identity.accounts.accepts(checked)) throw wrongCredentials();
      identity.accounts.change(username, { passwordHash, mustChangePassword: false });
      return undefined;
    });
  },
  ...inOneStep({
    GetUser(identity, _fields, caller) {
      const username = ownerOf(identity, caller);
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
    UpdateUserAttributes(identity, fields, caller) {
      const { address } = caller;
      const username = ownerOf(identity, caller);
      const { attributes = {}, verified = [] } = identity.accounts.find(username) ?? {};
      const updated = attributesOf(fields);
      const changed = Object.keys(updated).filter((name) => updated[name] !== attributes[name]);
      // Before anything is stored: a refused code refuses the change.
      const CodeDeliveryDetailsList = changed
        .filter((name) => verifiable.includes(name))
        .map((name) => sendCode(identity, { username, name, to: updated[name], address }));
      identity.accounts.change(username, {
        attributes: { ...attributes, ...updated },
        verified: verified.filter((name) => !changed.includes(name)),
      });
      return { CodeDeliveryDetailsList };
    },
    DeleteUserAttributes(identity, fields, caller) {
      const username = ownerOf(identity, caller);
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
    GetUserAttributeVerificationCode(identity, fields, caller) {
      const { address } = caller;
      const username = ownerOf(identity, caller);
      const name = required(fields, 'AttributeName');
      if (!verifiable.includes(name))
        throw invalidParameter('Only an email or a phone_number can be verified');
      const to = identity.accounts.find(username)?.attributes?.[name];
      return { CodeDeliveryDetails: sendCode(identity, { username, name, to, address }) };
    },
    VerifyUserAttribute(identity, fields, caller) {
      const username = ownerOf(identity, caller);
      const name = required(fields, 'AttributeName');
      const toHash = identity.codes.check(`attribute ${name}`, username, text(fields, 'Code'));
      const { attributes, verified = [] } = identity.accounts.find(username) ?? {};
      // The attribute may have changed since the code was sent.
      if (hashOf(attributes?.[name] ?? '') !== toHash) throw expiredCode();
      identity.accounts.change(username, { verified: [...verified.filter((other) => other !== name), name] });
      return undefined;
    },
    DeleteUser(identity, _fields, caller) {
      const username = ownerOf(identity, caller);
      identity.devices.forgetAll(username);
      identity.passkeys.forgetAll(username);
      identity.enrolments.end(username);
      identity.accounts.remove(username);
      // Also the sign-ins that were begun: the next owner of the name is somebody else.
      identity.tickets.endAll(username);
      identity.codes.forget(username, verifiable);
      identity.steps.forget(username);
      return undefined;
    },
    GlobalSignOut(identity, _fields, caller) {
      identity.accounts.revokeAll(ownerOf(identity, caller));
      return undefined;
    },
    SetUserSettings(identity, fields, caller) {
      const username = ownerOf(identity, caller);
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
    SetUserMFAPreference(identity, fields, caller) {
      const username = ownerOf(identity, caller);
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
    AssociateSoftwareToken(identity, fields, caller) {
      const { key } = ownerBySession(identity, fields, caller);
      const secret = newTotpSecret();
      identity.steps.setSecret(key, secret);
      return { SecretCode: secret, ...sessionIn(fields) };
    },
    VerifySoftwareToken(identity, fields, caller) {
      const { username, key } = ownerBySession(identity, fields, caller);
      const secret = identity.steps.secretOf(key);
      if (secret === undefined) throw invalidParameter('Software token is not associated');
      checkAppCode(identity, username, secret, text(fields, 'UserCode'));
      identity.accounts.change(username, { appSecret: secret, hasApp: true });
      identity.steps.finishSetUp(key);
      return { Status: 'SUCCESS', ...sessionIn(fields) };
    },
    ConfirmDevice(identity, fields, caller) {
      const username = ownerOf(identity, caller);
      const config = fieldsIn(fields, 'DeviceSecretVerifierConfig');
      const key = required(fields, 'DeviceKey');
      const name = text(fields, 'DeviceName');
      identity.devices.confirm(username, key, name, text(config, 'PasswordVerifier'), text(config, 'Salt'));
      return { UserConfirmationNecessary: true };
    },
    GetDevice(identity, fields, caller) {
      const username = ownerOf(identity, caller);
      return { Device: describe(identity.devices.of(username, required(fields, 'DeviceKey'))) };
    },
    ListDevices(identity, fields, caller) {
      const all = identity.devices.all(ownerOf(identity, caller));
      const limit = typeof fields['Limit'] === 'number' ? Math.max(1, fields['Limit']) : 60;
      const start = Number(text(fields, 'PaginationToken') || 0);
      if (!Number.isSafeInteger(start) || start < 0)
        throw invalidParameter('Invalid pagination token given.');
      const next = start + limit;
      return {
        Devices: all.slice(start, next).map(describe),
        ...(next < all.length ? { PaginationToken: String(next) } : {}),
      };
    },
    ForgetDevice(identity, fields, caller) {
      identity.devices.forget(ownerOf(identity, caller), required(fields, 'DeviceKey'));
      return undefined;
    },
    UpdateDeviceStatus(identity, fields, caller) {
      const isRemembered = text(fields, 'DeviceRememberedStatus') === 'remembered';
      identity.devices.setRemembered(ownerOf(identity, caller), required(fields, 'DeviceKey'), isRemembered);
      return undefined;
    },
  }),
};

/** The attributes to which codes are sent. */
const verifiable: readonly string[] = ['email', 'phone_number'];

interface AttributeCode {
  readonly username: string;
  readonly name: string;
  readonly to: string | undefined;
  readonly address: string | undefined;
}

/** Sends a code to an attribute of the person who asks, and returns where it went. */
function sendCode({ codes }: Identity, { username, name, to, address }: AttributeCode) {
  codes.issue({ purpose: `attribute ${name}`, username, to, address });
  return deliveryTo(name, to);
}

/** Returns where a code went, with enough of the address for its owner to know it. */
export function deliveryTo(AttributeName: string, to = '') {
  const isMail = AttributeName === 'email';
  return {
    AttributeName,
    DeliveryMedium: isMail ? 'EMAIL' : 'SMS',
    Destination: isMail
      ? `${to.slice(0, 1)}***@${(to.split('@')[1] ?? '').slice(0, 1)}***`
      : `+*******${to.slice(-4)}`,
  };
}

/** Returns the attributes of a request. */
export function attributesOf(fields: Fields): Record<string, string> {
  const attributes = fields['UserAttributes'];
  if (!Array.isArray(attributes)) return {};
  return Object.fromEntries(
    attributes
      .filter(isJsonObject)
      .map((attribute) => [required(attribute, 'Name'), text(attribute, 'Value')]),
  );
}

/** Returns who sets up an app, and by which sign-in: the owner of the access token, or of the ticket in the middle of a sign-in. */
function ownerBySession(identity: Identity, fields: Fields, { bearer, ticket }: Proof) {
  if (text(fields, 'Session') === '') {
    const username = ownerOf(identity, { bearer });
    return { username, key: Object(bearer).origin_jti };
  }
  // Another ticket may have set an app up meanwhile: that one stays.
  if (
    !identity.tickets.isFor('set-up-mfa', ticket) ||
    identity.accounts.find(ticket.username)?.hasApp === true
  )
    throw expiredCode();
  return { username: ticket.username, key: ticket.origin_jti };
}

function sessionIn(fields: Fields): { readonly Session?: string } {
  const Session = text(fields, 'Session');
  return Session === '' ? {} : { Session };
}

const isEnabled = (setting: unknown): boolean => isJsonObject(setting) && setting['Enabled'] === true;
const isPreferred = (setting: unknown): boolean => isJsonObject(setting) && setting['PreferredMfa'] === true;

type SecondFactor = NonNullable<Person['preferred']>;

/** Returns the preferred second factor after a change. A factor that is set without `PreferredMfa` loses its preference. */
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
