// The list of the person's devices, page by page (spec people §10): the state, and the calls, which return the action that follows. The
// reducer is pure.
import { type ProviderResponses, isProviderError } from '../../../contract/identity/provider-responses';
import type { ProviderFailure } from '../form/request-failure';
import { sendWithTokenOf, type AccountDeps, type SendWithToken } from './account-calls';

type ListedDevice = ProviderResponses['GetDevice']['Device'];

export interface Device {
  readonly key: string;
  readonly name: string | undefined;
  readonly isRemembered: boolean;
  /** The address from which it was used last. */
  readonly lastAddress: string | undefined;
  /** Milliseconds since 1970. */
  readonly createdAt: number | undefined;
  readonly usedAt: number | undefined;
}

/** Reads a device from a response of the provider, which counts seconds. */
export function deviceOf(listed: ListedDevice): Device {
  const { DeviceKey, DeviceAttributes, DeviceCreateDate, DeviceLastAuthenticatedDate } = listed;
  const valueOf = (name: string) => DeviceAttributes?.find(({ Name }) => Name === name)?.Value ?? undefined;
  const inMilliseconds = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? seconds * 1000 : undefined;
  return {
    key: DeviceKey,
    name: valueOf('device_name'),
    isRemembered: valueOf('device_status') === 'remembered',
    lastAddress: valueOf('last_ip_used'),
    createdAt: inMilliseconds(DeviceCreateDate),
    usedAt: inMilliseconds(DeviceLastAuthenticatedDate),
  };
}

interface DevicesState {
  readonly devices: readonly Device[];
  /** The token of the next page; undefined when the list is complete. */
  readonly next?: string | undefined;
  readonly isLoading: boolean;
  readonly failure?: ProviderFailure | undefined;
  /** The key of the device whose details are shown. */
  readonly opened?: string | undefined;
  readonly notice?: 'forgotten' | 'remembered' | 'not-remembered' | undefined;
}

type DevicesAction =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly devices: readonly Device[]; readonly next: string | undefined }
  | { readonly type: 'failed'; readonly failure: ProviderFailure }
  | { readonly type: 'forgotten'; readonly key: string }
  | { readonly type: 'status'; readonly key: string; readonly isRemembered: boolean }
  | { readonly type: 'details'; readonly device: Device }
  | { readonly type: 'close-details' };

export const noDevices: DevicesState = { devices: [], isLoading: true };

/** Returns the next state. A page is appended; a device that it repeats replaces the one before. */
export function devicesReducer(state: DevicesState, action: DevicesAction): DevicesState {
  const { devices, next, opened } = state;
  const rest = { devices, next, opened, isLoading: false };
  switch (action.type) {
    case 'load':
      return { ...rest, isLoading: true };
    case 'loaded': {
      const fresh = new Set(action.devices.map(({ key }) => key));
      const kept = devices.filter(({ key }) => !fresh.has(key));
      return { ...rest, devices: [...kept, ...action.devices], next: action.next };
    }
    case 'failed':
      return { ...rest, failure: action.failure };
    case 'forgotten':
      return { ...rest, devices: devices.filter(({ key }) => key !== action.key), notice: 'forgotten' };
    case 'status': {
      const { key, isRemembered } = action;
      const changed = devices.map((device) => (device.key === key ? { ...device, isRemembered } : device));
      return { ...rest, devices: changed, notice: isRemembered ? 'remembered' : 'not-remembered' };
    }
    case 'details': {
      const { device } = action;
      const changed = devices.map((other) => (other.key === device.key ? device : other));
      return { ...rest, devices: changed, opened: device.key };
    }
    case 'close-details':
      return { ...rest, opened: undefined };
  }
}

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
