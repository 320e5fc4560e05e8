// Lists and changes the person's devices, and returns the action that follows.
import { isProviderError } from '../../../../contract/identity/provider-errors';
import { sendWithTokenOf, type AccountDeps, type SendWithToken } from '../account-calls';
import { deviceOf, type DevicesAction } from './state';

/** Devices in one page of the list. */
const pageLength = 10;

/**
 * Loads one page of the devices. Returns `loaded`, with the token of the next page if there is one; rejects as SendWithToken does.
 */
export async function loadDevices(
  send: SendWithToken,
  next: string | undefined,
  signal: AbortSignal,
): Promise<DevicesAction> {
  const page = { Limit: pageLength, ...(next === undefined ? {} : { PaginationToken: next }) };
  const response = await send('ListDevices', (AccessToken) => ({ AccessToken, ...page }), signal);
  const devices = (response.Devices ?? []).map(deviceOf);
  return { type: 'loaded', devices, next: response.PaginationToken ?? undefined };
}

/** Loads one device. Returns `details`; rejects as SendWithToken does. */
export async function loadDevice(
  send: SendWithToken,
  key: string,
  signal: AbortSignal,
): Promise<DevicesAction> {
  const { Device } = await send('GetDevice', (AccessToken) => ({ AccessToken, DeviceKey: key }), signal);
  return { type: 'details', device: deviceOf(Device) };
}

/** Forgets a device, here too when it is this one. A device that is unknown already counts as forgotten. */
export async function forgetDevice(
  deps: AccountDeps,
  key: string,
  signal: AbortSignal,
): Promise<DevicesAction> {
  const send = sendWithTokenOf(deps);
  await send('ForgetDevice', (AccessToken) => ({ AccessToken, DeviceKey: key }), signal).catch(
    (error: unknown) => {
      if (!isProviderError(error, 'ResourceNotFoundException')) throw error;
    },
  );
  if ((await thisDevice(deps)) === key)
    await deps.devices
      .remove(deps.username)
      .catch((error: unknown) => deps.report(error, 'account: forget device'));
  return { type: 'forgotten', key };
}

/** Changes whether a device is remembered. Returns `status`; rejects as SendWithToken does. */
export async function setRemembered(
  send: SendWithToken,
  status: { readonly key: string; readonly isRemembered: boolean },
  signal: AbortSignal,
): Promise<DevicesAction> {
  const { key, isRemembered } = status;
  const DeviceRememberedStatus = isRemembered ? 'remembered' : 'not_remembered';
  await send(
    'UpdateDeviceStatus',
    (AccessToken) => ({ AccessToken, DeviceKey: key, DeviceRememberedStatus }),
    signal,
  );
  return { type: 'status', key, isRemembered };
}

/** Returns the key of the device on which the page runs; undefined when it is not known. */
export async function thisDevice({ devices, username, report }: AccountDeps): Promise<string | undefined> {
  try {
    return (await devices.read(username))?.key;
  } catch (error) {
    report(error, 'account: this device');
    return undefined;
  }
}
