// The device that is remembered here for a person (spec people §9): a sign-in by password with it, and the answer to the question
// whether to remember it.
import type { Clock } from '../../../base/clock';
import type { SignInResponse } from '../../../contract/identity/provider-responses';
import { isProviderError } from '../../../contract/identity/provider-errors';
import type { InitiateAuth } from '../../../contract/identity/provider-requests';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { KnownDevices, StoredDevice } from '../../../platform/storage/known-devices';
import { nameIn } from './challenges';
import { answerDeviceChallenges } from './device-steps';

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
 * Sends the provider the answer to the question whether to remember the device. One that is not to be remembered asks for every
 * code again, so what it stored is removed.
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
