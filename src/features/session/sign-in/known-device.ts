// The device that is remembered here for a person (spec people §9): it proves itself at a sign-in by password, a new one is registered,
// and the question whether to remember it is answered. The arithmetic is loaded when it is needed.
import type { Clock } from '../../../base/clock';
import {
  type SignInResponse,
  type AuthenticationResult,
  isProviderError,
} from '../../../contract/identity/provider-responses';
import type { InitiateAuth, ChallengeName } from '../../../contract/identity/provider-requests';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { KnownDevices, StoredDevice } from '../../../platform/storage/device-settings';
import { nameIn } from './sign-in-responses';
import { ShapeError } from '../../../base/parse';
import type { DeviceChallenge } from './device-srp';
import type { NewDevice } from './sign-in-state';

export interface DeviceDeps {
  readonly provider: IdentityProvider;
  readonly devices: KnownDevices;
  readonly clock: Clock;
  /** The name under which the account page lists this device. */
  readonly deviceName: string;
  readonly report: (error: unknown, where: string) => void;
}

/** Returns the device of a user; undefined where there is none, and where the database cannot be read. */
export function knownDevice(
  { devices, report }: DeviceDeps,
  username: string,
): Promise<StoredDevice | undefined> {
  return devices.read(username).catch((error: unknown): undefined => {
    report(error, 'sign-in: known device');
    return undefined;
  });
}

/** Returns the provider's response after the device has proved itself. A device that the provider has forgotten is forgotten here too. */
export async function signInByPassword(
  deps: DeviceDeps,
  user: string,
  password: string,
  signal: AbortSignal,
): Promise<SignInResponse> {
  const { provider, devices } = deps;
  const send = (known: StoredDevice | undefined) =>
    provider.call('InitiateAuth', passwordRequest(provider.clientId, user, password, known), signal);
  const device = await knownDevice(deps, user);
  const first = send(device);
  if (device === undefined) return first;
  return first
    .then((challenged) =>
      answerDeviceChallenges(challenged, { ...deps, user: nameIn(challenged) ?? user, signal }),
    )
    .catch(async (error: unknown) => {
      if (!isForgottenDevice(error)) throw error;
      await devices.remove(user);
      return send(undefined);
    });
}

function passwordRequest(
  clientId: string,
  username: string,
  password: string,
  device: StoredDevice | undefined,
): InitiateAuth {
  const parameters = { USERNAME: username, PASSWORD: password };
  return {
    ClientId: clientId,
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: device === undefined ? parameters : { ...parameters, DEVICE_KEY: device.key },
  };
}

/** Returns whether the provider does not know the device any more, for example after it was removed on the account page. */
const isForgottenDevice = (error: unknown): boolean => isProviderError(error, 'ResourceNotFoundException');

interface DeviceAnswer {
  readonly user: string;
  readonly isRemembered: boolean;
  readonly key: string;
  readonly accessToken: string;
}

/**
 * Sends the provider the answer to the question whether to remember the device. After a no, the provider asks for every code again, so
 * the stored secret of the device is removed.
 */
export async function answerDeviceQuestion(
  { provider, devices }: DeviceDeps,
  { user, isRemembered, key, accessToken }: DeviceAnswer,
): Promise<void> {
  if (!isRemembered) await devices.remove(user);
  await provider.call('UpdateDeviceStatus', {
    AccessToken: accessToken,
    DeviceKey: key,
    DeviceRememberedStatus: isRemembered ? 'remembered' : 'not_remembered',
  });
  const device = isRemembered ? await devices.read(user) : undefined;
  if (device) await devices.write(user, { ...device, isUnanswered: false });
}

interface DeviceContext extends Omit<DeviceDeps, 'report'> {
  readonly user: string;
  readonly signal: AbortSignal;
}

const loadDeviceSrp = () => import('./device-srp');

/** Returns the response that follows after this device has proved itself; the same response when it asks for no proof. */
export async function answerDeviceChallenges(
  response: SignInResponse,
  { provider, devices, clock, user, signal }: DeviceContext,
): Promise<SignInResponse> {
  if (response.ChallengeName !== 'DEVICE_SRP_AUTH') return response;
  const device = await devices.read(user);
  if (device === undefined) return response;
  const respond = (ChallengeName: ChallengeName, session: string | null | undefined, responses: object) =>
    provider.call(
      'RespondToAuthChallenge',
      {
        ClientId: provider.clientId,
        ChallengeName,
        ChallengeResponses: { USERNAME: user, DEVICE_KEY: device.key, ...responses },
        ...(session ? { Session: session } : {}),
      },
      signal,
    );
  const { proveDevice } = await loadDeviceSrp();
  const proof = proveDevice(device);
  const challenged = await respond('DEVICE_SRP_AUTH', response.Session, { SRP_A: proof.srpA });
  const responses = await proof.answer(deviceChallengeOf(challenged), clock.now());
  return respond('DEVICE_PASSWORD_VERIFIER', challenged.Session, responses);
}

function deviceChallengeOf({ ChallengeName, ChallengeParameters }: SignInResponse): DeviceChallenge {
  const { SRP_B: srpB, SALT: salt, SECRET_BLOCK: secretBlock } = ChallengeParameters ?? {};
  if (ChallengeName !== 'DEVICE_PASSWORD_VERIFIER' || !srpB || !salt || !secretBlock)
    throw new ShapeError('identity provider, challenge', 'ChallengeParameters', 'no device challenge');
  return { srpB, salt, secretBlock };
}

/**
 * Confirms the new device of a sign-in and stores its secret. Returns the device when the person has to be
 * asked whether to remember it, also when an earlier question was left unanswered.
 */
export async function confirmNewDevice(
  { NewDeviceMetadata, AccessToken }: AuthenticationResult,
  { provider, devices, deviceName, user, signal }: DeviceContext,
): Promise<NewDevice | undefined> {
  if (!NewDeviceMetadata) {
    const known = await devices.read(user);
    return known?.isUnanswered ? { key: known.key } : undefined;
  }
  const { DeviceKey, DeviceGroupKey } = NewDeviceMetadata;
  const { registerDevice } = await loadDeviceSrp();
  const { device, verifier } = await registerDevice(DeviceKey, DeviceGroupKey);
  const { UserConfirmationNecessary } = await provider.call(
    'ConfirmDevice',
    { AccessToken, DeviceKey, DeviceName: deviceName, DeviceSecretVerifierConfig: verifier },
    signal,
  );
  await devices.write(user, UserConfirmationNecessary ? { ...device, isUnanswered: true } : device);
  return UserConfirmationNecessary ? { key: DeviceKey } : undefined;
}
