// Lets a remembered device prove itself, and registers a new one (spec people §9). The arithmetic is loaded when it is needed.
import type { Clock } from '../../../base/clock';
import type { AuthenticationResult, SignInResponse } from '../../../contract/identity/provider-responses';
import type { ChallengeName } from '../../../contract/identity/provider-requests';
import { ShapeError } from '../../../base/parse';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import type { KnownDevices } from '../../../platform/storage/known-devices';
import type { DeviceChallenge } from './device-srp';
import type { NewDevice } from './state';

interface DeviceContext {
  readonly provider: IdentityProvider;
  readonly devices: KnownDevices;
  readonly clock: Clock;
  readonly deviceName: string;
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
 * Confirms the new device of a sign-in and stores what it proves itself with. Returns the device when the person has to be
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
