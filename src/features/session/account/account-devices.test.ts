import { describe, expect, test } from 'vitest';
import { NetworkError, ProviderError } from '../../../contract/service/errors';
import { createAccount, signal } from './account-deps.fixture';
import {
  forgetDevice,
  loadDevice,
  loadDevices,
  setRemembered,
  deviceOf,
  devicesReducer,
  noDevices,
  type Device,
} from './account-devices';

describe('devices', () => {
  const listed = (key: string, status = 'remembered') => ({
    DeviceKey: key,
    DeviceAttributes: [
      { Name: 'device_name', Value: 'Tablet' },
      { Name: 'device_status', Value: status },
    ],
    DeviceCreateDate: 1,
    DeviceLastAuthenticatedDate: 2.5,
  });
  const device = (key: string, isRemembered = true): Device => ({
    key,
    name: 'Tablet',
    isRemembered,
    lastAddress: undefined,
    createdAt: 1000,
    usedAt: 2500,
  });
  const state = { devices: [device('a'), device('b')], next: 'more', isLoading: false };

  test('are read with their times in milliseconds, also without any attribute', () => {
    expect(deviceOf(listed('a'))).toEqual(device('a'));
    expect(deviceOf({ DeviceKey: 'x' })).toMatchObject({ key: 'x', name: undefined, isRemembered: false });
  });

  test.each([
    [{ type: 'load' }, { isLoading: true }],
    [{ type: 'failed', failure: { kind: 'network' } }, { failure: { kind: 'network' } }],
    [
      { type: 'loaded', devices: [device('b', false), device('c')], next: undefined },
      { devices: [device('a'), device('b', false), device('c')], next: undefined },
    ],
    [
      { type: 'forgotten', key: 'a' },
      { devices: [device('b')], notice: 'forgotten' },
    ],
    [
      { type: 'status', key: 'b', isRemembered: false },
      { devices: [device('a'), device('b', false)], notice: 'not-remembered' },
    ],
    [
      { type: 'details', device: device('b', false) },
      { devices: [device('a'), device('b', false)], opened: 'b' },
    ],
    [{ type: 'close-details' }, { opened: undefined }],
  ] as const)('after %j', (action, change) => {
    expect(devicesReducer(state, action)).toEqual({ ...state, ...change });
  });

  test('are listed page by page', async () => {
    const { send, sent } = createAccount({
      ListDevices: (request) =>
        'PaginationToken' in request
          ? { Devices: [listed('b')] }
          : { Devices: [listed('a')], PaginationToken: 'more' },
      GetDevice: { Device: listed('b') },
    });
    const first = devicesReducer(noDevices, await loadDevices(send, undefined, signal));
    expect(first).toMatchObject({ devices: [device('a')], next: 'more' });
    const second = devicesReducer(first, await loadDevices(send, first.next, signal));
    expect(second).toMatchObject({ devices: [device('a'), device('b')], next: undefined });
    expect(sent.map(([, request]) => request)).toEqual([
      { AccessToken: 'old', Limit: 10 },
      { AccessToken: 'old', Limit: 10, PaginationToken: 'more' },
    ]);
    expect(await loadDevice(send, 'b', signal)).toEqual({ type: 'details', device: device('b') });
    const status = { key: 'b', isRemembered: false };
    expect(await setRemembered(send, status, signal)).toEqual({ type: 'status', ...status });
    expect(sent.at(-1)?.[1]).toMatchObject({ DeviceKey: 'b', DeviceRememberedStatus: 'not_remembered' });
  });

  test('are removed from the storage of this device too, and an unknown device counts as removed', async () => {
    const unknown = new ProviderError('ResourceNotFoundException', 'Device does not exist.', 400);
    const { deps, devices } = createAccount({ ForgetDevice: unknown });
    expect(await forgetDevice(deps, 'other', signal)).toEqual({ type: 'forgotten', key: 'other' });
    expect(devices.remove).not.toHaveBeenCalled();
    await forgetDevice(deps, 'here', signal);
    expect(devices.remove).toHaveBeenCalledExactlyOnceWith('ida');
    const offline = createAccount({ ForgetDevice: new NetworkError('/') });
    await expect(forgetDevice(offline.deps, 'here', signal)).rejects.toBeInstanceOf(NetworkError);
  });
});
